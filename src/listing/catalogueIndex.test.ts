import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FacetParameter } from '../catalogue/indexRow.ts';
import { createIndex } from './catalogueIndex.ts';
import { NO_FILTERS } from './model.ts';
import { runQuery } from './query.ts';
import { PARAMETERS, query, rows } from './testing/arbitraries.ts';

/** Changes that lead from some rows to others, told as the catalogue tells them. */
const changesTo = (before: readonly { id: number }[], after: readonly { id: number }[]) =>
  before.map(({ id }) => id).filter((id) => !after.some((row) => row.id === id));

describe('patch', () => {
  it('leads to the same answers as an index built anew', () => {
    const history = fc.array(fc.tuple(rows, query), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, history, (first, steps) => {
        const patched = createIndex(first, PARAMETERS);
        let before = first;
        for (const [place, [after, asked]] of steps.entries()) {
          runQuery(patched, asked);
          patched.patch({ version: place, rows: after, removed: changesTo(before, after) });
          before = after;
          const rebuilt = createIndex(after, PARAMETERS);
          expect(runQuery(patched, asked)).toEqual(runQuery(rebuilt, asked));
          expect(patched.nextChangeAt()).toBe(rebuilt.nextChangeAt());
          expect(patched.due(50).toSorted()).toEqual(rebuilt.due(50).toSorted());
          expect(patched.countByCategory()).toEqual(rebuilt.countByCategory());
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives the slot of a product taken out to the next one', () => {
    const [first, second] = fc.sample(rows, { numRuns: 50, seed: 1 }).find((some) => some.length > 1) ?? [];
    if (first === undefined || second === undefined) throw new Error('no rows drawn');
    const index = createIndex([first], PARAMETERS);
    index.patch({ version: 1, rows: [], removed: [first.id] });
    index.patch({ version: 2, rows: [second], removed: [] });
    expect(index.rows.size).toBe(1);
    expect(index.rows.slotOf(first.id)).toBeUndefined();
    expect(index.version).toBe(2);
  });

  it('grows past its first capacity and keeps every list through compaction', () => {
    const template = fc.sample(rows, { numRuns: 50, seed: 2 }).flat()[0];
    if (template === undefined) throw new Error('no row drawn');
    const many = Array.from({ length: 3000 }, (_, id) => ({ ...template, id, categoryIds: [id % 7] }));
    const index = createIndex(many, PARAMETERS);
    for (let version = 1; version <= 8; version++) {
      const rows = many.map((row) => ({
        ...row,
        categoryIds: Array.from({ length: version }, (_, n) => (row.id % 7) + n),
      }));
      index.patch({ version, rows, removed: [] });
    }
    expect(index.countByCategory().get(0)).toBe(Math.ceil(3000 / 7));
    expect(index.countByCategory().get(13)).toBe(Math.floor(3000 / 7));
  });

  it('takes new parameters in', () => {
    const template = fc.sample(rows, { numRuns: 50, seed: 3 }).flat()[0];
    if (template === undefined) throw new Error('no row drawn');
    const index = createIndex([{ ...template, valueIds: [99] }], PARAMETERS);
    const late: FacetParameter = {
      id: 9,
      slug: 'p9',
      name: 'P9',
      position: 0,
      values: [{ id: 99, slug: 'v', name: 'V' }],
    };
    index.patch({ version: 1, rows: [], removed: [] }, [late]);
    const { facets } = runQuery(index, {
      scope: { kind: 'all' },
      filters: NO_FILTERS,
      sort: 'relevance',
      portions: 1,
      counter: 0,
    });
    expect(facets.parameters).toEqual([{ id: 9, values: [{ key: 99, count: 1, inScope: 1 }] }]);
  });
});
