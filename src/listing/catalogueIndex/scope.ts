import type { ListScope } from '../model.ts';
import { AVAILABLE, LIVE, NO_PRICE, REDUCED, type Rows } from './rows.ts';
import type { Terms } from './terms.ts';

/** Scope without any filter: its slots, ascending, and its tally. */
export interface ScopeView {
  slots: Uint32Array;
  tally: Tally;
}

/** Counts in a set of products. */
export interface Tally {
  total: number;
  /** Number of products by term. */
  counts: Uint32Array;
  /** Grosze; min is Infinity when nothing has a price. */
  min: number;
  max: number;
  available: number;
  reduced: number;
}

/** The name under which a scope is kept; undefined for one that will not come again. */
export function scopeKey(scope: ListScope): string | undefined {
  switch (scope.kind) {
    case 'products':
      return undefined;
    case 'new':
      return `new ${scope.since}`;
    case 'category':
    case 'producer':
    case 'series':
      return `${scope.kind} ${scope.id}`;
    default:
      return scope.kind;
  }
}

export function viewScope(scope: ListScope, rows: Rows, terms: Terms): ScopeView {
  const slots = slotsOf(scope, rows, terms);
  const tally = emptyTally(terms.keys.length);
  for (const slot of slots) count(tally, slot, rows);
  return { slots, tally };
}

export function emptyTally(terms: number): Tally {
  const counts = new Uint32Array(terms);
  return { total: 0, counts, min: Number.POSITIVE_INFINITY, max: NO_PRICE, available: 0, reduced: 0 };
}

/** Adds a product to a tally. */
export function count(tally: Tally, slot: number, rows: Rows): void {
  const { items, starts, ends } = rows.terms;
  const end = ends[slot] ?? 0;
  tally.total++;
  for (let place = starts[slot] ?? 0; place < end; place++) increment(tally.counts, items[place] ?? 0);
  countPrice(tally, rows.prices[slot] ?? NO_PRICE);
  const flags = rows.flags[slot] ?? 0;
  if (flags & AVAILABLE) tally.available++;
  if (flags & REDUCED) tally.reduced++;
}

export function countPrice(tally: Tally, price: number): void {
  if (price === NO_PRICE) return;
  if (price < tally.min) tally.min = price;
  if (price > tally.max) tally.max = price;
}

export function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** The products that are in the index, in the order given. */
export const productsInOrder = (ids: readonly number[], rows: Rows): Uint32Array =>
  Uint32Array.from(knownSlots(ids, rows));

function knownSlots(ids: readonly number[], rows: Rows): number[] {
  return [...new Set(ids)].map((id) => rows.slotOf(id)).filter((slot) => slot !== undefined);
}

function slotsOf(scope: ListScope, rows: Rows, terms: Terms): Uint32Array {
  switch (scope.kind) {
    case 'all':
      return slotsWhere(rows, () => true);
    case 'promotion':
      return slotsWhere(rows, (slot) => rows.has(slot, REDUCED));
    case 'new':
      return slotsWhere(rows, (slot) => (rows.addedAt[slot] ?? 0) > scope.since);
    case 'category':
      return slotsWhere(rows, (slot) => rows.categories.has(slot, scope.id));
    case 'producer':
    case 'series': {
      const term = terms.find(scope.kind, scope.id);
      return term === undefined ? new Uint32Array() : slotsWhere(rows, (slot) => rows.terms.has(slot, term));
    }
    case 'products':
      return Uint32Array.from(knownSlots(scope.ids, rows)).sort();
  }
}

function slotsWhere(rows: Rows, belongs: (slot: number) => boolean): Uint32Array {
  const slots = new Uint32Array(rows.count);
  let found = 0;
  for (let slot = 0; slot < rows.size; slot++) if (rows.has(slot, LIVE) && belongs(slot)) slots[found++] = slot;
  return slots.slice(0, found);
}
