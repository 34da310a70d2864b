import { bitCount, letterMask, typosBetween } from './typos.ts';
import { hasDigit } from './words.ts';

/** Distinct folded words of an index in the order of their code units; a word's number is its place. */
export class Vocabulary {
  readonly words: readonly string[];
  /** Words as the shop writes them, diacritics included. */
  readonly spelled: readonly string[];
  /** 0 for words that are never taken for a typo: those with digits. */
  readonly #lengths: Uint8Array;
  readonly #masks: Int32Array;
  readonly #stems: readonly string[];
  /** Words by stem, end to end; those of stem n lie between starts n and n + 1. */
  readonly #stemStarts: Uint32Array;
  readonly #stemWords: Uint32Array;

  constructor(words: readonly { folded: string; spelled: string; stems: readonly string[] }[]) {
    this.words = words.map(({ folded }) => folded);
    this.spelled = words.map(({ spelled }) => spelled);
    this.#lengths = Uint8Array.from(this.words, (word) => (hasDigit(word) ? 0 : Math.min(255, word.length)));
    this.#masks = Int32Array.from(this.words, letterMask);
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
    const length = asked.length;
    const mask = letterMask(asked);
    for (let word = 0; word < this.words.length; word++) {
      const longer = (this.#lengths[word] ?? 0) - length;
      if (longer < -most || (longer > most && !start)) continue;
      const other = this.#masks[word] ?? 0;
      // Letters of a longer word behind its beginning count for nothing.
      const apart = start ? 2 * bitCount(mask & ~other) : bitCount(mask ^ other);
      if (apart > 2 * most) continue;
      const typos = typosBetween(asked, this.words[word] ?? '', most, start);
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
