import { openClass } from './marks.ts';

const closerOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-close]') : null;

/** Lets strips and bars be closed, and takes out what was closed before. Returns how to stop. */
export function watchStrips(): () => void {
  const { classList } = document.documentElement;
  for (const strip of document.querySelectorAll('[data-cookie],[data-bar]')) {
    if (!classList.contains(openClass(strip.id))) strip.remove();
  }
  const close = async (closer: Element) => (await import('./close.ts')).closeStrip(closer);
  const onClick = ({ target }: Event) => {
    const closer = closerOf(target);
    // Without the code it stays, as it would without scripts.
    if (closer) close(closer).catch(() => {});
  };
  document.addEventListener('click', onClick);
  for (const button of window.__pressed ?? []) onClick({ target: button } as unknown as Event);
  return () => document.removeEventListener('click', onClick);
}
