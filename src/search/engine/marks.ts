import { fold } from '../../kit/fold.ts';
import type { Mark } from './model.ts';

/** With the signs within words that nobody sees, such as soft hyphens. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/** Where a text has the words that were found, in the letters it is written in. `lettersOf` says how much of a folded word to mark. */
export function marksOf(text: string, lettersOf: (folded: string) => number): Mark[] {
  const marks: Mark[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const letters = lettersOf(fold(word));
    if (letters > 0) marks.push([index, index + spelledLength(word, letters)]);
  }
  return marks;
}

/** Length of the part of a word that folds to so many letters: „ß” folds to two, a combining mark and a soft hyphen to none. */
function spelledLength(word: string, letters: number): number {
  let length = 0;
  let folded = 0;
  for (const sign of word) {
    const more = fold(sign).length;
    if (folded >= letters && more > 0) break;
    folded += more;
    length += sign.length;
  }
  return length;
}

/** Letters that two words begin with alike. */
export function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}
