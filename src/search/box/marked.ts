import { fold } from '../../kit/fold.ts';
import { marksOf, sharedStart } from '../engine/marks.ts';
import type { Mark } from '../engine/model.ts';

/** Letters that a word and another form of it share at least, and the most that may differ at its end. */
const SHARED = 4;
const ENDING = 3;

/** Where a name has the words of a text, in the letters it is written in: their beginnings, and other forms of them. */
export function marksFor(name: string, text: string): Mark[] {
  const asked = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return marksOf(name, (word) => Math.max(0, ...asked.map((one) => lettersAlike(one, word))));
}

function lettersAlike(asked: string, word: string): number {
  const alike = sharedStart(asked, word);
  const isForm = alike >= SHARED && asked.length - alike <= ENDING;
  return alike === asked.length || isForm ? alike : 0;
}

export interface Piece {
  text: string;
  marked: boolean;
  /** Place in the name where the piece begins. */
  at: number;
}

/** A name cut where its marks begin and end. Marks that do not fit are left out. */
export function piecesOf(name: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const cut = (to: number, marked: boolean) => {
    if (to > at) pieces.push({ text: name.slice(at, to), marked, at });
    at = Math.max(at, to);
  };
  for (const [from, to] of marks) {
    if (from < at || to > name.length) continue;
    cut(from, false);
    cut(to, true);
  }
  cut(name.length, false);
  return pieces;
}
