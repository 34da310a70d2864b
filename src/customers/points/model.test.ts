import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, sumOfChanges } from './model.ts';

const points = fc.record({ spent: fc.nat({ max: 9999 }), earned: fc.nat({ max: 9999 }) });

describe('turns of points', () => {
  it('are named after what they do, with what is taken to pay first', () => {
    expect(changesBetween({ spent: 0, earned: 0 }, { spent: 40, earned: 30 })).toEqual([
      { kind: 'spent', amount: -40 },
      { kind: 'earned', amount: 30 },
    ]);
    expect(changesBetween({ spent: 40, earned: 30 }, { spent: 0, earned: 10 })).toEqual([
      { kind: 'returned', amount: 40 },
      { kind: 'revoked', amount: -20 },
    ]);
  });

  it('come to what should be, and are none where it is so already', () => {
    const anywhere = fc.property(fc.array(points, { maxLength: 8 }), (all) => {
      let is = { spent: 0, earned: 0 };
      const turns = all.flatMap((should) => {
        const made = changesBetween(is, should);
        is = should;
        return made;
      });
      expect(sumOfChanges(turns)).toEqual(is);
      expect(changesBetween(sumOfChanges(turns), is)).toEqual([]);
      expect(turns.every(({ kind, amount }) => amount < 0 === (kind === 'spent' || kind === 'revoked'))).toBe(true);
    });
    fc.assert(anywhere);
  });
});
