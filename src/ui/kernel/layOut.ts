import { soon, whenIdle } from './idle.ts';

let busy = false;

/**
 * Lays out what lies far below (`data-far`), a part at a time while nobody waits: a page that is printed, searched or
 * photographed as a whole is whole. A part that comes near before is laid out by the browser.
 */
export function layOut(): void {
  if (busy) return;
  busy = true;
  whenIdle(next);
}

function next(): void {
  const part = document.querySelector('[data-far]');
  part?.removeAttribute('data-far');
  busy = part !== null;
  if (part) soon(next);
}
