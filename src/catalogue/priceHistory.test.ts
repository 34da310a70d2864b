import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import type { PriceEntry } from './model.ts';
import { priceState } from './priceHistory.ts';

/** Days from a first day; the tests speak of day 0, day 40 and so on. */
const regular = (price: number, from: number, to: number | null = null): PriceEntry =>
  entry('regular', price, from, to);
const promotion = (price: number, from: number, to: number | null = null): PriceEntry =>
  entry('promotion', price, from, to);
const entry = (kind: PriceEntry['kind'], price: number, from: number, to: number | null): PriceEntry => ({
  kind,
  price,
  startsAt: from * DAY,
  endsAt: to === null ? null : to * DAY,
});
const on = (day: number, ...entries: PriceEntry[]) => priceState(entries, day * DAY);
const lowestOn = (day: number, ...entries: PriceEntry[]) => on(day, ...entries)?.reduction?.lowest;

describe('the price of a size', () => {
  it('does not exist before the first one', () => {
    expect(on(4, regular(100, 5))).toBeUndefined();
    expect(on(4)).toBeUndefined();
    expect(on(5, regular(100, 5))).toEqual({ price: 100, regular: 100, nextChangeAt: null });
  });

  it('is the last regular one, whatever order the entries come in', () => {
    const entries = [regular(120, 20), regular(100, 0), regular(90, 10)];
    expect([0, 10, 19, 20, 99].map((day) => on(day, ...entries)?.price)).toEqual([100, 90, 90, 120, 120]);
  });

  it('does not exist once the last one has ended: an earlier one does not come back', () => {
    expect(on(30, regular(100, 0), regular(90, 10, 20))).toBeUndefined();
    expect(on(19, regular(100, 0), regular(90, 10, 20))).toMatchObject({ price: 90, nextChangeAt: 20 * DAY });
    expect(on(31, regular(90, 10, 20), regular(95, 31))?.price).toBe(95);
  });

  it('is the promotion from its first moment to just before its last', () => {
    const entries = [regular(100, 0), promotion(80, 10, 20)];
    const prices = [10 * DAY - 1, 10 * DAY, 20 * DAY - 1, 20 * DAY].map((at) => priceState(entries, at)?.price);
    expect(prices).toEqual([100, 80, 80, 100]);
  });

  it('is never raised by a promotion', () => {
    expect(on(15, regular(100, 0), promotion(80, 10), regular(70, 12))).toEqual({
      price: 70,
      regular: 70,
      nextChangeAt: null,
    });
    expect(on(15, regular(100, 0), promotion(100, 10))).not.toHaveProperty('reduction');
  });
});

