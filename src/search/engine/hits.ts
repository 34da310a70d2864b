import { WEIGHTS } from './model.ts';
import type { Segment } from './segment.ts';

const MOST_EXTRA = 15;
const COSTS = 2 ** 16;

/** Beyond this many wanted hits a threshold is cheaper than keeping the best ones sorted while they come. */
const FEW_WANTED = 64;

/**
 * Documents found, each with one number to rank by: rank of its stage, words it lacks, cost of those it has, words of its name
 * that nobody asked for, its weight.
 */
export class Hits {
  readonly segments: readonly Segment[];
  #keys = new Float64Array(256);
  #places = new Float64Array(256);
  #size = 0;
  /** Documents found while they were few, and by their codes: a later stage finds them again. */
  readonly #seen = new Set<number>();
  readonly #few: number;

  constructor(segments: readonly Segment[], few: number) {
    this.segments = segments;
    this.#few = few;
  }

  get size(): number {
    return this.#size;
  }

  add(segment: number, place: number, rank: number, cost: number, words: number): void {
    const at = segment * 2 ** 32 + place;
    if (this.#seen.size > 0 && this.#seen.has(at)) return;
    if (words === 0 || this.#size < this.#few) this.#seen.add(at);
    const { nameWords = [], weights = [] } = this.segments[segment] ?? {};
    const extra = Math.min(MOST_EXTRA, Math.max(0, (nameWords[place] ?? 0) - words));
    if (this.#size === this.#keys.length) {
      this.#keys = doubled(this.#keys);
      this.#places = doubled(this.#places);
    }
    this.#keys[this.#size] = ((rank * COSTS + cost) * (MOST_EXTRA + 1) + extra) * WEIGHTS + (weights[place] ?? 0);
    this.#places[this.#size++] = at;
  }

  /** The best, as many as wanted, the best first; each document once. */
  best(most: number): { segment: number; place: number }[] {
    const kept = this.#size <= most ? [...Array(this.#size).keys()] : this.#chosen(most);
    kept.sort((a, b) => (this.#keys[a] ?? 0) - (this.#keys[b] ?? 0) || (this.#places[a] ?? 0) - (this.#places[b] ?? 0));
    return kept.map((n) => {
      const at = this.#places[n] ?? 0;
      return { segment: Math.floor(at / 2 ** 32), place: at % 2 ** 32 };
    });
  }

  #chosen(most: number): number[] {
    const limit = most <= FEW_WANTED ? this.#limitOfFew(most) : this.#keys.slice(0, this.#size).sort()[most - 1];
    const below: number[] = [];
    const even: number[] = [];
    for (let n = 0; n < this.#size; n++) {
      const key = this.#keys[n] ?? 0;
      if (key < (limit ?? 0)) below.push(n);
      else if (key === limit && even.length < most) even.push(n);
    }
    return [...below, ...even].slice(0, most);
  }

  #limitOfFew(most: number): number {
    const best = new Float64Array(most).fill(Number.POSITIVE_INFINITY);
    for (let n = 0; n < this.#size; n++) {
      const key = this.#keys[n] ?? 0;
      if (key >= (best[most - 1] ?? 0)) continue;
      let at = most - 1;
      while (at > 0 && (best[at - 1] ?? 0) > key) {
        best[at] = best[at - 1] ?? 0;
        at--;
      }
      best[at] = key;
    }
    return best[most - 1] ?? Number.POSITIVE_INFINITY;
  }
}

function doubled(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const grown = new Float64Array(array.length * 2);
  grown.set(array);
  return grown;
}
