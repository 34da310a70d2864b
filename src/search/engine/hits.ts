import { Least } from './least.ts';
import { WEIGHTS } from './model.ts';
import type { Segment } from './segment.ts';

const MOST_EXTRA = 15;
const COSTS = 2 ** 16;

/** Documents that a stage has found in one segment. */
export interface Matched {
  places: Uint32Array;
  /** Cost by place. */
  costs: Uint16Array;
  /** True when not all documents were looked at. */
  cut: boolean;
}

/**
 * Documents found, each with one number to rank by: rank of its stage (`search.ts`), cost of the words it has, exact ones before
 * typos (`candidates.ts`), words of its name that nobody asked for, its weight, for sale before sold out (`../documents.ts`).
 */
export class Hits {
  readonly segments: readonly Segment[];
  readonly #best: Least;
  #size = 0;
  #cut = false;
  /** Documents found while they were few, and by their codes: a later stage finds them again. */
  readonly #seen = new Set<number>();
  readonly #few: number;

  constructor(segments: readonly Segment[], few: number, most: number) {
    this.segments = segments;
    this.#few = few;
    this.#best = new Least(
      Math.min(
        most,
        segments.reduce((sum, { ids }) => sum + ids.length, 0),
      ),
    );
  }

  get size(): number {
    return this.#size;
  }

  /** True when there are more. */
  get cut(): boolean {
    return this.#cut;
  }

  /** Takes one document found by its code. */
  add(segment: number, place: number, rank: number, cost: number): void {
    const at = segment * 2 ** 32 + place;
    if (this.#seen.has(at)) return;
    this.#seen.add(at);
    this.#size++;
    this.#best.add(keyOf(rank, cost, 0, this.segments[segment]?.weights[place] ?? 0), at);
  }

  /** Takes what a stage has found, each document of a segment once. */
  addAll(segment: number, { places, costs, cut }: Matched, rank: number, words: number): void {
    const { nameWords, weights } = this.segments[segment] ?? {};
    if (nameWords === undefined || weights === undefined) return;
    this.#cut ||= cut;
    const base = segment * 2 ** 32;
    const earlier = this.#seen.size > 0 ? new Set(this.#seen) : undefined;
    let size = this.#size;
    let dearest = dearestBelow(this.#best.worst, rank);
    for (let n = 0; n < places.length; n++) {
      const place = places[n] as number;
      if (earlier?.has(base + place)) continue;
      if (size < this.#few) this.#seen.add(base + place);
      size++;
      const cost = costs[place] as number;
      // Most are too dear, whatever else they are.
      if (cost > dearest) continue;
      const extra = Math.min(MOST_EXTRA, Math.max(0, (nameWords[place] as number) - words));
      this.#best.add(keyOf(rank, cost, extra, weights[place] as number), base + place);
      dearest = dearestBelow(this.#best.worst, rank);
    }
    this.#size = size;
  }

  clear(): void {
    this.#size = 0;
    this.#cut = false;
    this.#seen.clear();
    this.#best.clear();
  }

  /** The best, the best first; each document once. */
  best(): { segment: number; place: number }[] {
    return this.#best.values().map((at) => ({ segment: Math.floor(at / 2 ** 32), place: at % 2 ** 32 }));
  }
}

/** Highest cost that a key up to the worst may have. */
const dearestBelow = (worst: number, rank: number): number => worst / ((MOST_EXTRA + 1) * WEIGHTS) - rank * COSTS;

const keyOf = (rank: number, cost: number, extra: number, weight: number): number =>
  ((rank * COSTS + cost) * (MOST_EXTRA + 1) + extra) * WEIGHTS + weight;
