import { MONTHS_GENITIVE } from './dates.ts';

const NBSP = '\u00A0';

/** Words that must not be left at the end of a line. */
const SHORT_WORDS = '[aiouwz]|bez|do|n[ar]|od|po|we|z[ae]|ku|ul\\.|al\\.';

/** Measures and what is counted, in every form that follows a number, and months. */
const UNITS =
  '[mc]?l|m|[cmk]m|m²|m?g|dag|kg|[Wh%]|°C|zł|gr|pkt|min|godz|dzień|dnia?|szt(?:uk[ai]?)?|(?:punkt|znak|plik)(?:[iyu]|ów)?';

const AFTER_SHORT_WORD = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(${SHORT_WORDS}) (?=\\S)`, 'giu');
/**
 * Before what is counted, around a sign between amounts and before an amount ("17 × 24", "2 × Kubek", "Ø 27"), and between groups of
 * digits.
 */
const BESIDE_NUMBER = new RegExp(
  `(?<=\\p{Nd}) (?=×|(?:${UNITS}|${MONTHS_GENITIVE.join('|')})(?![\\p{L}\\p{M}\\p{N}]))|(?<=×) (?=\\S)|(?<=[⌀Ø]) (?=\\p{Nd})|(?<=\\d) (?=\\d{3}(?!\\d))`,
  'gu',
);

/** Parts of a message as sentences one after another: what ends without a mark of its own gets a full stop. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?…:]$/.test(String(part)) ? part : `${part}.`))
    .join(' ');

/** Texts that are kept with what is made of them, at most so many of so many letters: most texts of a page stand on the next one too. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 200;
const known = new Map<string, string>();

/**
 * Binds short words to the next one, numbers to their units and groups of digits to each other with U+00A0.
 * Changes spaces only, one for one; doing it twice changes nothing.
 */
export function nbsp(text: string): string {
  let bound = known.get(text);
  if (bound !== undefined) return bound;
  bound = text.replace(AFTER_SHORT_WORD, `$1${NBSP}`).replace(BESIDE_NUMBER, NBSP);
  if (known.size > MOST_KEPT) known.clear();
  if (text.length < LONGEST_KEPT) known.set(text, bound);
  return bound;
}
