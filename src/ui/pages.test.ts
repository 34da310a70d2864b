import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageItems } from './pages.ts';

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 12, [1, 2, 'gap', 12]],
    [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ] as const)('shows page %i of %i', (current, last, items) => {
    expect(pageItems(current, last)).toEqual(items);
  });

  it('names the ends, the current page and its neighbours, in order, and hides at least two pages in a gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (last, place) => {
        const current = 1 + (place % last);
        const items = pageItems(current, last);
        const named = items.filter((item) => item !== 'gap');
        expect(items.length).toBeLessThanOrEqual(7);
        expect(named).toEqual([...new Set(named)].sort((a, b) => a - b));
        expect(named).toEqual(
          expect.arrayContaining([1, last, current, Math.max(1, current - 1), Math.min(last, current + 1)]),
        );
        for (const [at, item] of items.entries()) {
          const [before, after] = [items[at - 1], items[at + 1]];
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(item).toBe(before + 1);
        }
      }),
    );
  });
});
