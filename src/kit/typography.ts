import { MONTHS_GENITIVE } from './dates.ts';

const NBSP = '\u00A0';

/** Words that must not be left at the end of a line. */
const SHORT_WORDS = '[aiouwz]|bez|do|n[ar]|od|po|we|z[ae]|ku|ul\\.|al\\.';

/** Measures and what is counted, in every form that follows a number, and months. */
const UNITS =
  '[mc]?l|m|[cmk]m|m²|m?g|dag|kg|[Wh%]|°C|zł|gr|pkt|min|godz|dzień|dnia?|szt(?:uk[ai]?)?|(?:punkt|znak|plik)(?:[iyu]|ów)?';

const AFTER_SHORT_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${SHORT_WORDS}) (?=\\S)`, 'giu');
const BEFORE_UNIT = new RegExp(
  `(?<=\\p{Nd}) (?=(?:${UNITS}|${MONTHS_GENITIVE.join('|')})(?![\\p{L}\\p{M}\\p{N}]))`,
  'gu',
);
/** A sign between amounts, and one before an amount: "17 × 24", "2 × Kubek", "Ø 27". */
const AROUND_SIGN = /(?<=\p{Nd}) (?=×)|(?<=×) (?=\S)|(?<=[⌀Ø]) (?=\p{Nd})/gu;
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
