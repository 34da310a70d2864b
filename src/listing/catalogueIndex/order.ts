import { pageBackwards, pageForwards } from './page.ts';
import { sortInSlices } from './sortInSlices.ts';
import type { Direction, OrderRule } from './sortingRule.ts';

/** Beyond this share of changed slots a full sort is cheaper than merging them in. */
const MERGE_UP_TO = 1 / 8;

/**
 * Live slots in an order. Changes are only noted; the next reader merges them, so comparing names (a third of a second
 * for 100 000) is paid in full once.
 */
export class KeptOrder {
  readonly #rule: OrderRule;
  readonly #isLive: (slot: number) => boolean;
  readonly #changed = new Set<number>();
  #ascending: Uint32Array | undefined;

  constructor(rule: OrderRule, isLive: (slot: number) => boolean) {
    this.#rule = rule;
    this.#isLive = isLive;
  }

  /** Notes that a slot was filled, emptied or changed. */
  touch(slot: number): void {
    this.#changed.add(slot);
  }

  ascending(): Uint32Array {
    let sorted = this.#ascending;
    if (sorted === undefined || this.#changed.size > 0) {
      const sorting = this.sorting();
      let step = sorting.next();
      while (step.done !== true) step = sorting.next();
      sorted = step.value;
    }
    return sorted;
  }

  /** Takes the changes in, slice by slice; whoever goes through it may give others a turn in between, but must touch nothing. */
  *sorting(): Generator<void, Uint32Array> {
    const kept = without(this.#ascending ?? new Uint32Array(), this.#changed);
    const incoming = Uint32Array.from(this.#changed).filter(this.#isLive);
    const sorted =
      incoming.length > kept.length * MERGE_UP_TO
        ? yield* sortInSlices(concatenated(kept, incoming), this.#compare)
        : merged(kept, incoming.sort(this.#compare), this.#compare);
    this.#ascending = sorted;
    this.#changed.clear();
    return sorted;
  }

  /** Takes an order that was made before of the same slots. */
  restore(ascending: Uint32Array): void {
    this.#ascending = ascending;
    this.#changed.clear();
  }

  /** A page of the slots that match (1 in `matches`), in the order or against it. */
  page(direction: Direction, matches: Uint8Array, skip: number, length: number): number[] {
    return direction === 'ascending'
      ? pageForwards(this.ascending(), matches, skip, length)
      : pageBackwards(this.ascending(), this.#rule, matches, skip, length);
  }

  #compare = (a: number, b: number): number =>
    this.#rule.section(a) - this.#rule.section(b) || this.#rule.compare(a, b) || this.#rule.tie(a, b);
}

function without(slots: Uint32Array, gone: ReadonlySet<number>): Uint32Array {
  let highest = 0;
  for (const slot of gone) highest = Math.max(highest, slot);
  const marks = new Uint8Array(highest + 1);
  for (const slot of gone) marks[slot] = 1;
  const kept = new Uint32Array(slots.length);
  let length = 0;
  for (const slot of slots) if (marks[slot] !== 1) kept[length++] = slot;
  return kept.subarray(0, length);
}

function concatenated(a: Uint32Array, b: Uint32Array): Uint32Array {
  const all = new Uint32Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}

/** Few come into many: each finds its place by halving, and what lies between is copied whole. */
function merged(kept: Uint32Array, incoming: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  const all = new Uint32Array(kept.length + incoming.length);
  let copied = 0;
  let written = 0;
  for (const slot of incoming) {
    const place = firstAfter(kept, slot, copied, compare);
    all.set(kept.subarray(copied, place), written);
    written += place - copied;
    copied = place;
    all[written++] = slot;
  }
  all.set(kept.subarray(copied), written);
  return all;
}

function firstAfter(sorted: Uint32Array, slot: number, from: number, compare: (a: number, b: number) => number) {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
