/** Shows the link of `BackToTop` far down a page; pressed, it goes up smoothly and takes focus along. */
export function startBackToTop(): void {
  const place = document.querySelector<HTMLElement>('[data-top]');
  const link = place?.querySelector('a');
  if (!place || !link) return;
  const look = () => place.toggleAttribute('data-shown', isFarDown(window.scrollY, window.innerHeight));
  // Asked now, where the page stands would have it laid out within the first task of the kernel.
  requestAnimationFrame(look);
  window.addEventListener('scroll', look, { passive: true });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
    document.getElementById(link.hash.slice(1))?.focus({ preventScroll: true });
  });
}

/** The back-to-top link shows after scrolling this many window heights (docs/contract/pages.md#constants). */
export const BACK_TO_TOP_HEIGHTS = 2;

export function isFarDown(scrollY: number, windowHeight: number): boolean {
  return scrollY > BACK_TO_TOP_HEIGHTS * windowHeight;
}
