import { soon, whenIdle } from './idle.ts';
import { whenHandsRest } from './signs.ts';

let busy = false;

/**
 * Time for which hands rest before, ms, and for which a page has been there: a press on a slow telephone came 20 to 40 ms later
 * behind such a layout, and most first presses are made on a page that has just come.
 */
const REST_MS = 4000;

/**
 * Lays out what lies far below (`data-far`), a part at a time while nobody waits and hands rest: a page that is printed,
 * searched or photographed as a whole is whole. A part that comes near before is laid out by the browser.
 */
export function layOut(): void {
  if (busy) return;
  busy = true;
  whenIdle(() => setTimeout(next, REST_MS));
}

const next = (): void => whenHandsRest(REST_MS, () => soon(layOutOne));

function layOutOne(): void {
  const part = document.querySelector('[data-far]');
  part?.removeAttribute('data-far');
  busy = part !== null;
  if (part) next();
}
