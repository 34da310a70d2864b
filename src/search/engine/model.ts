/** What can be found: a product, a category, a page. */
export interface SearchDoc {
  id: number;
  /** Lower stands first among equally good ones; a whole number from 0 below 2^30. */
  weight: number;
  /** Its words by field: its name, what belongs to it alone or to few, what it shares with many. */
  texts: readonly [name: readonly string[], own: readonly string[], shared: readonly string[]];
  /** Its codes and the numbers under its bars. */
  codes: readonly string[];
}

export const WEIGHTS = 2 ** 30;

export interface SearchChanges {
  /** Added or changed in their words. */
  docs: readonly SearchDoc[];
  /** Changed in their weight alone. */
  weights: readonly { id: number; weight: number }[];
  removed: readonly number[];
}

/** What a language and a shop know of words. */
export interface SearchLanguage {
  /** Keys of a word with its diacritics, folded; forms of one word share a key. */
  stems(word: string): readonly string[];
  /** Words and phrases that mean the same; the first list is asked for, the second found as well. */
  synonyms: readonly { asked: readonly string[]; found: readonly string[] }[];
  /** Words that are right as they are. */
  neverCorrected: readonly string[];
}

/** Letters of a text that were asked for: from, up to and not including. */
export type Mark = readonly [from: number, to: number];

export interface Found {
  /** The best first, at most as many as asked for. */
  ids: number[];
  /** Number of all that match. */
  total: number;
  /** True when more match: very common words are not counted to the end. */
  atLeast: boolean;
  /** The query with its typos mended, in the spelling of the shop; undefined when nothing was mended. */
  corrected?: string;
  /** Words of the query that nothing found has. */
  missing: string[];
  marks(text: string): Mark[];
}

/** Finds ids by words; names and prices come from the catalogue, so that an engine that lags never shows an old price. */
export interface SearchEngine {
  readonly capabilities: {
    /** Languages whose forms of a word meet. */
    languages: readonly string[];
    typos: boolean;
    /** Parts of codes are found too. */
    partsOfCodes: boolean;
  };
  /** Takes the place of everything known so far, once it is ready; documents come in the order of their weight, and may be asked for twice. */
  build(docs: Iterable<SearchDoc>): Promise<void>;
  patch(changes: SearchChanges): void;
  find(text: string, most: number): Found;
}
