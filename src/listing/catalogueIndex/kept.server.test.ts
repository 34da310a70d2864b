import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedBytes, unpacked } from '../../storage/packedBytes.server.ts';
import { createIndex, unpackIndex } from '../catalogueIndex.ts';
import { runQuery } from '../query.ts';
import { PARAMETERS, query, rows } from '../testing/arbitraries.ts';

describe('a kept index', () => {
  it('with what has changed since leads to the same answers as one built anew', () => {
    fc.assert(
      fc.property(rows, rows, rows, fc.array(query, { minLength: 1, maxLength: 4 }), (first, then, after, asked) => {
        const index = createIndex(first, PARAMETERS, 1);
        const gone = (before: typeof first, now: typeof first) =>
          before.map(({ id }) => id).filter((id) => !now.some((row) => row.id === id));
        // Some slots are free, and some lists have moved, when it is kept.
        index.patch({ version: 2, rows: then, removed: gone(first, then) });
        const packed = unpacked(new Uint8Array(packedBytes(index.pack())));
        if (packed === undefined) throw new Error('nothing was kept');
        const kept = unpackIndex(packed, PARAMETERS);
        const same = (rebuilt: ReturnType<typeof createIndex>) => {
          for (const one of asked) expect(runQuery(kept, one)).toEqual(runQuery(rebuilt, one));
          expect(kept.nextChangeAt()).toBe(rebuilt.nextChangeAt());
          expect(kept.due(50).toSorted()).toEqual(rebuilt.due(50).toSorted());
          expect(kept.countByCategory()).toEqual(rebuilt.countByCategory());
          for (const { id } of [...first, ...then]) expect(kept.statusesOf(id)).toBe(rebuilt.statusesOf(id));
        };
        expect(kept.version).toBe(2);
        same(createIndex(then, PARAMETERS));
        kept.patch({ version: 3, rows: after, removed: gone(then, after) });
        same(createIndex(after, PARAMETERS));
      }),
      { numRuns: 300 },
    );
  });
});
