import { MINUTE } from '../../kit/clock.ts';
import { onReturn } from '../../ui/kernel/pages.ts';

/** A page that nobody has looked at for so long may be old. */
const OLD_AFTER = MINUTE;

/**
 * Asks whether an open page is still right. A fresh page is. One that comes out of the browser's memory, or is looked
 * at again after a while, asks whether its product still costs and is what it says.
 */
export function watchOld(): void {
  let hidden: number | undefined;
  if (isKept(performance.getEntriesByType('navigation')[0])) ask();
  window.addEventListener('pageshow', ({ persisted }) => persisted && ask());
  onReturn(ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hidden = Date.now();
    else if (hidden !== undefined && Date.now() - hidden > OLD_AFTER) ask();
  });
}

/** Was the document shown without the shop having been asked. */
export const isKept = (entry: Partial<PerformanceNavigationTiming> | undefined): boolean =>
  entry?.type === 'back_forward' || entry?.transferSize === 0;

function ask(): void {
  const form = document.querySelector<HTMLFormElement>('#projector_form');
  // Without the code, and without an answer, the page stays as it is.
  if (form) void import('./tellFresh.ts').then((module) => module.tellFresh(form)).catch(() => {});
}
