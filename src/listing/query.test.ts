import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexRow } from '../catalogue/indexRow.ts';
import { createIndex } from './catalogueIndex.ts';
import { type ListFilters, type ListQuery, NO_FILTERS } from './model.ts';
import { firstIds, runQuery } from './query.ts';
import { PARAMETERS, query, rows } from './testing/arbitraries.ts';
import { oracle } from './testing/oracle.ts';
import { aRow } from './testing/row.ts';

const all: ListQuery = { scope: { kind: 'all' }, filters: NO_FILTERS, sort: 'relevance', portions: 24, counter: 0 };
const ask = (some: Partial<IndexRow>[], change: Partial<ListQuery> = {}) =>
  runQuery(
    createIndex(
      some.map((row, place) => aRow(place + 1, { name: 'Kubek', position: 1, addedAt: 1, ...row })),
      PARAMETERS,
    ),
    { ...all, ...change },
  );
const filtered = (filters: Partial<ListFilters>): Partial<ListQuery> => ({ filters: { ...NO_FILTERS, ...filters } });

describe('runQuery', () => {
  it('answers as the plain way does: page, counts of every facet, price bounds', () => {
    fc.assert(
      fc.property(rows, query, (some, asked) => {
        expect(runQuery(createIndex(some, PARAMETERS), asked)).toEqual(oracle(some, PARAMETERS, asked));
      }),
      { numRuns: 1500 },
    );
  });

  it('gives the first products of a list by themselves too', () => {
    fc.assert(
      fc.property(rows, query, (some, asked) => {
        const index = createIndex(some, PARAMETERS);
        expect(firstIds(index, asked)).toEqual(runQuery(index, { ...asked, counter: 0 }).ids);
      }),
    );
  });

  it('asks the same index twice and gets the same answer', () => {
    fc.assert(
      fc.property(rows, query, query, (some, first, second) => {
        const index = createIndex(some, PARAMETERS);
        const before = runQuery(index, first);
        runQuery(index, second);
        expect(runQuery(index, first)).toEqual(before);
      }),
    );
  });

  it('puts sold-out products last in any sort but that of a search, which has its own', () => {
    fc.assert(
      fc.property(rows, query, (some, asked) => {
        fc.pre(asked.sort !== 'relevance' || asked.scope.kind !== 'products');
        const { ids } = runQuery(createIndex(some, PARAMETERS), { ...asked, portions: 24, counter: 0 });
        const available = ids.map((id) => some.find((row) => row.id === id)?.available);
        expect(available).toEqual(available.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('keeps the order of a search', () => {
    const some = [{}, { available: false }, {}];
    expect(ask(some, { scope: { kind: 'products', ids: [2, 3, 1] } }).ids).toEqual([2, 3, 1]);
  });

  it('sorts names the Polish way, numbers by value', () => {
    const names = ['Żaba', 'Lampa', 'Kubek 10', 'Łyżka', 'Kubek 2'].map((name) => ({ name }));
    expect(ask(names, { sort: 'name-a' }).ids).toEqual([5, 3, 2, 4, 1]);
    expect(ask(names, { sort: 'name-d' }).ids).toEqual([1, 4, 2, 3, 5]);
  });

  it('puts products without a price last both ways, yet before sold-out ones', () => {
    const some = [{ price: null }, { price: 300 }, { price: 200 }, { price: 100, available: false }];
    expect(ask(some, { sort: 'price-a' }).ids).toEqual([3, 2, 1, 4]);
    expect(ask(some, { sort: 'price-d' }).ids).toEqual([2, 3, 1, 4]);
  });

  it('keeps a product without a price out of any price range', () => {
    expect(ask([{ price: null }, { price: 0 }], filtered({ price: { from: 0 } })).ids).toEqual([2]);
  });

  it('does not narrow a facet by its own choice, but by every other', () => {
    const some = [{ valueIds: [21, 31] }, { valueIds: [22, 31] }, { valueIds: [22, 32] }];
    const { facets } = ask(some, filtered({ values: new Map([[2, [21]]]) }));
    expect(facets.parameters).toEqual([
      {
        id: 2,
        values: [
          { key: 21, count: 1, inScope: 1 },
          { key: 22, count: 2, inScope: 2 },
        ],
      },
      {
        id: 3,
        values: [
          { key: 31, count: 1, inScope: 2 },
          { key: 32, count: 0, inScope: 1 },
        ],
      },
    ]);
  });

  it('lists every version of a group', () => {
    expect(ask([{ groupKey: 'g' }, { groupKey: 'g' }]).total).toBe(2);
  });

  it('gives the last page when a later one is asked for', () => {
    expect(ask([{}, {}, {}], { portions: 2, counter: 50 })).toMatchObject({ ids: [3], counter: 1, pages: 2 });
    expect(ask([], { counter: 3 })).toMatchObject({ ids: [], total: 0, counter: 0, pages: 1 });
  });

  it('tells what each filter costs', () => {
    const { total, without } = ask([{ price: 100, available: false }], filtered({ inStock: true, price: { to: 200 } }));
    expect(total).toBe(0);
    expect(without).toEqual([
      { filter: { kind: 'price' }, total: 0 },
      { filter: { kind: 'inStock' }, total: 1 },
    ]);
  });

  it('refuses more filters than a pass can tell apart', () => {
    const values = new Map(Array.from({ length: 31 }, (_, id) => [id, [1]]));
    expect(() => ask([{}], filtered({ values }))).toThrow(RangeError);
  });
});
