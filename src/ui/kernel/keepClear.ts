let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the focus from under a bar at the lower edge of the window, however tall its words make it (WCAG 2.4.11): what
 * scrolls there stops above. What is fixed there stands above it as well, marked `data-above-bar`.
 */
export function keepClear(bar: HTMLElement): void {
  const watcher = new ResizeObserver(() => {
    if (!bar.isConnected) watcher.disconnect();
    setHeight(bar.isConnected ? bar.offsetHeight : 0);
    if (isUnder(bar, document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  watcher.observe(bar);
}

/**
 * By a sheet, and for the root what `styles/base.css` makes of the height: had the root `--bottom-bar` itself, which all
 * inherit, the browser would reckon the style of the whole page anew.
 */
function setHeight(px: number): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  const root = `scroll-padding-bottom:calc(var(--s-5) + ${px}px + var(--late-room))`;
  sheet.replaceSync(px ? `html{${root}}[data-above-bar]{--bottom-bar:${px}px}` : '');
}

/** Only what the bar has come over is moved: who has scrolled away from the focus reads on. */
function isUnder(bar: HTMLElement, focused: Element | null): boolean {
  if (!bar.isConnected || !focused?.matches('input, select, textarea, button, a') || bar.contains(focused))
    return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > bar.getBoundingClientRect().top && top < window.innerHeight;
}
