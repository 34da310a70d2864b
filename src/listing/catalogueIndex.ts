import type { FacetParameter, IndexChanges, IndexRow } from '../catalogue/indexRow.ts';
import { type Packed, partOf } from '../storage/packed.ts';
import { pageForwards } from './catalogueIndex/page.ts';
import { Rows } from './catalogueIndex/rows.ts';
import { productsInOrder, type ScopeView, scopeKey, viewScope } from './catalogueIndex/scope.ts';
import { type Orders, ordersOf } from './catalogueIndex/soldOutLast.ts';
import type { Direction } from './catalogueIndex/sortingRule.ts';
import { Terms } from './catalogueIndex/terms.ts';
import type { ListScope, Sort } from './model.ts';

/** Scopes kept ready; beyond it the one longest unasked goes. */
const SCOPES_KEPT = 500;

const ORDERS: Readonly<Record<Sort, readonly [keyof Orders, Direction]>> = {
  relevance: ['relevance', 'ascending'],
  'name-a': ['name', 'ascending'],
  'name-d': ['name', 'descending'],
  'price-a': ['price', 'ascending'],
  'price-d': ['price', 'descending'],
  'date-a': ['date', 'ascending'],
  'date-d': ['date', 'descending'],
};

type Patch = Omit<IndexChanges, 'offer'>;

/**
 * Index of every product that a list can show, in memory. Nothing here reads or waits: a query takes a few milliseconds
 * at most.
 */
export interface CatalogueIndex {
  readonly version: number;
  readonly rows: Rows;
  readonly terms: Terms;
  /** Takes changed and removed products in; new parameters too when given. */
  patch(changes: Patch, parameters?: readonly FacetParameter[]): void;
  /** Statuses of a product; undefined when the lists do not know it. */
  statusesOf(id: number): string | undefined;
  /** The catalogue is at another version, and no list shows anything else. */
  skipTo(version: number): void;
  /** Slots of a scope with its tally, cached until the next patch. */
  scope(scope: ListScope): ScopeView;
  /** Slots of a page: those with 1 in `matches`, sorted, sold-out products last. */
  page(sort: Sort, scope: ListScope, matches: Uint8Array, skip: number, length: number): number[];
  /** Makes every order ready, so that no query has to, one a step: the first sort by name takes a second for 100 000. */
  sorting(): Iterable<void>;
  /** Moment when a product next changes by itself, or null. */
  nextChangeAt(): number | null;
  /** Moment after `now` when a product is next `age` ms old, or null. */
  nextAgeAt(age: number, now: number): number | null;
  /** Ids of products whose own change has come. */
  due(at: number): number[];
  /** All of it, to be kept for the next start. */
  pack(): Packed;
  /** Products by category, in which they stand themselves or through a descendant. */
  countByCategory(): ReadonlyMap<number, number>;
}

export function createIndex(
  rows: readonly IndexRow[],
  parameters: readonly FacetParameter[],
  version = 0,
): CatalogueIndex {
  const index = new MemoryIndex();
  index.patch({ version, rows: [...rows], removed: [] }, parameters);
  return index;
}

/** An index as it was kept. Throws when it is not what `pack` gave. */
export function unpackIndex(packed: Packed, parameters: readonly FacetParameter[]): CatalogueIndex {
  const index = new MemoryIndex();
  index.unpack(packed, parameters);
  return index;
}

class MemoryIndex implements CatalogueIndex {
  version = 0;
  readonly rows = new Rows();
  readonly terms = new Terms();
  readonly #orders = ordersOf(this.rows);
  readonly #scopes = new Map<string, ScopeView>();
  #nextChangeAt: number | undefined;
  #byCategory: ReadonlyMap<number, number> | undefined;

  statusesOf(id: number): string | undefined {
    const slot = this.rows.slotOf(id);
    return slot === undefined ? undefined : this.rows.statuses[slot];
  }

