import type { FacetParameter, IndexRow } from '../../catalogue/indexRow.ts';
import type { Counted, FilterName, ListFilters, ListQuery, ListResult, ListScope, Sort } from '../model.ts';
import { sizeWord } from '../sizeWord.ts';

/** Answer of `runQuery`, found the plain way: every count by filtering all rows anew. */
export function oracle(all: readonly IndexRow[], parameters: readonly FacetParameter[], query: ListQuery): ListResult {
  const scope = inScope(all, query.scope);
  const { filters } = query;
  const tests = testsOf(filters);
  const left = (except?: FilterName) =>
    scope.filter((row) => tests.every(({ name, passes }) => same(name, except) || passes(row)));
  const list = left().toSorted(comparison(query));
  const pages = Math.max(1, Math.ceil(list.length / query.portions));
  const counter = Math.min(query.counter, pages - 1);
  const facet = <Key extends number | string>(
    name: FilterName,
    keys: (row: IndexRow) => Key[],
    chosen: readonly Key[],
  ) =>
    [...new Set([...scope.flatMap(keys), ...chosen])]
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((key): Counted<Key> => counted(key, left(name), scope, (row) => keys(row).includes(key)));
  const prices = left({ kind: 'price' }).flatMap((row) => row.price ?? []);
  return {
    ids: list.slice(counter * query.portions, (counter + 1) * query.portions).map((row) => row.id),
    total: list.length,
    unfiltered: scope.length,
    counter,
    pages,
    facets: {
      producers: facet({ kind: 'producers' }, (row) => [row.producerId], filters.producers),
      series: facet({ kind: 'series' }, (row) => (row.seriesId === null ? [] : [row.seriesId]), filters.series),
      sizes: facet({ kind: 'sizes' }, (row) => row.sizeNames.map(sizeWord), filters.sizes),
      parameters: parameters
        .toSorted((a, b) => a.position - b.position || a.id - b.id)
        .map(({ id, values }) => ({
          id,
          values: facet(
            { kind: 'values', parameterId: id },
            (row) => row.valueIds.filter((value) => values.some((known) => known.id === value)),
            filters.values.get(id) ?? [],
          ),
        }))
        .filter(({ values }) => values.length > 0),
      price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
      inStock: counted(true, left({ kind: 'inStock' }), scope, (row) => row.available),
      promotion: counted(true, left({ kind: 'promotion' }), scope, (row) => row.reduced),
    },
    without: tests.map(({ name }) => ({ filter: name, total: left(name).length })),
  };
}

function counted<Key>(key: Key, rows: IndexRow[], scope: IndexRow[], has: (row: IndexRow) => boolean): Counted<Key> {
  return { key, count: rows.filter(has).length, inScope: scope.filter(has).length };
}

const same = (a: FilterName, b: FilterName | undefined) => JSON.stringify(a) === JSON.stringify(b);

function inScope(rows: readonly IndexRow[], scope: ListScope): IndexRow[] {
  switch (scope.kind) {
    case 'all':
      return [...rows];
    case 'promotion':
      return rows.filter((row) => row.reduced);
    case 'new':
      return rows.filter((row) => row.addedAt > scope.since);
    case 'category':
      return rows.filter((row) => row.categoryIds.includes(scope.id));
    case 'producer':
      return rows.filter((row) => row.producerId === scope.id);
    case 'series':
      return rows.filter((row) => row.seriesId === scope.id);
    case 'products':
      return rows.filter((row) => scope.ids.includes(row.id));
  }
}

function testsOf(filters: ListFilters): { name: FilterName; passes: (row: IndexRow) => boolean }[] {
  const { from = 0, to = Number.POSITIVE_INFINITY } = filters.price ?? {};
  const overlap = <T>(some: readonly T[], chosen: readonly T[]) => some.some((one) => chosen.includes(one));
  return [
    ...(filters.producers.length > 0
      ? [
          {
            name: { kind: 'producers' } as const,
            passes: (row: IndexRow) => filters.producers.includes(row.producerId),
          },
        ]
      : []),
    ...(filters.series.length > 0
      ? [{ name: { kind: 'series' } as const, passes: (row: IndexRow) => overlap([row.seriesId], filters.series) }]
      : []),
    ...(filters.sizes.length > 0
      ? [
          {
            name: { kind: 'sizes' } as const,
            passes: (row: IndexRow) => overlap(row.sizeNames.map(sizeWord), filters.sizes),
          },
        ]
      : []),
    ...[...filters.values]
      .filter(([, chosen]) => chosen.length > 0)
      .map(([parameterId, chosen]) => ({
        name: { kind: 'values', parameterId } as const,
        passes: (row: IndexRow) => overlap(row.valueIds, chosen),
      })),
    ...(filters.price?.from !== undefined || filters.price?.to !== undefined
      ? [
          {
            name: { kind: 'price' } as const,
            passes: (row: IndexRow) => row.price !== null && row.price >= from && row.price <= to,
          },
        ]
      : []),
    ...(filters.inStock ? [{ name: { kind: 'inStock' } as const, passes: (row: IndexRow) => row.available }] : []),
    ...(filters.promotion ? [{ name: { kind: 'promotion' } as const, passes: (row: IndexRow) => row.reduced }] : []),
  ];
}

const collator = new Intl.Collator('pl-PL', { numeric: true });
const ascending = (a: number, b: number) => a - b;

function comparison({ sort, scope }: ListQuery): (a: IndexRow, b: IndexRow) => number {
  const ids = scope.kind === 'products' ? scope.ids : [];
  const given = (row: IndexRow) => ids.indexOf(row.id);
  const tie = (a: IndexRow, b: IndexRow) => a.position - b.position || a.id - b.id;
  const byName = (a: IndexRow, b: IndexRow) =>
    collator.compare(a.name, b.name) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  const byPrice = (direction: 1 | -1) => (a: IndexRow, b: IndexRow) =>
    Number(a.price === null) - Number(b.price === null) || direction * ascending(a.price ?? 0, b.price ?? 0);
  const rules: Record<Sort, (a: IndexRow, b: IndexRow) => number> = {
    relevance: (a, b) => given(a) - given(b),
    'name-a': byName,
    'name-d': (a, b) => byName(b, a),
    'price-a': byPrice(1),
    'price-d': byPrice(-1),
    'date-a': (a, b) => ascending(a.addedAt, b.addedAt),
    'date-d': (a, b) => ascending(b.addedAt, a.addedAt),
  };
  const asGiven = sort === 'relevance' && scope.kind === 'products';
  const soldOut = (row: IndexRow) => Number(!row.available && !asGiven);
  return (a, b) => soldOut(a) - soldOut(b) || rules[sort](a, b) || tie(a, b);
}