describe('the lowest price of 30 days before a reduction', () => {
  it('is not told without a discount', () => {
    expect(on(50, regular(100, 0), regular(70, 45))).not.toHaveProperty('reduction');
  });

  it('is the price before the one discount', () => {
    expect(on(45, regular(100, 0), promotion(80, 40, 50))).toEqual({
      price: 80,
      regular: 100,
      nextChangeAt: 50 * DAY,
      reduction: { startedAt: 40 * DAY, endsAt: 50 * DAY, lowest: 100, sinceFirstOffer: false },
    });
  });

  it('makes a price like any other of a promotion that is not below it (C-330/23)', () => {
    const weaker = [regular(100, 0), promotion(80, 40, 60), promotion(90, 45, 55)];
    expect(on(46, ...weaker)).toEqual({ price: 90, regular: 90, nextChangeAt: 55 * DAY });
    expect(on(42, ...weaker)).toMatchObject({ price: 80, regular: 100, reduction: { lowest: 100 } });
    expect(on(80, regular(100, 0), promotion(80, 40), promotion(90, 75))).not.toHaveProperty('reduction');
    expect(on(52, regular(100, 0), promotion(80, 40, 45), promotion(80, 50))).not.toHaveProperty('reduction');
    expect(on(60, regular(120, 0), promotion(80, 40, 42), promotion(85, 50))).not.toHaveProperty('reduction');
  });

  it('is the first discount when a stronger one begins while it runs', () => {
    const entries = [regular(100, 0), promotion(80, 40, 60), promotion(70, 45, 55)];
    expect(on(46, ...entries)).toMatchObject({ price: 70, reduction: { startedAt: 45 * DAY, lowest: 80 } });
    expect(lowestOn(80, regular(100, 0), promotion(80, 40), promotion(70, 75))).toBe(80);
  });

  it('forgets a promotion that ended more than 30 days ago', () => {
    expect(lowestOn(80, regular(100, 0), promotion(60, 30, 40), promotion(80, 75))).toBe(100);
  });

  it('counts a price set before the 30 days that was still asked in them', () => {
    expect(lowestOn(75, regular(90, 0), regular(120, 50), promotion(80, 75))).toBe(90);
    expect(lowestOn(75, regular(90, 0), promotion(85, 20, 50), regular(120, 50), promotion(80, 75))).toBe(85);
  });

  it('is not told any more when the discount is removed', () => {
    const entries = [regular(100, 0), promotion(80, 40, 45)];
    expect(on(45, ...entries)).toEqual({ price: 100, regular: 100, nextChangeAt: null });
  });

  it('is the dip between two promotions', () => {
    const entries = [regular(100, 0), promotion(80, 40, 45), regular(70, 45), regular(100, 47), promotion(65, 50, 55)];
    expect(lowestOn(51, ...entries)).toBe(70);
    expect(lowestOn(41, ...entries)).toBe(100);
  });

  it('does not change while the reduction runs, however long', () => {
    const entries = [regular(100, 0), promotion(80, 40), regular(130, 60)];
    expect([40, 69, 71, 400].map((day) => lowestOn(day, ...entries))).toEqual([100, 100, 100, 100]);
  });

  it('looks at exactly 30 days: a price that ended at their first moment is out, a moment later it is in', () => {
    const start = 60 * DAY;
    const low = (endsAt: number): PriceEntry => ({ kind: 'promotion', price: 50, startsAt: 10 * DAY, endsAt });
    const lowest = (endsAt: number) =>
      priceState([regular(100, 0), low(endsAt), promotion(40, 60)], start)?.reduction?.lowest;
    expect(lowest(start - 30 * DAY)).toBe(100);
    expect(lowest(start - 30 * DAY + 1)).toBe(50);
  });

  it('counts a price asked until the reduction began, and none that began with it', () => {
    expect(lowestOn(60, regular(100, 0), promotion(50, 59, 60), promotion(40, 60))).toBe(50);
    expect(lowestOn(60, regular(100, 0), regular(85, 60), promotion(80, 60))).toBe(100);
  });

  it('is the lowest since the first offer of goods that were offered for less than 30 days', () => {
    const reduction = (first: number) => on(60, regular(90, first), regular(100, 45), promotion(80, 50))?.reduction;
    expect(reduction(40)).toMatchObject({ lowest: 90, sinceFirstOffer: true });
    expect(reduction(20)).toMatchObject({ lowest: 90, sinceFirstOffer: false });
    expect(on(60, regular(90, 20.5), promotion(80, 50))?.reduction?.sinceFirstOffer).toBe(true);
  });

  it('does not take a gap in the offer for a first offer', () => {
    const entries = [regular(100, 0, 10), regular(110, 45), promotion(80, 50)];
    expect(on(60, ...entries)?.reduction).toMatchObject({ lowest: 110, sinceFirstOffer: false });
  });

  it('cannot be told without a price before, so no reduction is announced', () => {
    const fresh = { price: 80, regular: 80, nextChangeAt: null };
    expect(on(60, promotion(80, 50), regular(100, 50))).toEqual(fresh);
    expect(on(60, promotion(80, 50), regular(100, 55))).toEqual(fresh);
    expect(on(60, regular(100, 0, 10), regular(100, 50), promotion(80, 50))).toEqual(fresh);
  });

  it('does not count a promotion that ran before there was a price', () => {
    expect(lowestOn(60, promotion(10, 5, 15), regular(100, 20), promotion(80, 50))).toBe(100);
  });
});

/** Prices on whole days, so that a walk over the days sees every one of them. */
const history = fc
  .array(
    fc.record({
      kind: fc.constantFrom<PriceEntry['kind']>('regular', 'promotion'),
      price: fc.integer({ min: 1, max: 12 }),
      from: fc.integer({ min: 0, max: 70 }),
      length: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null, freq: 2 }),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ kind, price, from, length }) => entry(kind, price, from, length === null ? null : from + length)),
  );

describe('any history', () => {
  it('tells exactly the lowest price asked on the 30 days before the reduction', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 120 }), (entries, day) => {
        const { reduction } = on(day, ...entries) ?? {};
        if (!reduction) return;
        const start = reduction.startedAt / DAY;
        const asked = Array.from({ length: 30 }, (_, n) => on(start - 30 + n, ...entries)?.price);
        expect(reduction.lowest).toBe(Math.min(...asked.filter((price) => price !== undefined)));
      }),
      { numRuns: 2000 },
    );
  });

  it('announces a reduction only below the regular price and the lowest one', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 120 }), (entries, day) => {
        const state = on(day, ...entries);
        if (!state) return;
        expect(state.price).toBeLessThanOrEqual(state.regular);
        expect(state.reduction === undefined).toBe(state.price === state.regular);
        if (!state.reduction) return;
        expect(state.reduction.startedAt).toBeLessThanOrEqual(day * DAY);
        expect(state.price).toBeLessThan(state.reduction.lowest);
      }),
      { numRuns: 2000 },
    );
  });

  it('changes nothing between a moment and the next change', () => {
    const halfDays = fc.integer({ min: 0, max: 240 }).map((half) => half / 2);
    fc.assert(
      fc.property(history, halfDays, (entries, day) => {
        const state = on(day, ...entries);
        if (!state) return;
        const { nextChangeAt, ...now } = state;
        if (nextChangeAt !== null) expect(nextChangeAt).toBeGreaterThan(day * DAY);
        for (let later = day + 0.5; later * DAY < (nextChangeAt ?? 130 * DAY); later += 0.5) {
          expect(on(later, ...entries)).toEqual({ ...now, nextChangeAt });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order of the entries, and changes none of them', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 120 }), (entries, day) => {
        // Two prices of one kind from one moment cannot be kept: the store's key forbids them.
        const kept = [...new Map(entries.map((row) => [`${row.kind} ${row.startsAt}`, row])).values()];
        const before = structuredClone(kept);
        expect(on(day, ...kept.toReversed())).toEqual(on(day, ...kept));
        expect(kept).toEqual(before);
      }),
    );
  });
});
