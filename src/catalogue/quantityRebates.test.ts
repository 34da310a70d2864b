import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rebate } from './model.ts';
import { quantityTiers, rebatePrice, tierAbove, tierAt, unfitRebate } from './quantityRebates.ts';

const percent = (from: number, percentBp: number): Rebate => ({ from, percentBp });
const price = (from: number, grosze: number): Rebate => ({ from, price: grosze });
const tiers = (rebates: Rebate[], unit = 8400, sellBy = 1) => quantityTiers({ rebates, sellBy }, unit);

describe('quantity rebates', () => {
  it('hold from a quantity to just before the next, the last without end', () => {
    expect(tiers([percent(3, 800), percent(6, 1200)])).toEqual([
      { from: 3, to: 5, price: 7728, rebate: percent(3, 800) },
      { from: 6, price: 7392, rebate: percent(6, 1200) },
    ]);
  });

  it('end at the last quantity that can be bought', () => {
    expect(tiers([percent(5, 800), percent(9, 1200)], 8400, 2).map(({ to }) => to)).toEqual([8, undefined]);
    expect(tiers([percent(4, 800), percent(8, 1200)], 8400, 2).map(({ to }) => to)).toEqual([6, undefined]);
  });

  it('leave out a tier that is no cheaper, as when the goods are reduced below it', () => {
    expect(tiers([price(3, 8000), price(6, 7000)], 7500).map(({ from }) => from)).toEqual([6]);
    expect(tiers([price(3, 8400)])).toEqual([]);
    expect(tiers([percent(3, 1)], 10)).toEqual([]);
  });

  it('leave out a tier that no quantity reaches', () => {
    expect(tiers([percent(5, 800), percent(6, 1200)], 8400, 4).map(({ from }) => from)).toEqual([6]);
  });

  it('are found by quantity', () => {
    const some = tiers([percent(3, 800), percent(6, 1200)]);
    expect([0, 2, 3, 5, 6, 900].map((quantity) => tierAt(some, quantity)?.from)).toEqual([
      undefined,
      undefined,
      3,
      3,
      6,
      6,
    ]);
    expect([0, 2, 3, 5, 6].map((quantity) => tierAbove(some, quantity)?.from)).toEqual([3, 3, 6, 6, undefined]);
  });
});

const rebate = fc.oneof(
  fc.record({ from: fc.integer({ min: 1, max: 12 }), percentBp: fc.integer({ min: 0, max: 10_000 }) }),
  fc.record({ from: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 0, max: 2000 }) }),
);
const rebates = fc.array(rebate, { maxLength: 5 });
const unit = fc.integer({ min: 0, max: 2000 });

describe('any rebates', () => {
  it('get cheaper with quantity, and never dearer than without', () => {
    fc.assert(
      fc.property(rebates, unit, fc.integer({ min: 1, max: 5 }), (some, one, sellBy) => {
        const found = tiers(some, one, sellBy);
        const prices = [one, ...found.map((tier) => tier.price)];
        expect(prices).toEqual([...prices].sort((a, b) => b - a));
        expect(new Set(prices).size).toBe(prices.length);
        for (const [place, { from, to }] of found.entries()) {
          const next = found[place + 1];
          if (!next) expect(to).toBeUndefined();
          else {
            expect((to ?? 0) >= from && (to ?? 0) < next.from && (to ?? 0) % sellBy === 0).toBe(true);
            expect((to ?? 0) + sellBy).toBeGreaterThanOrEqual(next.from);
          }
        }
      }),
    );
  });
});

describe('rebates that a merchant cannot have meant', () => {
  it.each([
    ['none', [], [8400], undefined],
    ['rising', [percent(3, 800), percent(6, 1200)], [8400], undefined],
    ['as cheap', [percent(3, 800), percent(6, 800)], [8400], undefined],
    ['a weaker percent', [percent(3, 800), percent(6, 700)], [8400], { place: 1, fault: 'dearer' }],
    ['a weaker percent on what has no price', [percent(3, 800), percent(6, 700)], [], { place: 1, fault: 'dearer' }],
    ['a higher price', [price(3, 590), price(6, 600)], [690], { place: 1, fault: 'dearer' }],
    ['a price above the percent before', [percent(3, 1000), price(6, 7600)], [8400], { place: 1, fault: 'dearer' }],
    ['a price above one size only', [percent(3, 1000), price(6, 7500)], [8400, 7000], { place: 1, fault: 'dearer' }],
    ['a first price above the price', [price(3, 8500)], [8400], { place: 0, fault: 'dearer' }],
    ['a first price below one size', [price(3, 8300)], [8400, 7000], undefined],
    ['two from one quantity', [percent(3, 800), percent(3, 900)], [8400], { place: 1, fault: 'order' }],
    ['falling quantities', [percent(6, 800), percent(3, 900)], [8400], { place: 1, fault: 'order' }],
  ] as const)('are judged by their tiers: %s', (_, some, prices, expected) => {
    expect(unfitRebate(some, prices)).toEqual(expected);
  });

  it('are found wherever a tier is dearer than the one below it, and nowhere else', () => {
    fc.assert(
      fc.property(rebates, unit, (some, one) => {
        const fault = unfitRebate(some, [one]);
        const prices = some.map((tier) => rebatePrice(tier, one));
        const rises = prices.some((tierPrice, place) => tierPrice > (prices[place - 1] ?? one));
        if (rises) expect(fault).toBeDefined();
        if (fault) return;
        expect(some.map(({ from }) => from)).toEqual([...new Set(some.map(({ from }) => from))].sort((a, b) => a - b));
        expect(rises).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
