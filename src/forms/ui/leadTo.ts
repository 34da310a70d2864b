/** Into view with what stands above it, then the focus, which would scroll by itself to the very edge. */
export function leadTo(control: HTMLElement): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
