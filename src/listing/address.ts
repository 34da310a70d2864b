import type { FilterName, PriceRange, Sort, ValueFilter } from './model.ts';

/**
 * A list as its address tells it: choices are slugs (or ids, which the catalogue turns into slugs), not yet looked up.
 * Lists of values are sorted and without repeats.
 */
export interface ListAddress {
  sort: Sort;
  /** Number of products on a page. */
  portions: number;
  /** Number of the page, from 0. */
  counter: number;
  price?: PriceRange;
  producers: readonly string[];
  series: readonly string[];
  sizes: readonly string[];
  /** Values by id of parameter, ascending. */
  values: readonly { parameterId: number; values: readonly string[] }[];
  inStock: boolean;
  promotion: boolean;
}

/** Defaults, which an address leaves out. */
export interface ListDefaults {
  sort: Sort;
  /** Sizes of a page to choose from; the first is the default. */
  portions: readonly [number, ...number[]];
  /** Text that a list of results was searched by: each of its addresses begins with it. */
  text?: string;
}

/** A list with all of its filters taken off, from its first page. */
export function withoutFilters({ sort, portions }: ListAddress): ListAddress {
  return {
    sort,
    portions,
    counter: 0,
    producers: [],
    series: [],
    sizes: [],
    values: [],
    inStock: false,
    promotion: false,
  };
}

/** First page of the list without one filter, or without one value of it. */
export function withoutChoice(address: ListAddress, filter: FilterName, value?: string): ListAddress {
  const { price, ...rest } = address;
  const first: ListAddress = { ...rest, ...(price === undefined ? {} : { price }), counter: 0 };
  const left = (values: readonly string[]) => values.filter((other) => value !== undefined && other !== value);
  switch (filter.kind) {
    case 'price':
      return { ...rest, counter: 0 };
    case 'producers':
    case 'series':
    case 'sizes':
      return { ...first, [filter.kind]: left(address[filter.kind]) };
    case 'values':
      return {
        ...first,
        values: address.values
          .map((one) => (one.parameterId === filter.parameterId ? { ...one, values: left(one.values) } : one))
          .filter((one) => one.values.length > 0),
      };
    case 'inStock':
    case 'promotion':
      return { ...first, [filter.kind]: false };
  }
}

/** The words chosen in a filter that has values. */
export function wordsChosen(address: ListAddress, filter: ValueFilter): readonly string[] {
  if (filter.kind !== 'values') return address[filter.kind];
  return address.values.find(({ parameterId }) => parameterId === filter.parameterId)?.values ?? [];
}

/** Number of choices in an address. */
export function countChoices(address: ListAddress): number {
  const { producers, series, sizes, values, price, inStock, promotion } = address;
  const lists = [producers, series, sizes, ...values.map((one) => one.values)];
  const single = [price !== undefined, inStock, promotion].filter(Boolean).length;
  return lists.reduce((sum, list) => sum + list.length, single);
}
