import { MONTHS_GENITIVE } from './dates.ts';

const NBSP = '\u00A0';

/** Words that must not be left at the end of a line. */
const SHORT_WORDS = ['a', 'i', 'o', 'u', 'w', 'z', 'bez', 'do', 'na', 'od', 'po', 'we', 'za', 'ze', 'ku', 'nr'];
const ABBREVIATIONS = ['ul\\.', 'al\\.'];

const UNITS = [
  ...['ml', 'cl', 'l', 'mg', 'dag', 'g', 'kg', 'mm', 'cm', 'm', 'm²', 'km', 'W', '°C', '%', 'zł', 'gr', 'szt', 'pkt'],
  ...['min', 'godz', 'h', 'dzień', 'dni', 'dnia', 'sztuka', 'sztuki', 'sztuk', 'punkt', 'punkty', 'punktów', 'punktu'],
  ...['znak', 'znaki', 'znaków', 'znaku', 'plik', 'pliki', 'plików', 'pliku'],
  ...MONTHS_GENITIVE,
];

const AFTER_SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}])(${[...SHORT_WORDS, ...ABBREVIATIONS].join('|')}) (?=\\S)`,
  'giu',
);
const BEFORE_UNIT = new RegExp(`(?<=\\p{Nd}) (?=(?:${UNITS.join('|')})(?![\\p{L}\\p{M}\\p{N}]))`, 'gu');
/** A sign between amounts, and one before an amount: "17 × 24", "2 × Kubek", "⌀ 27". */
const AROUND_SIGN = /(?<=\p{Nd}) (?=×)|(?<=[×⌀]) (?=\S)/gu;
const INSIDE_NUMBER = /(?<=\d) (?=\d{3}(?!\d))/g;

/** Parts of a message as sentences one after another: what ends without a mark of its own gets a full stop. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…:]$/.test(String(part)) ? part : `${part}.`))
    .join(' ');

/**
 * Binds short words to the next one, numbers to their units and groups of digits to each other with U+00A0.
 * Changes spaces only, one for one; doing it twice changes nothing.
 */
export function nbsp(text: string): string {
  return text
    .replace(AFTER_SHORT_WORD, `$1${NBSP}`)
    .replace(BEFORE_UNIT, NBSP)
    .replace(AROUND_SIGN, NBSP)
    .replace(INSIDE_NUMBER, NBSP);
}
