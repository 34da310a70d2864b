import { fold } from '../../kit/fold.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Soft hyphens and their like stand within words. */
const UNSEEN = /\p{Cf}/gu;
const TIMES = /(\d)\s*[x×]\s*(?=\d)/giu;
/** A number with its unit, „350ml”: shops write them apart as often as together. */
const WITH_UNIT = /^(\d+)(\p{L}{1,3})$/u;

/** Words that hold a phrase together and say nothing of a product. */
const LINKING = new Set([
  'a',
  'dla',
  'do',
  'i',
  'lub',
  'na',
  'o',
  'oraz',
  'po',
  'pod',
  'sie',
  'u',
  'w',
  'we',
  'z',
  'ze',
]);

/** Words of a text in small letters with their diacritics, in order. Queries and the index are cut alike. */
export function wordsOf(text: string): string[] {
  const small = text.normalize('NFC').toLowerCase().replace(UNSEEN, '');
  if (!hasDigit(small)) return small.match(WORD) ?? [];
  const words = small.replace(TIMES, '$1 ').match(WORD) ?? [];
  return words.flatMap((word) => WITH_UNIT.exec(word)?.slice(1) ?? [word]);
}

export const isLinking = (folded: string): boolean => LINKING.has(folded);

export const hasDigit = (word: string): boolean => /\d/.test(word);

/** A code or a part of one as it is compared: letters and digits alone. */
export function codeOf(text: string): string {
  if (PLAIN_CODE.test(text)) return text.toLowerCase().replaceAll('-', '');
  return fold(text)
    .replace(SIGN_OF_TIMES, 'x')
    .replace(/[^a-z0-9]+/g, '');
}

/** Between numbers it is read as the letter that stands for it elsewhere: „10 × 10” is a size, not the number 1010. */
const SIGN_OF_TIMES = /(?<=\d\s*)[×*](?=\s*\d)/g;

/** Nearly every code; folding takes ten times as long. */
const PLAIN_CODE = /^[A-Za-z0-9-]*$/;
