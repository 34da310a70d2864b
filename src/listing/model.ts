import type { Grosze } from '../kit/money.ts';

/** Query of a list and its answer. Amounts are gross grosze, moments epoch ms. */

export type ListScope =
  | { kind: 'all' }
  /** Products whose price is reduced now. */
  | { kind: 'promotion' }
  /** Products added after a moment, which is not among them. */
  | { kind: 'new'; since: number }
  | { kind: 'category' | 'producer' | 'series'; id: number }
  /** Products that a search found; „relevance” is their given order, whether or not they can be bought. */
  | { kind: 'products'; ids: readonly number[] };

export const SORTS = ['relevance', 'name-a', 'name-d', 'price-a', 'price-d', 'date-a', 'date-d'] as const;
export type Sort = (typeof SORTS)[number];

/** Range of prices, both ends included. */
export interface PriceRange {
  from?: Grosze;
  to?: Grosze;
}

/** Values of one filter are alternatives; filters narrow one another. An empty list does not filter. */
export interface ListFilters {
  price?: PriceRange;
  producers: readonly number[];
  series: readonly number[];
  /** Words of sizes, see `sizeWord`. */
  sizes: readonly string[];
  /** Ids of values by id of parameter. */
  values: ReadonlyMap<number, readonly number[]>;
  inStock: boolean;
  promotion: boolean;
}

export interface ListQuery {
  scope: ListScope;
  filters: ListFilters;
  sort: Sort;
  /** Number of products on a page. */
  portions: number;
  /** Number of the page, from 0. */
  counter: number;
}

/** A query of a list for the first page alone. */
export type FirstQuery = Omit<ListQuery, 'counter'>;

export const NO_FILTERS: ListFilters = {
  producers: [],
  series: [],
  sizes: [],
  values: new Map(),
  inStock: false,
  promotion: false,
};

/** A filter by one of several values. */
export type ValueFilter = { kind: 'producers' | 'series' | 'sizes' } | { kind: 'values'; parameterId: number };
export type FilterName = ValueFilter | { kind: 'price' | 'inStock' | 'promotion' };

export interface Counted<Key> {
  key: Key;
  /** Products it would leave, given every filter but its own. */
  count: number;
  /** Products of the scope that have it, whatever the filters. */
  inScope: number;
}

/** Counts of what the scope holds or the query chooses; sorted by key. */
export interface Facets {
  producers: Counted<number>[];
  series: Counted<number>[];
  sizes: Counted<string>[];
  /** Parameters in the order of the facets. */
  parameters: { id: number; values: Counted<number>[] }[];
  /** Lowest and highest price, given every other filter; null when nothing has a price. */
  price: PriceBounds | null;
  inStock: Counted<true>;
  promotion: Counted<true>;
}

export interface PriceBounds {
  min: Grosze;
  max: Grosze;
}

export interface ListResult {
  /** Products of the page, in order. */
  ids: number[];
  total: number;
  /** Products of the scope without any filter. */
  unfiltered: number;
  /** The page given: the last one when a later was asked for. */
  counter: number;
  pages: number;
  facets: Facets;
  /** Number of products without each of the present filters. */
  without: { filter: FilterName; total: number }[];
}
