import type { Mark } from './clusters.ts';

/** A mark on the screen, in pixels from the left and the top of the window. */
export interface PlacedMark {
  mark: Mark;
  at: { left: number; top: number };
}

/** Words beside a mark. */
export interface Label {
  key: string;
  words: string;
  at: { left: number; top: number };
}

/** Pixels, all of them at least what is drawn: a button, a letter, a line of words. */
const BUTTON = 44;
const LETTER = 8;
const LINE = 20;
/** Pixels from the middle of a mark to its words. */
export const ASIDE = { pin: 14, many: 24 } as const;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Towns and points that have room for their names: of the largest first, none over another or over a mark. Each name is
 * said once.
 */
export function labelsOf(placed: readonly PlacedMark[], width: number): Label[] {
  const taken: Box[] = placed.map(({ at: { left, top } }) => boxAt(left - BUTTON / 2, top, BUTTON, BUTTON * 0.7));
  const said = new Set<string>();
  const labels: Label[] = [];
  for (const { mark, at } of placed.toSorted((a, b) => countOf(b.mark) - countOf(a.mark))) {
    const words = mark.kind === 'many' ? mark.town : (mark.pin.label ?? mark.pin.id);
    const box = boxAt(at.left + ASIDE[mark.kind], at.top, words.length * LETTER, LINE);
    const own = placed.findIndex((one) => one.mark === mark);
    if (said.has(words) || box.right > width || box.left < 0) continue;
    if (taken.some((other, n) => n !== own && overlap(box, other))) continue;
    said.add(words);
    taken.push(box);
    labels.push({ key: mark.kind === 'pin' ? mark.pin.id : mark.id, words, at: { left: box.left, top: at.top } });
  }
  return labels;
}

const countOf = (mark: Mark): number => (mark.kind === 'many' ? mark.count : 1);

/** @param middle of its height */
const boxAt = (left: number, middle: number, width: number, height: number): Box => ({
  ...{ left, right: left + width, top: middle - height / 2, bottom: middle + height / 2 },
});

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
