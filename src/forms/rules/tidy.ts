import { err, ok } from '../../kit/result.ts';
import type { Checked } from '../codes.ts';

/** Factor by which spaces, and marks that NFC joins to letters, may make a value longer than the stored one. */
export const ROOM = 4;

/**
 * Invisible marks in pasted text: of reading direction (telephones of contacts), of places where a line may break.
 * Joiners of letters (U+200C, U+200D) belong to names.
 */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g;

/**
 * Cleans one line: NFC, single spaces, none at the ends, without marks that cannot be seen. What is far too long is
 * refused before any pattern sees it. `most` counts characters. Half a pair of surrogates, at which libraries throw,
 * becomes U+FFFD.
 */
export function tidy(value: string, most: number): Checked {
  const tooLong = err({ code: 'max_length', bound: most } as const);
  if (value.length > most * ROOM) return tooLong;
  const text = value.toWellFormed().normalize('NFC').replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  return lengthOf(text) > most ? tooLong : ok(text);
}

/**
 * The signs of a keyboard for what programs typeset or an Asian keyboard writes instead: wide digits, dashes, joiners. Of
 * values that are digits, letters and what parts them: telephones, postcodes, tax numbers, accounts.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\u200C\u200D]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/** Characters as a person counts them, a pair of surrogates once. */
export const lengthOf = (text: string): number => [...text].length;
