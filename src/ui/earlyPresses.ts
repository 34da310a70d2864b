declare global {
  interface Window {
    /** Buttons that were pressed before the page's code had come; undefined once it has. */
    __pressed?: HTMLButtonElement[] | undefined;
  }
}

/**
 * Stands in the head: remembers presses of buttons that do nothing without code, until the code comes. Its hash goes into
 * the Content-Security-Policy. A button that sends a form needs no code, and is not held back.
 */
export const pressScript =
  'window.__pressed=[];addEventListener("click",e=>{var b=e.target.closest?.("button[type=button]");if(b)window.__pressed?.push(b)},true)';

/** Those inside the element, to be pressed again, each once. */
export function takePresses(element: HTMLElement): HTMLButtonElement[] {
  const pressed = window.__pressed ?? [];
  const inside = pressed.filter((button) => element.contains(button));
  if (window.__pressed) window.__pressed = pressed.filter((button) => !element.contains(button));
  return inside;
}

/** Those that nobody took. From now on none are remembered: the page's code hears of every press by itself. */
export function restOfPresses(): HTMLButtonElement[] {
  const pressed = window.__pressed ?? [];
  window.__pressed = undefined;
  return pressed;
}
