import { setCookie } from '../../ui/browser/cookie.ts';
import { localStore } from '../../ui/browser/storage.ts';
import { CLOSED_BARS, openClass } from './marks.ts';

/** Ids that were kept, whatever else stands there. */
function closedBars(): string[] {
  const kept = localStore.readJson(CLOSED_BARS);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Takes out the strip or bar around its control, and remembers that for as long as it says. */
export function closeAnnouncement(closer: Element): void {
  const strip = closer.closest<HTMLElement>('[data-cookie],[data-bar]');
  if (!strip) return;
  const { cookie, days } = strip.dataset;
  if (cookie === undefined) localStore.writeJson(CLOSED_BARS, [...new Set([...closedBars(), strip.id])]);
  else setCookie(cookie, 'true', Number(days));
  const hadFocus = strip.contains(document.activeElement);
  document.documentElement.classList.remove(openClass(strip.id));
  strip.remove();
  // Focus would fall to the top of the document, unseen.
  if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
}
