import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';

/** Spaces, and marks that NFC joins to letters, may make a value longer than what is kept; never by more than this. */
const ROOM = 4;

/**
 * One line as it is kept: NFC, single spaces, none at the ends. What is far too long is refused before any pattern sees
 * it. `most` counts characters.
 */
export function tidy(value: string, most: number): Checked {
  const tooLong = err({ code: 'max_length', bound: most } as const);
  if (value.length > most * ROOM) return tooLong;
  const text = value.normalize('NFC').replace(/\s+/g, ' ').trim();
  return lengthOf(text) > most ? tooLong : ok(text);
}

/** Characters as a person counts them, a pair of surrogates once. */
export const lengthOf = (text: string): number => [...text].length;
