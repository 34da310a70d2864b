/** The timeout (milliseconds) is for Chromium, which now and then begins no idle time at all while a page stands still. */
export const soon = (run: () => void): void =>
  void ('requestIdleCallback' in window ? window.requestIdleCallback(run, { timeout: 2e3 }) : setTimeout(run, 50));

/** Runs something once the page has all it asked for itself and nobody waits. */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') soon(run);
  else window.addEventListener('load', () => soon(run), { once: true });
}

/** Lets what waits be done first: a press, a frame. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** The visitor has asked for few bytes. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
