import fc from 'fast-check';
import type { FacetParameter, IndexRow } from '../../catalogue/indexRow.ts';
import { type ListFilters, type ListQuery, type ListScope, SORTS } from '../model.ts';

/** Little catalogues with many ties and overlaps. */

/** Values 21 to 23 and 31 to 33 are filters; 99 belongs to a parameter that is not one. */
export const PARAMETERS: FacetParameter[] = [3, 2].map((id) => ({
  id,
  slug: `p${id}`,
  name: `P${id}`,
  position: id,
  values: [1, 2, 3].map((n) => ({ id: id * 10 + n, slug: `v${id}${n}`, name: `V${id}${n}` })),
}));

const some = <T>(...values: T[]) => fc.subarray(values);
const NAMES = ['Kubek 2', 'Kubek 10', 'kubek 2', 'Łyżka', 'Żaba', 'Lampa', 'Kubek 02'];

const row = (id: number): fc.Arbitrary<IndexRow> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constantFrom(...NAMES),
    position: fc.integer({ min: 0, max: 3 }),
    addedAt: fc.integer({ min: 1, max: 4 }),
    categoryIds: some(1, 2, 3),
    producerId: fc.constantFrom(1, 2, 3),
    seriesId: fc.constantFrom(null, 1, 2),
    groupKey: fc.constantFrom(null, 'g'),
    valueIds: some(21, 22, 23, 31, 32, 33, 99),
    sizeNames: some('S', 's', 'M', '0,5 l', '0.5 l'),
    price: fc.constantFrom(null, 0, 100, 250, 9900),
    reduced: fc.boolean(),
    available: fc.boolean(),
    ownWords: fc.constant([]),
    codes: fc.constant([]),
    statuses: fc.constantFrom('e', 'd', 'ed'),
    nextChangeAt: fc.constantFrom(null, 50, 60),
  });

/** A row for some of the ids 1 to 14. */
export const rows: fc.Arbitrary<IndexRow[]> = fc
  .subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  .chain((ids) => fc.tuple(...ids.map(row)));

const scope: fc.Arbitrary<ListScope> = fc.oneof(
  fc.constantFrom<ListScope>({ kind: 'all' }, { kind: 'promotion' }, { kind: 'new', since: 3 }),
  fc.record({ kind: fc.constantFrom('category', 'producer', 'series'), id: fc.constantFrom(1, 2, 77) }),
  fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 77]).map((ids) => ({ kind: 'products' as const, ids })),
);

const amount = fc.constantFrom(0, 100, 200, 9900);

/** Mostly off: all filters at once leave nothing. */
const mostlyNone = <T>(none: T, ...choices: fc.Arbitrary<T>[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, ...choices);

const filters: fc.Arbitrary<ListFilters> = fc.record(
  {
    price: fc.record({ from: amount, to: amount }, { requiredKeys: [] }),
    producers: mostlyNone([], some(1, 2, 88)),
    series: mostlyNone([], some(1, 2)),
    sizes: mostlyNone([], some('s', '0-5-l', 'xxl')),
    values: fc
      .record({ two: mostlyNone([], some(21, 22)), three: mostlyNone([], some(31, 33)) })
      .map(({ two, three }) => new Map(Object.entries({ 2: two, 3: three }).map(([id, ids]) => [Number(id), ids]))),
    inStock: mostlyNone(false, fc.constant(true)),
    promotion: mostlyNone(false, fc.constant(true)),
  },
  { requiredKeys: ['producers', 'series', 'sizes', 'values', 'inStock', 'promotion'] },
);

export const query: fc.Arbitrary<ListQuery> = fc.record({
  scope,
  filters,
  sort: fc.constantFrom(...SORTS),
  portions: fc.constantFrom(1, 3, 24),
  counter: fc.constantFrom(0, 1, 2, 9),
});
