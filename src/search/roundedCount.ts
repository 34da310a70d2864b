/** Digits that say how many a large number is. */
const TELLING = 2;

/** A round number that there are more than, of things that are at least so many. */
export function roundedDown(atLeast: number): number {
  const below = Math.max(0, atLeast - 1);
  const step = 10 ** Math.max(0, String(below).length - TELLING);
  return Math.floor(below / step) * step;
}
