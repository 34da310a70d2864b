import { lengthOf } from '../forms/rules/tidy.ts';

// What any basket may hold. The bounds of one product are in `productBounds.ts`, what stops an order in `orderStops.ts`.

/** Characters of the comment of a line. */
export const LONGEST_COMMENT = 500;

/** Comment of a line as it is kept; undefined where it is too long: nothing is cut. */
export function commentOf(typed: string): string | undefined {
  const words = typed.normalize().replace(/\r\n?/g, '\n').trim();
  return lengthOf(words) > LONGEST_COMMENT ? undefined : words;
}

/** Characters of words on a thing where its field names no bound. */
export const LONGEST_TEXT = 1000;

/** Limit of lines in one basket; one more is refused as `basket_full`. */
export const MOST_LINES = 500;

/** Units of one line; keeps every sum of a full basket a safe integer. */
export const MOST_UNITS = 100_000;
