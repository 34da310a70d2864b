import { AVAILABLE, NO_PRICE, REDUCED, type Rows } from '../catalogueIndex/rows.ts';
import { FIRST_PARAMETER, PRODUCER, SERIES, SIZE, type Terms } from '../catalogueIndex/terms.ts';
import type { FilterName, ListFilters } from '../model.ts';

/** A bit a filter, in a whole number of 32 bits with a sign. */
const MOST_FILTERS = 30;

/** Filter in use. */
export interface ActiveFilter {
  name: FilterName;
  bit: number;
  /** The facet whose counts it must not narrow, when that facet counts terms. */
  facet: number | undefined;
  /** Terms any of which a product must have, or a fact it must show. */
  wants: readonly number[] | ((rows: Rows, slot: number) => boolean);
}

type Draft = Omit<ActiveFilter, 'bit'>;

/** Throws RangeError for more than 30 filters at once. */
export function activeFilters(filters: ListFilters, terms: Terms): ActiveFilter[] {
  const drafts = [...termFilters(filters, terms), ...factFilters(filters)];
  if (drafts.length > MOST_FILTERS) throw new RangeError(`More than ${MOST_FILTERS} filters`);
  return drafts.map((draft, place) => ({ ...draft, bit: 1 << place }));
}

function termFilters(filters: ListFilters, terms: Terms): Draft[] {
  const byTerms = (
    name: FilterName,
    facet: number | undefined,
    kind: Parameters<Terms['find']>[0],
    keys: readonly (number | string)[],
  ): Draft[] => {
    if (keys.length === 0) return [];
    const chosen = keys.map((key) => terms.find(kind, key)).filter((term) => term !== undefined);
    return [{ name, facet, wants: chosen }];
  };
  return [
    ...byTerms({ kind: 'producers' }, PRODUCER, 'producer', filters.producers),
    ...byTerms({ kind: 'series' }, SERIES, 'series', filters.series),
    ...byTerms({ kind: 'sizes' }, SIZE, 'size', filters.sizes),
    ...[...filters.values].flatMap(([parameterId, ids]) => {
      const place = terms.parameters.findIndex(({ id }) => id === parameterId);
      const facet = place < 0 ? undefined : FIRST_PARAMETER + place;
      return byTerms({ kind: 'values', parameterId }, facet, 'value', ids);
    }),
  ];
}

function factFilters({ price, inStock, promotion }: ListFilters): Draft[] {
  const drafts: Draft[] = [];
  const byFact = (kind: 'price' | 'inStock' | 'promotion', wants: (rows: Rows, slot: number) => boolean) =>
    drafts.push({ name: { kind }, facet: undefined, wants });
  if (price?.from !== undefined || price?.to !== undefined) {
    const { from = 0, to = Number.POSITIVE_INFINITY } = price;
    byFact('price', ({ prices }, slot) => {
      const asked = prices[slot] ?? NO_PRICE;
      return asked !== NO_PRICE && asked >= from && asked <= to;
    });
  }
  if (inStock) byFact('inStock', (rows, slot) => rows.has(slot, AVAILABLE));
  if (promotion) byFact('promotion', (rows, slot) => rows.has(slot, REDUCED));
  return drafts;
}

/** Tells, for a slot, the bits of the filters it does not pass. */
export function matcher(rows: Rows, terms: Terms, filters: readonly ActiveFilter[]): (slot: number) => number {
  const { items, starts, ends } = rows.terms;
  const chosenBits = new Uint32Array(terms.keys.length);
  let termBits = 0;
  const facts: { bit: number; shows: (rows: Rows, slot: number) => boolean }[] = [];
  for (const { bit, wants } of filters) {
    if (typeof wants === 'function') {
      facts.push({ bit, shows: wants });
    } else {
      termBits |= bit;
      for (const term of wants) chosenBits[term] = (chosenBits[term] ?? 0) | bit;
    }
  }
  return (slot) => {
    let missing = termBits;
    if (missing !== 0) {
      const end = ends[slot] ?? 0;
      for (let place = starts[slot] ?? 0; place < end; place++) missing &= ~(chosenBits[items[place] ?? 0] ?? 0);
    }
    for (const { bit, shows } of facts) if (!shows(rows, slot)) missing |= bit;
    return missing;
  };
}

/** Bit of the filter that a term's own facet ignores, by term; 0 without one. */
export function bitsOfTerms(facets: readonly number[], filters: readonly ActiveFilter[]): Uint32Array {
  const bitOfFacet = new Map(filters.map(({ facet, bit }) => [facet, bit]));
  return Uint32Array.from(facets, (facet) => bitOfFacet.get(facet) ?? 0);
}
