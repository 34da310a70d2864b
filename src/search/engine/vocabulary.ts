import { hasMoreBits, letterMask, typosTo } from './typos.ts';

/** Distinct folded words of an index in the order of their code units; a word's number is its place. */
export interface VocabularyData {
  /** Words, a line each. */
  readonly words: string;
  /** Words as the shop writes them, diacritics included, a line each. */
  readonly spelled: string;
  /** Words without digits, the shortest first; those of n letters lie between starts n and n + 1. */
  readonly byLength: Uint32Array<ArrayBuffer>;
  readonly lengthStarts: Uint32Array<ArrayBuffer>;
  /** Code units of the words by length, end to end. */
  readonly letters: Uint16Array<ArrayBuffer>;
  /** Letters of the words by length as bits. */
  readonly masks: Int32Array<ArrayBuffer>;
  /** A line each, in the order of their code units. */
  readonly stems: string;
  /** Words by stem, end to end; those of stem n lie between starts n and n + 1. */
  readonly stemStarts: Uint32Array<ArrayBuffer>;
  readonly stemWords: Uint32Array<ArrayBuffer>;
}

export class Vocabulary {
  readonly words: readonly string[];
  /** Words as the shop writes them, diacritics included. */
  readonly spelled: readonly string[];
  readonly #stems: readonly string[];
  readonly #data: Omit<VocabularyData, 'words' | 'spelled' | 'stems'>;

  constructor({ words, spelled, stems, ...data }: VocabularyData) {
    this.words = linesOf(words);
    this.spelled = linesOf(spelled);
    this.#stems = linesOf(stems);
    this.#data = data;
  }

  find(word: string): number | undefined {
    const place = lowerBound(this.words, word);
    return this.words[place] === word ? place : undefined;
  }

  /** Words that begin so: from the first place up to, not including, the second. */
  beginningWith(start: string): [from: number, to: number] {
    return [lowerBound(this.words, start), lowerBound(this.words, `${start}\uffff`)];
  }

  withStem(stem: string): Uint32Array {
    const place = lowerBound(this.#stems, stem);
    return this.#stems[place] === stem ? this.#wordsOfStems(place, place + 1) : new Uint32Array();
  }

  /** Words whose stems begin so. */
  withLongerStem(start: string): Uint32Array {
    return this.#wordsOfStems(lowerBound(this.#stems, start), lowerBound(this.#stems, `${start}\uffff`));
  }

  /** Calls `found` for every word at most so many typos away from the asked one; `start` also for words beginning like that. */
  near(asked: string, most: number, start: boolean, found: (word: number, typos: number) => void): void {
    const { byLength, lengthStarts, letters, masks } = this.#data;
    const mask = letterMask(asked);
    const typosOf = typosTo(asked, most, start);
    const longest = start ? lengthStarts.length - 2 : Math.min(lengthStarts.length - 2, asked.length + most);
    let before = 0;
    for (let length = 0; length <= longest; length++) {
      const from = lengthStarts[length] as number;
      const to = lengthStarts[length + 1] as number;
      if (length >= asked.length - most) {
        for (let n = from; n < to; n++) {
          const other = masks[n] as number;
          // Letters of a longer word behind its beginning count for nothing.
          if (hasMoreBits(start ? mask & ~other : mask ^ other, start ? most : 2 * most)) continue;
          const typos = typosOf(letters, before + (n - from) * length, length);
          if (typos <= most) found(byLength[n] as number, typos);
        }
      }
      before += (to - from) * length;
    }
  }

  #wordsOfStems(from: number, to: number): Uint32Array {
    return this.#data.stemWords.subarray(this.#data.stemStarts[from], this.#data.stemStarts[to]);
  }
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function lowerBound(sorted: readonly string[], wanted: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
