import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualRate, tenthsOfPercent } from './apr.ts';
import { creditOf, equalInstalment, instalments } from './credit.ts';

/**
 * The examples of annex III that Directive 98/7/EC gave to the equation which Directives 2008/48/EC and (EU) 2023/2225
 * carry on: by the calendar (a year of 365 days), and by the standard year of twelve equal months.
 */
describe('the annual rate of the directive’s examples', () => {
  const lent = (ecu: number) => [{ amount: ecu * 100, years: 0 }];
  const days = (number: number) => number / 365;
  const paid = (...payments: [ecu: number, years: number][]) =>
    payments.map(([ecu, years]) => ({ amount: ecu * 100, years }));

  it.each([
    ['one payment after 546 days', lent(1000), paid([1200, days(546)]), 12.96, 13],
    ['one payment, and 50 kept back as expenses', lent(950), paid([1200, days(546)]), 16.9, 16.9],
    ['two payments of 600 after 365 and 730 days', lent(1000), paid([600, days(365)], [600, days(730)]), 13.07, 13.1],
    [
      '272, 272 and 544 after 90, 181 and 365 days',
      lent(1000),
      paid([272, days(90)], [272, days(181)], [544, days(365)]),
      13.23,
      13.2,
    ],
    ['one payment after a year and a half', lent(1000), paid([1200, 1.5]), 12.92, 12.9],
    ['the same with 50 kept back', lent(950), paid([1200, 1.5]), 16.85, 16.9],
    ['two payments of 600 after one and two years', lent(1000), paid([600, 1], [600, 2]), 13.07, 13.1],
    [
      '272, 272 and 544 after 3, 6 and 12 months',
      lent(1000),
      paid([272, 3 / 12], [272, 6 / 12], [544, 1]),
      13.19,
      13.2,
    ],
  ])('is the published one for %s', (_name, drawdowns, repayments, percent, rounded) => {
    const rate = annualRate(drawdowns, repayments);
    expect(Math.round(rate * 10_000) / 100).toBe(percent);
    expect(tenthsOfPercent(rate) / 10).toBe(rounded);
  });
});

describe('the annual rate', () => {
  it('goes up from five hundredths of a percent', () => {
    expect(tenthsOfPercent(annualRate([{ amount: 10_000, years: 0 }], [{ amount: 11_245, years: 1 }]))).toBe(125);
    expect(tenthsOfPercent(annualRate([{ amount: 100_000, years: 0 }], [{ amount: 112_449, years: 1 }]))).toBe(124);
  });

  it('is nothing where no more is paid than was lent, and told where no rate fits', () => {
    expect(tenthsOfPercent(annualRate([{ amount: 900, years: 0 }], [{ amount: 900, years: 0.5 }]))).toBe(0);
    expect(() => annualRate([{ amount: 1, years: 0 }], [{ amount: 1_000_000, years: 1 / 365 }])).toThrow(RangeError);
  });
});

describe('equal instalments', () => {
  it.each([
    [40_800, 1190, 10, 4306],
    [23_770, 1190, 10, 2509],
    [100_000, 1200, 12, 8885],
    [600_000, 0, 24, 25_000],
    [10_000, 0, 3, 3333],
  ])('are, for %i grosze at %i bp over %i months, %i', (principal, rateBp, months, instalment) => {
    expect(equalInstalment(principal, rateBp, months)).toBe(instalment);
  });

  it('leave nothing owed, and the last differs by rounding alone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 500, max: 100_000 }),
        (months, rateBp, each) => {
          const principal = each * months;
          const paid = instalments(principal, { rateBp, months });
          const equal = equalInstalment(principal, rateBp, months);
          expect(paid).toHaveLength(months);
          expect(new Set(paid.slice(0, -1))).toEqual(new Set([equal]));
          // What is owed, kept in fractions, comes to nothing but for half a grosz a month, grown with interest.
          const rate = rateBp / 120_000;
          const rounding = rateBp === 0 ? months : ((1 + rate) ** months - 1) / rate;
          expect(Math.abs((paid.at(-1) ?? 0) - equal)).toBeLessThanOrEqual(rounding + 1);
          expect(paid.at(-1)).toBeGreaterThan(0);
          if (rateBp === 0) expect(paid.reduce((sum, one) => sum + one, 0)).toBe(principal);
        },
      ),
    );
  });

  it('match the annuity formula to the grosz', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 5_000_000 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 2, max: 60 }),
        (principal, rateBp, months) => {
          const i = rateBp / 120_000;
          const exact = (principal * i) / (1 - (1 + i) ** -months);
          expect(Math.abs(equalInstalment(principal, rateBp, months) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
        },
      ),
      { examples: [[50_000, 36, 3789, 1]] },
    );
  });
});

describe('a credit', () => {
  it('has the figures of a representative example', () => {
    expect(creditOf(40_800, { months: 10, rateBp: 1190, commissionBp: 0 })).toEqual({
      plan: { months: 10, rateBp: 1190, commissionBp: 0 },
      amount: 40_800,
      commission: 0,
      instalment: 4306,
      last: 4305,
      total: 43_059,
      apr: 126,
    });
  });

  it('counts a commission into RRSO, and lends it', () => {
    const credit = creditOf(100_000, { months: 12, rateBp: 0, commissionBp: 600 });
    expect(credit).toMatchObject({ commission: 6000, instalment: 8833, last: 8837, total: 106_000, apr: 115 });
  });

  it('costs nothing without interest and commission', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 5_000_000 }), fc.integer({ min: 2, max: 60 }), (amount, months) => {
        expect(creditOf(amount, { months, rateBp: 0, commissionBp: 0 })).toMatchObject({ total: amount, apr: 0 });
      }),
    );
  });

  it('has an RRSO of the compounded rate, and a higher one with every cost', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50_000, max: 5_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 1, max: 2000 }),
        (amount, months, rateBp, commissionBp) => {
          const plain = creditOf(amount, { months, rateBp, commissionBp: 0 });
          const compounded = ((1 + rateBp / 120_000) ** 12 - 1) * 1000;
          expect(Math.abs(plain.apr - compounded)).toBeLessThanOrEqual(0.7);
          const dearer = creditOf(amount, { months, rateBp, commissionBp });
          expect(dearer.apr).toBeGreaterThanOrEqual(plain.apr);
          // Each instalment is rounded to a grosz, which may weigh more than a commission of a few.
          expect(dearer.total).toBeGreaterThan(plain.total - months);
          expect(dearer.total).toBe(dearer.instalment * (months - 1) + dearer.last);
        },
      ),
      { examples: [[50_000, 36, 3789, 1]] },
    );
  });
});
