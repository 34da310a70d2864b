import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceDraft } from './draft.ts';
import type { PriceEntry } from './model.ts';
import { type PricePlan, planPrices } from './planPrices.ts';
import { priceState } from './priceHistory.ts';

const regular = (price: number, startsAt: number, endsAt: number | null = null): PriceEntry => ({
  kind: 'regular',
  price,
  startsAt,
  endsAt,
});
const promotion = (price: number, startsAt: number, endsAt: number | null = null): PriceEntry => ({
  ...regular(price, startsAt, endsAt),
  kind: 'promotion',
});
const wanted = (price: number, more: Partial<PriceDraft> = {}): PriceDraft => ({
  regular: price,
  history: [],
  ...more,
});
const reduced = (price: number, from: number | undefined, to: number | null = null) => ({
  promotion: { price, ...(from === undefined ? {} : { from }), to },
});
const NOTHING: PricePlan = { add: [], end: [], drop: [] };

/** The history after a plan, as the store keeps it. */
function applied(kept: readonly PriceEntry[], plan: PricePlan): PriceEntry[] {
  const ends = new Map(plan.end.map(({ entry, endsAt }) => [entry, endsAt]));
  const left = kept
    .filter((entry) => !plan.drop.includes(entry))
    .map((entry) => (ends.has(entry) ? { ...entry, endsAt: ends.get(entry) ?? null } : entry));
  const all = [...left, ...plan.add];
  expect(new Set(all.map((entry) => `${entry.kind} ${entry.startsAt}`)).size).toBe(all.length);
  return all;
}

describe('a size seen for the first time', () => {
  it('has its price from now on', () => {
    expect(planPrices([], wanted(100), 50)).toEqual({ ...NOTHING, add: [regular(100, 50)] });
  });

  it('is believed its earlier prices, in the order of time', () => {
    const draft = wanted(100, {
      history: [
        { price: 100, from: 30 },
        { price: 90, from: 10 },
      ],
    });
    expect(planPrices([], draft, 50).add).toEqual([regular(90, 10), regular(100, 30)]);
  });

  it('has a price that differs from its last known one since now', () => {
    const draft = wanted(110, { history: [{ price: 100, from: 10 }] });
    expect(planPrices([], draft, 50).add).toEqual([regular(100, 10), regular(110, 50)]);
  });

  it('had the price that is now reduced when its reduction began', () => {
    const draft = wanted(110, { history: [{ price: 100, from: 10 }], ...reduced(80, 40, 90) });
    expect(planPrices([], draft, 50).add).toEqual([regular(100, 10), regular(110, 40), promotion(80, 40, 90)]);
  });

  it('has a promotion that is over, running or to come, as it is dated', () => {
    for (const [from, to] of [
      [10, 20],
      [10, 90],
      [60, null],
    ] as const) {
      expect(planPrices([], wanted(100, reduced(80, from, to)), 50).add).toEqual([
        regular(100, 50),
        promotion(80, from, to),
      ]);
    }
  });

  it('is not believed prices of the future, nor two from one moment', () => {
    const history = [70, 50, 20, 20].map((from, n) => ({ price: 90 + n, from }));
    expect(planPrices([], wanted(100, { history }), 50).add).toEqual([regular(92, 20), regular(100, 50)]);
  });

  it('has nothing to keep without a price', () => {
    expect(planPrices([], undefined, 50)).toEqual(NOTHING);
  });
});

describe('a size already known', () => {
  it('is not touched while its file says the same, whatever history the file tells', () => {
    const kept = [regular(90, 10), regular(100, 30), promotion(80, 40, 90)];
    expect(planPrices(kept, wanted(100, reduced(80, 40, 90)), 50)).toEqual(NOTHING);
    expect(planPrices(kept, wanted(100, { history: [{ price: 20, from: 1 }], ...reduced(80, 40, 90) }), 50)).toEqual(
      NOTHING,
    );
  });

  it('has a new price from now on, its old ones untouched', () => {
    expect(planPrices([regular(90, 10), regular(100, 30)], wanted(95), 50)).toEqual({
      ...NOTHING,
      add: [regular(95, 50)],
    });
    expect(planPrices([regular(90, 10), regular(100, 30)], wanted(90), 50).add).toEqual([regular(90, 50)]);
  });

  it('keeps both prices when the second comes in the same moment, or the clock went back', () => {
    expect(planPrices([regular(100, 50)], wanted(95), 50).add).toEqual([regular(95, 51)]);
    expect(planPrices([regular(100, 50)], wanted(95), 40).add).toEqual([regular(95, 51)]);
  });
});

