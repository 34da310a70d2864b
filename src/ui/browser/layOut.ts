const idle = (run: () => void): void =>
  void ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 50));

/**
 * Lays out what lies far below (`data-far`), a part at a time while nobody waits: a page that is printed, searched or
 * photographed as a whole is whole. A part that comes near before is laid out by the browser.
 */
export function layOut(): void {
  idle(() => {
    const part = document.querySelector('[data-far]');
    if (!part) return;
    part.removeAttribute('data-far');
    layOut();
  });
}
