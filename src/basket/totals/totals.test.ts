import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceType } from '../../catalogue/priceView.ts';
import type { CodeRebate } from '../rebates/model.ts';
import { type CountedLine, lineSums } from './lineSums.ts';
import { spread } from './spread.ts';
import { sumsOf } from './sums.ts';

const RATES = [2300, 800, 500, 0];
const vat = (bp: number) => ({ bp, exempt: false });

const line = (more: Partial<CountedLine> = {}): CountedLine => ({
  regular: 8400,
  now: 8400,
  quantity: 1,
  precision: 0,
  vat: vat(2300),
  covered: true,
  ...more,
});
const gross = { priceType: 'gross', stacks: false } as const;

describe('a share of an amount', () => {
  it('is by worth, to the grosz', () => {
    expect(spread(1000, [5000, 3000, 2000])).toEqual([500, 300, 200]);
    expect(spread(100, [1, 1, 1])).toEqual([1, 1, 1]);
    expect(spread(1, [5, 5])).toEqual([1, 0]);
    expect(spread(100, [])).toEqual([]);
    expect(spread(100, [0, 0])).toEqual([0, 0]);
  });

  it('adds up to the amount, and is never above the worth it comes off', () => {
    const worths = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), worths, (amount, all) => {
        const shares = spread(amount, all);
        const sum = all.reduce((total, one) => total + one, 0);
        expect(shares.reduce((total, one) => total + one, 0)).toBe(Math.min(amount, sum));
        for (const [n, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(all[n] ?? 0);
        }
      }),
    );
  });
});

describe('a line with a code', () => {
  const paid = (one: CountedLine, code: CodeRebate, terms = gross as { priceType: PriceType; stacks: boolean }) =>
    lineSums([one], code, terms)[0];

  it('has the lower of its own reduction and the code, never both', () => {
    expect(paid(line(), { percentBp: 1000 })).toMatchObject({ paid: { gross: 7560 }, unitWithCode: 7560 });
    expect(paid(line({ now: 6800 }), { percentBp: 1000 })).toMatchObject({ paid: { gross: 6800 } });
    expect(paid(line({ now: 8000 }), { percentBp: 1000 })).toMatchObject({ paid: { gross: 7560 } });
    expect(paid(line({ now: 6800 }), { amount: 1000 })).toMatchObject({ paid: { gross: 6800 } });
    expect(paid(line(), { amount: 1000 })).toMatchObject({ paid: { gross: 7400 } });
  });

  it('has both where the shop says so', () => {
    const terms = { priceType: 'gross', stacks: true } as const;
    expect(paid(line({ now: 6800 }), { percentBp: 1000 }, terms)).toMatchObject({ paid: { gross: 6120 } });
    expect(paid(line({ now: 6800 }), { amount: 1000 }, terms)).toMatchObject({ paid: { gross: 5800 } });
  });

  it('is left alone when the code is for other things', () => {
    for (const code of [{ percentBp: 5000 }, { amount: 500 }]) {
      expect(paid(line({ covered: false }), code)).toEqual(paid(line({ covered: false }), { amount: 0 }));
    }
  });

  it('is counted net in a shop that asks net prices', () => {
    const net = { priceType: 'net', stacks: false } as const;
    const [one] = lineSums([line({ regular: 333, now: 333, quantity: 3 })], { percentBp: 1000 }, net);
    expect(one).toMatchObject({ worth: { net: 999, gross: 1229 }, paid: { net: 900, gross: 1107 } });
  });
});

