import { describe, expect, it } from 'vitest';
import { freeGiftsAt } from './freeGifts.ts';

describe('free gifts', () => {
  const thresholds = [
    { from: 20_000, gifts: [{ product: 1, size: 'uniw' }] },
    { from: 40_000, gifts: [{ product: 2, size: 'uniw' }] },
  ];

  it('are those of every threshold that is reached', () => {
    expect(freeGiftsAt(thresholds, 19_999)).toEqual({ reached: [], next: { from: 20_000, left: 1 } });
    expect(freeGiftsAt(thresholds, 20_000)).toEqual({
      reached: [{ product: 1, size: 'uniw' }],
      next: { from: 40_000, left: 20_000 },
    });
    expect(freeGiftsAt(thresholds, 40_000).reached.map(({ product }) => product)).toEqual([1, 2]);
    expect(freeGiftsAt([], 40_000)).toEqual({ reached: [] });
  });
});
