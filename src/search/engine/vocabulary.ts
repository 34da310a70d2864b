import { bitCount, letterMask, typosTo } from './typos.ts';
import { hasDigit } from './words.ts';

/** Distinct folded words of an index in the order of their code units; a word's number is its place. */
export class Vocabulary {
  readonly words: readonly string[];
  /** Words as the shop writes them, diacritics included. */
  readonly spelled: readonly string[];
  /** Words without digits, the shortest first; those of n letters lie between starts n and n + 1. */
  readonly #byLength: Uint32Array;
  readonly #lengthStarts: Uint32Array;
  /** Letters of the words by length, in the same order. */
  readonly #masks: Int32Array;
  readonly #stems: readonly string[];
  /** Words by stem, end to end; those of stem n lie between starts n and n + 1. */
  readonly #stemStarts: Uint32Array;
  readonly #stemWords: Uint32Array;

  constructor(words: readonly { folded: string; spelled: string; stems: readonly string[] }[]) {
    this.words = words.map(({ folded }) => folded);
    this.spelled = words.map(({ spelled }) => spelled);
    const letters = (place: number | undefined) => this.words[place ?? -1]?.length ?? 0;
    const longest = this.words.reduce((most, word) => Math.max(most, word.length), 0);
    this.#byLength = Uint32Array.from(this.words.keys().filter((place) => !hasDigit(this.words[place] ?? '')));
    this.#byLength.sort((a, b) => letters(a) - letters(b) || a - b);
    this.#masks = Int32Array.from(this.#byLength, (place) => letterMask(this.words[place] ?? ''));
    this.#lengthStarts = new Uint32Array(longest + 2);
    for (const [n, place] of this.#byLength.entries()) this.#lengthStarts[letters(place) + 1] = n + 1;
    for (let n = 1; n < this.#lengthStarts.length; n++) {
      this.#lengthStarts[n] = Math.max(this.#lengthStarts[n] ?? 0, this.#lengthStarts[n - 1] ?? 0);
    }
    const byStem = new Map<string, number[]>();
    for (const [place, { stems }] of words.entries()) {
      for (const stem of stems) {
        const others = byStem.get(stem);
        if (others === undefined) byStem.set(stem, [place]);
        else others.push(place);
      }
    }
    this.#stems = [...byStem.keys()].sort();
    this.#stemStarts = new Uint32Array(this.#stems.length + 1);
    let end = 0;
    for (const [n, stem] of this.#stems.entries()) {
      end += byStem.get(stem)?.length ?? 0;
      this.#stemStarts[n + 1] = end;
    }
    this.#stemWords = Uint32Array.from(this.#stems.flatMap((stem) => byStem.get(stem) ?? []));
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
    const mask = letterMask(asked);
    const typosOf = typosTo(asked, most, start);
    const last = this.#lengthStarts.length - 1;
    const from = this.#lengthStarts[Math.min(last, Math.max(0, asked.length - most))] as number;
    const to = this.#lengthStarts[start ? last : Math.min(last, asked.length + most + 1)] as number;
    for (let n = from; n < to; n++) {
      const other = this.#masks[n] as number;
      // Letters of a longer word behind its beginning count for nothing.
      const apart = start ? 2 * bitCount(mask & ~other) : bitCount(mask ^ other);
      if (apart > 2 * most) continue;
      const word = this.#byLength[n] as number;
      const typos = typosOf(this.words[word] as string);
      if (typos <= most) found(word, typos);
    }
  }

  #wordsOfStems(from: number, to: number): Uint32Array {
    return this.#stemWords.subarray(this.#stemStarts[from], this.#stemStarts[to]);
  }
}

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
