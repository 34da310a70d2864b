import { describe, expect, it } from 'vitest';
import { chosenEntries } from './chosen.ts';
import type { Entry } from './model.ts';

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  ...{ id, product: 1, size: '', quantity: 1, precision: 0, note: '', place: 1, addedAt: 0, byOthers: false },
  ...more,
});

/** Entries of lists a, b, c … after a choice: id, size, quantity, note and place. */
function chosen(lists: Entry[][], wanted: string, size = '') {
  const named = lists.map((entries, n) => ({ list: 'abc'[n] ?? '', entries }));
  return chosenEntries(named, new Set(wanted), { product: 1, size }, () => entry('new', { size })).map(
    ({ entries, saved, gone }) => ({
      stands: entries.map(({ id, size: in_, quantity, note, place }) => [id, in_, quantity, note, place]),
      saved: saved.map(({ id }) => id),
      gone,
    }),
  );
}

describe('a product for which lists and a size are chosen', () => {
  const noted = { quantity: 5, note: 'dla Kasi' };

  it('takes the size where it stands without one, or in another one alone, with its wish and its note', () => {
    for (const before of ['', 'l'])
      expect(chosen([[entry('e', { size: before, ...noted })]], 'a', 'm')).toEqual([
        { stands: [['e', 'm', 5, 'dla Kasi', 1]], saved: ['e'], gone: [] },
      ]);
  });

  it('stays as it is where no size is chosen, or the one that it has', () => {
    for (const size of ['', 'm'])
      expect(chosen([[entry('e', { size: 'm', ...noted })]], 'a', size)).toEqual([
        { stands: [['e', 'm', 5, 'dla Kasi', 1]], saved: [], gone: [] },
      ]);
  });

  it('stands once where the entry without a size joins one in that size', () => {
    const both = [
      entry('e', { note: 'dla Kasi' }),
      entry('f', { size: 'm', quantity: 3, note: 'na święta', place: 2 }),
    ];
    expect(chosen([both], 'a', 'm')).toEqual([
      { stands: [['e', 'm', 3, 'dla Kasi; na święta', 1]], saved: ['e'], gone: ['f'] },
    ]);
  });

  it('leaves two sizes that stand side by side, and stands in a third beside them', () => {
    const two = [entry('e', { size: 's' }), entry('f', { size: 'l', place: 2 })];
    expect(chosen([two], 'a', 'm')[0]).toMatchObject({ saved: ['new'], gone: [] });
    expect(chosen([two], 'a', 's')[0]).toMatchObject({ saved: [], gone: [] });
  });

  it('moves with its wish and its note to the list that lacks it', () => {
    const other = entry('x', { product: 2, place: 4 });
    expect(chosen([[entry('e', noted)], [entry('g')], [other]], 'bc', 'm')).toEqual([
      { stands: [], saved: [], gone: ['e'] },
      { stands: [['g', 'm', 1, '', 1]], saved: ['g'], gone: [] },
      {
        stands: [
          ['x', '', 1, '', 4],
          ['e', 'm', 5, 'dla Kasi', 5],
        ],
        saved: ['e'],
        gone: [],
      },
    ]);
  });

  it('joins that of the only list that is left, with its wish and its note', () => {
    expect(chosen([[entry('e', noted)], [entry('g', { quantity: 2, note: 'pilne' })]], 'b')).toEqual([
      { stands: [], saved: [], gone: ['e'] },
      { stands: [['g', '', 5, 'pilne; dla Kasi', 1]], saved: ['g'], gone: [] },
    ]);
  });

  it('is new where it stood nowhere, and goes from everywhere when no list is chosen', () => {
    expect(chosen([[], [entry('x', { product: 2, place: 7 })]], 'b', 'm')[1]).toEqual({
      stands: [
        ['x', '', 1, '', 7],
        ['new', 'm', 1, '', 8],
      ],
      ...{ saved: ['new'], gone: [] },
    });
    expect(chosen([[entry('e'), entry('x', { product: 2 })]], '')).toEqual([
      { stands: [['x', '', 1, '', 1]], saved: [], gone: ['e'] },
    ]);
  });
});
