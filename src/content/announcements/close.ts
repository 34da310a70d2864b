import { setCookie } from '../../ui/browser/cookie.ts';
import { localStore } from '../../ui/browser/storage.ts';
import { CLOSED_BARS, openClass } from './marks.ts';

/** Ids that were kept, whatever else stands there. */
function closedBars(): string[] {
  const kept = localStore.readJson(CLOSED_BARS);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Takes out the bar around its control, and remembers that: the first two kinds for as many days as they say, a bar of the merchant's own for good. */
export function closeAnnouncement(closer: Element): void {
  const bar = closer.closest<HTMLElement>('[data-cookie],[data-bar]');
  if (!bar) return;
  const { cookie, days } = bar.dataset;
  if (cookie === undefined) localStore.writeJson(CLOSED_BARS, [...new Set([...closedBars(), bar.id])]);
  else setCookie(cookie, 'true', Number(days));
  const hadFocus = bar.contains(document.activeElement);
  document.documentElement.classList.remove(openClass(bar.id));
  bar.remove();
  // Focus would fall to the top of the document, unseen.
  if (hadFocus) document.getElementById('content')?.focus({ preventScroll: true });
}