  skipTo(version: number): void {
    this.version = version;
  }

  patch(changes: Patch, parameters?: readonly FacetParameter[]): void {
    this.version = changes.version;
    if (parameters !== undefined) this.terms.setParameters(parameters);
    for (const id of changes.removed) this.#touch(this.rows.remove(id));
    for (const row of changes.rows) this.#touch(this.rows.put(row, this.terms));
    this.#scopes.clear();
    this.#nextChangeAt = undefined;
    this.#byCategory = undefined;
  }

  scope(scope: ListScope): ScopeView {
    const key = scopeKey(scope);
    if (key === undefined) return viewScope(scope, this.rows, this.terms);
    const view = this.#scopes.get(key) ?? viewScope(scope, this.rows, this.terms);
    this.#scopes.delete(key);
    this.#scopes.set(key, view);
    const [oldest] = this.#scopes.keys();
    if (oldest !== undefined && this.#scopes.size > SCOPES_KEPT) this.#scopes.delete(oldest);
    return view;
  }

  page(sort: Sort, scope: ListScope, matches: Uint8Array, skip: number, length: number): number[] {
    if (sort === 'relevance' && scope.kind === 'products') {
      return pageForwards(productsInOrder(scope.ids, this.rows), matches, skip, length);
    }
    const [order, direction] = ORDERS[sort];
    return this.#orders[order].page(direction, matches, skip, length);
  }

  *sorting(): Generator<void> {
    for (const order of Object.values(this.#orders)) {
      yield* order.sorting();
      yield;
    }
  }

  pack(): Packed {
    const { facts, parts } = this.rows.pack();
    const orders = Object.entries(this.#orders).map(([name, order]) => [`${name}Order`, order.ascending()]);
    return {
      facts: { ...facts, ...this.terms.pack(), version: this.version },
      parts: { ...parts, ...Object.fromEntries(orders) },
    };
  }

  unpack(packed: Packed, parameters: readonly FacetParameter[]): void {
    this.version = packed.facts.version as number;
    this.terms.setParameters(parameters);
    this.terms.unpack(packed.facts);
    this.rows.unpack(packed);
    for (const [name, order] of Object.entries(this.#orders)) {
      order.restore(partOf(packed, `${name}Order`, 'Uint32Array'));
    }
  }

  nextChangeAt(): number | null {
    this.#nextChangeAt ??= earliest(this.rows);
    return this.#nextChangeAt === Number.POSITIVE_INFINITY ? null : this.#nextChangeAt;
  }

  nextAgeAt(age: number, now: number): number | null {
    const { addedAt, size } = this.rows;
    let next = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < size; slot++) {
      const at = (addedAt[slot] ?? 0) + age;
      if (at > now && at < next) next = at;
    }
    return next === Number.POSITIVE_INFINITY ? null : next;
  }

  due(at: number): number[] {
    if ((this.nextChangeAt() ?? Number.POSITIVE_INFINITY) > at) return [];
    const { nextChangeAt, ids, size } = this.rows;
    const due: number[] = [];
    for (let slot = 0; slot < size; slot++) {
      if ((nextChangeAt[slot] ?? Number.POSITIVE_INFINITY) <= at) due.push(ids[slot] ?? 0);
    }
    return due;
  }

  countByCategory(): ReadonlyMap<number, number> {
    this.#byCategory ??= categoryCounts(this.rows);
    return this.#byCategory;
  }

  #touch(slot: number | undefined): void {
    if (slot === undefined) return;
    for (const order of Object.values(this.#orders)) order.touch(slot);
  }
}

function earliest({ nextChangeAt, size }: Rows): number {
  let next = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < size; slot++) next = Math.min(next, nextChangeAt[slot] ?? next);
  return next;
}

function categoryCounts(rows: Rows): Map<number, number> {
  const counts = new Map<number, number>();
  for (let slot = 0; slot < rows.size; slot++) {
    for (const id of rows.categories.get(slot)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
