import type { OrderRule } from './sortingRule.ts';

/** A page of the slots that match (1 in `matches`), in the order given. */
export function pageForwards(order: Uint32Array, matches: Uint8Array, skip: number, length: number): number[] {
  const page = new Page(skip, length);
  for (let place = 0; place < order.length && !page.full; place++) page.add(order, place, matches);
  return page.slots;
}

/**
 * A page with each section run backwards, equals kept in their order. Slots are compared only while the page is
 * filled: an order turned round beforehand would have to compare every name anew after each change.
 */
export function pageBackwards(
  order: Uint32Array,
  rule: OrderRule,
  matches: Uint8Array,
  skip: number,
  length: number,
): number[] {
  const page = new Page(skip, length);
  for (let start = 0, end = 0; start < order.length && !page.full; start = end) {
    end = sectionEnd(order, start, rule);
    for (let last = end - 1; last >= start && !page.full; ) {
      if (matches[order[last] ?? 0] !== 1) {
        last--;
        continue;
      }
      const first = runStart(order, last, start, rule, matches);
      for (let place = first; place <= last && !page.full; place++) page.add(order, place, matches);
      last = first - 1;
    }
  }
  return page.slots;
}

class Page {
  readonly slots: number[] = [];
  readonly #length: number;
  #before: number;

  constructor(skip: number, length: number) {
    this.#before = skip;
    this.#length = length;
  }

  get full(): boolean {
    return this.slots.length >= this.#length;
  }

  add(order: Uint32Array, place: number, matches: Uint8Array): void {
    const slot = order[place] ?? 0;
    if (matches[slot] !== 1) return;
    if (this.#before > 0) this.#before--;
    else this.slots.push(slot);
  }
}

/** Finds the end of the section that begins at `start` by halving: sections never mix. */
function sectionEnd(order: Uint32Array, start: number, rule: OrderRule): number {
  const section = rule.section(order[start] ?? 0);
  let low = start;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rule.section(order[middle] ?? 0) === section) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first matching place of the run of equals that ends at `last`. */
function runStart(order: Uint32Array, last: number, start: number, rule: OrderRule, matches: Uint8Array): number {
  const slot = order[last] ?? 0;
  let first = last;
  for (let place = last - 1; place >= start; place--) {
    const other = order[place] ?? 0;
    if (matches[other] !== 1) continue;
    if (!rule.same(other, slot)) break;
    first = place;
  }
  return first;
}
