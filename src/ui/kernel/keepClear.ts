/**
 * Keeps the focus from under a bar at the lower edge of the window, however tall its words make it (WCAG 2.4.11): what
 * scrolls there stops above.
 */
export function keepClear(bar: HTMLElement): void {
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => {
    if (!bar.isConnected) watcher.disconnect();
    style.setProperty('--bottom-bar', bar.isConnected ? `${bar.offsetHeight}px` : '');
    if (isUnder(bar, document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  watcher.observe(bar);
}

/** Only what the bar has come over is moved: who has scrolled away from the focus reads on. */
function isUnder(bar: HTMLElement, focused: Element | null): boolean {
  if (!bar.isConnected || !focused?.matches('input, select, textarea, button, a') || bar.contains(focused))
    return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > bar.getBoundingClientRect().top && top < window.innerHeight;
}
