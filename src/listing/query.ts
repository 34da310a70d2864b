import { AVAILABLE, NO_PRICE, REDUCED } from './catalogueIndex/rows.ts';
import { count, countPrice, emptyTally, increment, type ScopeView, type Tally } from './catalogueIndex/scope.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import type { FirstQuery, ListQuery, ListResult, Sort } from './model.ts';
import { facetsOf } from './query/arrangeFacets.ts';
import { type ActiveFilter, activeFilters, bitsOfTerms, matcher } from './query/filters.ts';

/** Ids of the first `portions` of a list, without what is counted for its filters. Throws as `runQuery`. */
export function firstIds(index: CatalogueIndex, { scope, filters, sort, portions }: FirstQuery): number[] {
  const { matches } = passOf(index, index.scope(scope), activeFilters(filters, index.terms));
  return idsAt(index, index.page(sort, scope, matches, 0, portions));
}

/**
 * A page of a list, with the counts of every facet.
 * A facet's own choice does not narrow its own counts, every other filter does; so a product that misses one filter
 * only is counted in the facet of that filter alone, and one pass over the scope answers everything.
 * Throws RangeError for more than 30 filters at once.
 */
export function runQuery(index: CatalogueIndex, query: ListQuery): ListResult {
  const scope = index.scope(query.scope);
  const filters = activeFilters(query.filters, index.terms);
  const { matches, tally, withoutOne } = passOf(index, scope, filters);
  const pages = Math.max(1, Math.ceil(tally.total / query.portions));
  const counter = Math.min(Math.max(0, query.counter), pages - 1);
  return {
    ids: idsAt(index, index.page(query.sort, query.scope, matches, counter * query.portions, query.portions)),
    total: tally.total,
    unfiltered: scope.tally.total,
    counter,
    pages,
    facets: facetsOf(index.terms, query.filters, scope.tally, tally),
    without: filters.map(({ name, bit }) => ({ filter: name, total: tally.total + (withoutOne.get(bit) ?? 0) })),
  };
}

const idsAt = ({ rows }: CatalogueIndex, slots: readonly number[]): number[] =>
  slots.map((slot) => rows.ids[slot] ?? 0);

interface Pass {
  /** Matches by slot of the list, 1 or 0. */
  matches: Uint8Array;
  tally: Tally;
  /** Products missing just the filter of a bit. */
  withoutOne: Map<number, number>;
}

const passOf = (index: CatalogueIndex, scope: ScopeView, filters: readonly ActiveFilter[]): Pass =>
  filters.length > 0 ? filtered(index, scope, filters) : whole(index, scope);

function whole(index: CatalogueIndex, { slots, tally }: ScopeView): Pass {
  const matches = new Uint8Array(index.rows.size);
  for (const slot of slots) matches[slot] = 1;
  return { matches, tally, withoutOne: new Map() };
}

function filtered(index: CatalogueIndex, scope: ScopeView, filters: readonly ActiveFilter[]): Pass {
  const { rows, terms } = index;
  const { items, starts, ends } = rows.terms;
  const missing = matcher(rows, terms, filters);
  const matches = new Uint8Array(rows.size);
  const tally = emptyTally(terms.keys.length);
  const withoutOne = new Map(filters.map(({ bit }) => [bit, 0]));
  const facetBits = bitsOfTerms(terms.facets, filters);
  const priceBit = filters.find(({ name }) => name.kind === 'price')?.bit;
  for (const slot of scope.slots) {
    const bits = missing(slot);
    if (bits === 0) {
      matches[slot] = 1;
      count(tally, slot, rows);
    } else if ((bits & (bits - 1)) === 0) {
      withoutOne.set(bits, (withoutOne.get(bits) ?? 0) + 1);
      if (bits === priceBit) countPrice(tally, rows.prices[slot] ?? NO_PRICE);
      const end = ends[slot] ?? 0;
      for (let place = starts[slot] ?? 0; place < end; place++) {
        const term = items[place] ?? 0;
        if (facetBits[term] === bits) increment(tally.counts, term);
      }
    }
  }
  return { matches, tally, withoutOne };
}

/** Ids of the newest products that can be bought. */
export function newestAvailable(index: CatalogueIndex, count: number): number[] {
  return firstOf(index, 'date-d', count, AVAILABLE);
}

/** Ids of products in a lowered price that can be bought, in the order of „Polecane”. */
export function reducedAvailable(index: CatalogueIndex, count: number): number[] {
  return firstOf(index, 'relevance', count, AVAILABLE | REDUCED);
}

function firstOf(index: CatalogueIndex, sort: Sort, length: number, wanted: number): number[] {
  const { flags, ids, size } = index.rows;
  const matches = flags.subarray(0, size).map((flag) => ((flag & wanted) === wanted ? 1 : 0));
  return index.page(sort, { kind: 'all' }, matches, 0, length).map((slot) => ids[slot] ?? 0);
}
