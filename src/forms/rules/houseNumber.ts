/** Finds the house number in a line such as "al. 3 Maja 12A m. 4". */

/** Words that may follow a house number and lead to a flat. */
const FLAT_WORDS = new Set(
  'm lok lokal mieszkanie nr bud budynek bl blok kl klatka p piętro pietro wejście wejscie seg segment box boks apt ap'.split(
    ' ',
  ),
);
const NUMBER_PIECE = /^\d{1,5}[a-z]{0,2}$/;
const FLAT_PIECE = /^(?:[a-z]|[ivx]{1,5}|[a-z]{1,3}\.?\d{1,4}[a-z]?)$/;

/** Words for a house without a number, in Poland and abroad. */
const NONE = new Set('b/n bn b.n b.n. bez_numeru brak_numeru s/n sn snc'.split(' '));

const isNumber = (word: string) => word.split(/[/-]/).every((piece) => NUMBER_PIECE.test(piece));
const isFlat = (word: string) =>
  word === '/' || FLAT_WORDS.has(word.endsWith('.') ? word.slice(0, -1) : word) || FLAT_PIECE.test(word);

export interface StreetLine {
  street: string;
  number: string;
}

/**
 * Parts a Polish line: the number is the last run of words that are numbers or lead to a flat, from its first number on;
 * so "3 Maja" has none and "Jana Pawła II 12 m. 4" has "12 m. 4". Undefined without a number or without words before it.
 */
export function splitStreet(line: string): StreetLine | undefined {
  const words = line.split(' ');
  const none = wordsForNone(words);
  if (none > 0) return cut(words, words.length - none);
  let from = -1;
  for (let place = words.length - 1; place > 0; place -= 1) {
    const raw = (words[place] ?? '').toLowerCase();
    const word = raw.endsWith(',') ? raw.slice(0, -1) : raw;
    if (isNumber(word)) from = place;
    else if (!isFlat(word)) break;
  }
  return from < 1 ? undefined : cut(words, from);
}

function cut(words: readonly string[], from: number): StreetLine {
  const before = words.slice(0, from).join(' ');
  return { street: before.endsWith(',') ? before.slice(0, -1) : before, number: words.slice(from).join(' ') };
}

/** Counts the words at the end of a line that say that the house has no number; never all of them. */
function wordsForNone(words: readonly string[]): number {
  const ends = (count: number) => words.length > count && NONE.has(words.slice(-count).join('_').toLowerCase());
  return ends(2) ? 2 : ends(1) ? 1 : 0;
}

/** Tells whether a line says that its house has no number. */
export const saysNone = (line: string): boolean => wordsForNone(line.split(' ')) > 0;

/** A line that nobody types into a street's field, characters. */
const LONGEST_LINE = 200;

/**
 * Browsers fill in "Polna 12" as one line, for they know no field of a house number; what belongs to each field then.
 * Undefined where there is nothing to part.
 */
export function partLine(street: string, number: string, region: string): StreetLine | undefined {
  if (region !== 'PL' || number.trim() !== '' || street.length > LONGEST_LINE) return undefined;
  return splitStreet(street.trim());
}

/** Words that end the name of a British street. */
const BRITISH = new Set(
  'street st road rd lane avenue ave close drive way court place gardens terrace row hill square crescent grove park mews walk green'.split(
    ' ',
  ),
);

/** Tells whether a British line holds a house name: before a comma, or after the word that ends the street's name. */
export function hasBritishHouse(line: string): boolean {
  if (/\d/.test(line)) return true;
  const words = line.toLowerCase().split(' ');
  const street = words.findIndex((word) => BRITISH.has(word.endsWith(',') ? word.slice(0, -1) : word));
  return line.slice(0, -1).includes(',') || (street >= 0 && street < words.length - 1);
}
