import { savesData } from '../idle.ts';
import { fetchPage } from './fetchPage.ts';
import { placeNow } from './show.ts';
import { isPage, partAddress, swappableLink, withoutHash } from './swappable.ts';

/** A pointer that stays this long on a link is likely to press it, ms. */
const INTENT = 65;
/** Time in which a prefetched page is used, ms. */
const FRESH = 20_000;
const MOST = 12;

const ahead = new Map<string, { at: number; html: Promise<string | undefined> }>();

/** Takes what was prefetched of an address (`partAddress`); used once. */
export function takePrefetched(key: string): Promise<string | undefined> | undefined {
  const found = ahead.get(key);
  ahead.delete(key);
  return found && performance.now() - found.at < FRESH ? found.html : undefined;
}

/** Fetches a page that somebody is about to open, unless they save data. */
export function prefetch(url: URL): void {
  if (savesData()) return;
  const key = partAddress(url, placeNow());
  const known = ahead.get(key);
  if (known && performance.now() - known.at < FRESH) return;
  ahead.set(key, { at: performance.now(), html: fetchPage(key) });
  const [oldest] = ahead.keys();
  if (ahead.size > MOST && oldest !== undefined) ahead.delete(oldest);
}

/** Fetches a page when somebody is about to open it: a pointer rests on its link, or a finger touches it. */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const url = pointerType === 'mouse' ? pageOf(target) : undefined;
    if (url) timer = setTimeout(() => prefetch(url), INTENT);
  });
  document.addEventListener('pointerdown', ({ target, button }) => {
    clearTimeout(timer);
    const url = button === 0 ? pageOf(target) : undefined;
    if (url) prefetch(url);
  });
}

/** Address of the page behind a link that a swap would open. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || !swappableLink(link) || link.hasAttribute('data-own') || link.hasAttribute('data-held'))
    return undefined;
  const url = new URL(link.href);
  return isPage(url, location.origin) && withoutHash(url) !== withoutHash(new URL(location.href)) ? url : undefined;
}