/** The rules once more, in the plainest words and in exact fractions. */
function model(lines: readonly CountedLine[], code: CodeRebate | undefined, priceType: PriceType, stacks: boolean) {
  const round = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));
  const times = (unit: number, { quantity, precision }: CountedLine) =>
    round(BigInt(unit) * BigInt(quantity), 10n ** BigInt(precision));
  const other = (amount: number, bp: number) =>
    priceType === 'net'
      ? { net: amount, gross: round(BigInt(amount) * BigInt(10_000 + bp), 10_000n) }
      : { gross: amount, net: round(BigInt(amount) * 10_000n, BigInt(10_000 + bp)) };
  const isOpen = (one: CountedLine) => one.covered && (stacks || one.now >= one.regular);
  let paid = lines.map((one) => times(one.now, one));
  if (code && 'percentBp' in code) {
    paid = lines.map((one, n) => {
      const unit = round(BigInt(stacks ? one.now : one.regular) * BigInt(10_000 - code.percentBp), 10_000n);
      return one.covered && unit < one.now ? times(unit, one) : (paid[n] ?? 0);
    });
  }
  const eligible = lines.reduce((sum, one, n) => sum + (isOpen(one) ? (paid[n] ?? 0) : 0), 0);
  const off = code && 'amount' in code ? Math.min(code.amount, eligible) : 0;
  const sides = paid.map((amount, n) => other(amount, lines[n]?.vat.bp ?? 0));
  return { paid, off, sides };
}

describe('sums of a basket', () => {
  const lines = fc.array(
    fc
      .record({
        regular: fc.integer({ min: 1, max: 5_000_000 }),
        cut: fc.integer({ min: 0, max: 9000 }),
        quantity: fc.integer({ min: 1, max: 5000 }),
        precision: fc.constantFrom(0, 0, 1, 2, 3),
        bp: fc.constantFrom(...RATES),
        covered: fc.boolean(),
        kind: fc.constantFrom('once', 'promotion', 'tier', 'subscription'),
      })
      .map(({ regular, cut, quantity, precision, bp, covered, kind }) => ({
        regular,
        now: kind === 'once' ? regular : Math.max(0, regular - Math.floor((regular * cut) / 10_000)),
        quantity,
        precision,
        vat: vat(bp),
        covered,
      })),
    { maxLength: 12 },
  );
  const codes = fc.option(
    fc.oneof(
      fc.record({ percentBp: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }) }),
    ),
    { nil: undefined },
  );

  it('are those of the plain rules, with codes, tiers and subscriptions, gross and net', () => {
    fc.assert(
      fc.property(lines, codes, fc.constantFrom('gross', 'net'), fc.boolean(), (all, code, priceType, stacks) => {
        const each = lineSums(all, code, { priceType, stacks });
        const plain = lineSums(all, undefined, { priceType, stacks });
        const sums = sumsOf(each.map((one, n) => ({ ...one, vat: all[n]?.vat ?? vat(0) })));
        const expected = model(all, code, priceType, stacks);
        const total = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

        // The side that is shown first is what the rules say, to the grosz.
        expect(sums.goods[priceType]).toBe(total(expected.paid) - expected.off);
        if (expected.off === 0) expect(each.map(({ paid }) => paid)).toEqual(expected.sides);
        // Both sides are sums of what the lines show, and so is VAT.
        for (const side of ['gross', 'net'] as const) {
          expect(sums.goods[side]).toBe(total(each.map(({ paid }) => paid[side])));
          expect(sums.worth[side]).toBe(total(each.map(({ worth }) => worth[side])));
          expect(sums.worth[side] - sums.rebate[side]).toBe(sums.goods[side]);
          expect(total(sums.vat.map((rate) => rate[side]))).toBe(sums.goods[side]);
        }
        expect(total(sums.vat.map((rate) => rate.vat))).toBe(sums.goods.gross - sums.goods.net);
        // A code never makes a line dearer, nor one cheaper than nothing, nor touches what it is not for.
        for (const [n, one] of each.entries()) {
          const before = plain[n];
          expect(one.worth).toEqual(before?.worth);
          expect(one.paid[priceType]).toBeLessThanOrEqual(before?.paid[priceType] ?? 0);
          expect(one.paid[priceType]).toBeGreaterThanOrEqual(0);
          if (!all[n]?.covered) expect(one.paid).toEqual(before?.paid);
        }
        if (!code) expect(each).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  it('are nothing for nothing', () => {
    expect(sumsOf([])).toEqual({
      worth: { gross: 0, net: 0 },
      rebate: { gross: 0, net: 0 },
      goods: { gross: 0, net: 0 },
      vat: [],
    });
  });
});
