import fc from 'fast-check';
import { expect, it } from 'vitest';
import { netFromGross } from './money.ts';
import { grossIn, type PriceContext, rateIn } from './priceContext.ts';

const germany = (keeps: PriceContext['keeps']): PriceContext => ({
  ...{ country: 'DE', keeps, standardBp: 1900 },
  reducedBp: new Map([
    [800, 700],
    [500, 700],
  ]),
});

const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
const rates = fc.constantFrom(0, 500, 700, 800, 1900, 2300, 2700);

it('the prices of a country find its rate by that at home', () => {
  expect([2300, 800, 500, 0].map((bp) => rateIn(germany('net'), bp))).toEqual([1900, 700, 700, 0]);
  expect(rateIn({ ...germany('net'), reducedBp: new Map([[0, 700]]) }, 0)).toBe(700);
});

it('the prices of a country keep the gross amount to the grosz where that is what the merchant keeps', () => {
  fc.assert(fc.property(amounts, rates, rates, (gross, at, to) => grossIn(germany('gross'), gross, at, to) === gross));
});

it('the prices of a country keep the net amount to the grosz where that is what the merchant keeps', () => {
  fc.assert(
    fc.property(amounts, rates, rates, (gross, at, to) => {
      const there = grossIn(germany('net'), gross, at, to);
      expect(netFromGross(there, to)).toBe(netFromGross(gross, at));
    }),
  );
});

it('the prices of a country leave cheaper what is cheaper: no reduction turns round', () => {
  fc.assert(
    fc.property(amounts, amounts, rates, rates, (a, b, at, to) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const there = (gross: number) => grossIn(germany('net'), gross, at, to);
      expect(there(less)).toBeLessThanOrEqual(there(more));
    }),
  );
});

it('the prices of a country are no less at a higher rate, and differ by a grosz at most at the same one', () => {
  fc.assert(
    fc.property(amounts, rates, (gross, at) => {
      expect(Math.abs(grossIn(germany('net'), gross, at, at) - gross)).toBeLessThanOrEqual(1);
      expect(grossIn(germany('net'), gross, at, at + 100)).toBeGreaterThanOrEqual(
        grossIn(germany('net'), gross, at, at),
      );
    }),
  );
});
