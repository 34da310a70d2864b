/** What is kept of a query, so that a phrase says what is wanted and nothing of who wants it. */

const LONGEST = 60;
const MOST_WORDS = 6;
/** Telephone numbers, cards, tax numbers: longer than any size or year. */
const NUMBER = /\d(?:[\s-]?\d){5,}/;

/** The phrase of a query, or undefined for one that is not kept: too long for a thing, or with an address or a number of somebody's. */
export function phraseOf(text: string): string | undefined {
  const phrase = text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const fits = phrase.length > 1 && phrase.length <= LONGEST && phrase.split(' ').length <= MOST_WORDS;
  const plain = /^[\p{L}\p{N}\p{M} .,'’„”"×+/&-]+$/u.test(phrase) && /[\p{L}\p{N}]/u.test(phrase);
  return fits && plain && !NUMBER.test(phrase) ? phrase : undefined;
}