describe('a promotion of a known size', () => {
  const kept = [regular(100, 10), promotion(80, 40, 90)];

  it('begins when it became known, though the file dates it back', () => {
    expect(planPrices([regular(100, 10)], wanted(100, reduced(80, 20, 90)), 50).add).toEqual([promotion(80, 50, 90)]);
  });

  it('without a beginning began when it became known, and goes on', () => {
    const since = reduced(80, undefined, 90);
    expect(planPrices([], wanted(100, since), 50).add).toEqual([regular(100, 50), promotion(80, 50, 90)]);
    expect(planPrices([regular(100, 10)], wanted(100, since), 50).add).toEqual([promotion(80, 50, 90)]);
    expect(planPrices(kept, wanted(100, since), 50)).toEqual(NOTHING);
  });

  it('never was when it is over as it becomes known', () => {
    expect(planPrices([regular(100, 10)], wanted(100, reduced(80, 20, 50)), 50)).toEqual(NOTHING);
  });

  it('ends now when it is taken out, and is erased only if it never began', () => {
    const [, running] = kept;
    expect(planPrices(kept, wanted(100), 50)).toEqual({ ...NOTHING, end: [{ entry: running, endsAt: 50 }] });
    expect(planPrices(kept, wanted(100), 20)).toEqual({ ...NOTHING, drop: [running] });
    expect(planPrices(kept, wanted(100), 40)).toEqual({ ...NOTHING, drop: [running] });
    expect(planPrices(kept, wanted(100), 90)).toEqual(NOTHING);
  });

  it.each([
    ['longer', 120],
    ['shorter', 60],
    ['without an end', null],
  ] as const)('goes on when it is made %s', (_, to) => {
    const [, running] = kept;
    expect(planPrices(kept, wanted(100, reduced(80, 40, to)), 50)).toEqual({
      ...NOTHING,
      end: [{ entry: running, endsAt: to }],
    });
  });

  it('goes on when its end is moved after its start was moved to now', () => {
    const moved = applied([regular(100, 10)], planPrices([regular(100, 10)], wanted(100, reduced(80, 20, 90)), 50));
    const later = applied(moved, planPrices(moved, wanted(100, reduced(80, 20, 120)), 60));
    expect(later).toEqual([regular(100, 10), promotion(80, 50, 120)]);
  });

  it('ends now when its end is moved into the past', () => {
    const [, running] = kept;
    expect(planPrices(kept, wanted(100, reduced(80, 40, 45)), 50)).toEqual({
      ...NOTHING,
      end: [{ entry: running, endsAt: 50 }],
    });
  });

  it('ends the old one and begins now when it has another price', () => {
    expect(applied(kept, planPrices(kept, wanted(100, reduced(70, 40, 90)), 50))).toEqual([
      regular(100, 10),
      promotion(80, 40, 50),
      promotion(70, 50, 90),
    ]);
  });

  it('is moved with its file, earlier or later, while it is to come', () => {
    for (const from of [30, 60]) {
      expect(applied(kept, planPrices(kept, wanted(100, reduced(80, from, 90)), 20))).toEqual([
        regular(100, 10),
        promotion(80, from, 90),
      ]);
    }
    expect(applied(kept, planPrices(kept, wanted(100, reduced(80, 15, 90)), 20))).toEqual([
      regular(100, 10),
      promotion(80, 20, 90),
    ]);
  });

  it('begins anew when it is taken out and put back', () => {
    const ended = applied(kept, planPrices(kept, wanted(100), 50));
    expect(applied(ended, planPrices(ended, wanted(100, reduced(80, 40, 90)), 60))).toEqual([
      regular(100, 10),
      promotion(80, 40, 50),
      promotion(80, 60, 90),
    ]);
  });

  it('is not begun again after its end', () => {
    expect(planPrices(kept, wanted(100, reduced(80, 40, 90)), 95)).toEqual(NOTHING);
  });
});

describe('a size without a price', () => {
  it('is not sold at its last price any longer, and forgets nothing', () => {
    const kept = [regular(90, 10), regular(100, 30), promotion(80, 40, 90), promotion(70, 95)];
    const left = applied(kept, planPrices(kept, undefined, 50));
    expect(left).toEqual([regular(90, 10), regular(100, 30, 50), promotion(80, 40, 50)]);
    expect(priceState(left, 50)).toBeUndefined();
    expect(planPrices(left, undefined, 60)).toEqual(NOTHING);
  });

  it('has a price from the moment it has one again, even the same', () => {
    const left = [regular(100, 30, 50)];
    expect(planPrices(left, wanted(100), 60).add).toEqual([regular(100, 60)]);
  });
});

/** Moments on tens, so that a plan made at one is in force two ms later and nothing else happens between. */
const moment = fc.integer({ min: 0, max: 60 }).map((n) => n * 10);
const draft = fc
  .record({
    price: fc.integer({ min: 5, max: 9 }),
    cut: fc.integer({ min: 1, max: 3 }),
    from: fc.option(moment, { nil: undefined, freq: 3 }),
    length: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
    reduced: fc.boolean(),
    history: fc.array(fc.record({ price: fc.integer({ min: 5, max: 9 }), from: moment }), { maxLength: 4 }),
  })
  .map(({ price, cut, from, length, reduced: cheaper, history }) =>
    wanted(price, {
      history,
      ...(cheaper ? reduced(price - cut, from, length === null ? null : (from ?? 0) + length * 10) : {}),
    }),
  );
const visits = fc.array(
  fc.record({ draft: fc.option(draft, { nil: undefined, freq: 5 }), wait: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 6 },
);

describe('any chain of imports', () => {
  it('asks what the file says, rewrites nothing, and plans nothing when run again', () => {
    fc.assert(
      fc.property(visits, fc.integer({ min: 0, max: 400 }), (steps, later) => {
        let kept: PriceEntry[] = [];
        let now = 0;
        for (const { draft: file, wait } of steps) {
          now += wait * 10;
          const before = kept;
          kept = applied(before, planPrices(before, file, now));
          const offer = file?.promotion;
          const runs = offer && (offer.from ?? now) <= now && (offer.to === null || offer.to > now);
          expect(priceState(kept, now + 2)?.price).toBe(runs ? offer.price : file?.regular);
          for (let past = 0; before.length > 0 && past < now; past += 5) {
            expect(priceState(kept, past)?.price).toBe(priceState(before, past)?.price);
          }
          expect(planPrices(kept, file, now)).toEqual(NOTHING);
          expect(planPrices(kept, file, now + later)).toEqual(NOTHING);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
