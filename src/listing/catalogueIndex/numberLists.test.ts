import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NumberLists } from './numberLists.ts';

const SLOTS = 40;

describe('NumberLists', () => {
  it('gives back what was last set, through growth and compaction', () => {
    // Lists of up to 400 numbers in 40 slots outgrow the first array and leave more waste than is tolerated.
    const change = fc.tuple(fc.nat({ max: SLOTS - 1 }), fc.nat({ max: 400 }), fc.nat({ max: 1000 }));
    fc.assert(
      fc.property(fc.array(change, { minLength: 100, maxLength: 200, size: 'max' }), (changes) => {
        const lists = new NumberLists();
        lists.grow(SLOTS);
        const expected = new Map<number, number[]>();
        for (const [slot, length, first] of changes) {
          const numbers = Array.from({ length }, (_, n) => first + n);
          lists.set(slot, numbers);
          expected.set(slot, numbers);
        }
        for (let slot = 0; slot < SLOTS; slot++) expect([...lists.get(slot)]).toEqual(expected.get(slot) ?? []);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps no room for lists that have moved', () => {
    const lists = new NumberLists();
    lists.grow(1);
    for (let length = 1; length <= 1000; length++) lists.set(0, new Array<number>(length).fill(length));
    expect(lists.items.length).toBeLessThan(20_000);
  });

  it('knows what a list has', () => {
    const lists = new NumberLists();
    lists.grow(2);
    lists.set(0, [7, 9]);
    lists.set(1, [8]);
    expect([7, 8, 9].map((number) => lists.has(0, number))).toEqual([true, false, true]);
  });
});
