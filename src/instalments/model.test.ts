import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type InstalmentData, linkTo, type Provider, tell } from './model.ts';

const provider = (more: Partial<Provider> = {}): Provider => ({
  id: 'raty',
  name: 'Na raty',
  lender: 'Bank Przykładowy S.A.',
  min: 30_000,
  max: 2_000_000,
  notFor: [],
  plans: [{ months: 10, rateBp: 1190, commissionBp: 0 }],
  intermediary: true,
  ...more,
});
const cup = { id: 1001, name: 'Kubek', lendable: true };
const plate = { id: 1002, name: 'Talerz', lendable: true };
const data: InstalmentData = {
  price: 40_800,
  priceNet: 33_171,
  currency: 'PLN',
  basketCount: 0,
  basketCost: 0,
  basketCostNet: 0,
};

describe('a loan for a basket', () => {
  it.each([
    [29_999, ['min']],
    [30_000, []],
    [2_000_000, []],
    [2_000_001, ['max']],
  ])('of %i grosze meets the refusals %j', (amount, kinds) => {
    const decision = decide(provider(), { amount, products: [cup] });
    expect(decision.ok ? [] : decision.refusals.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('tells by how much to raise or lower', () => {
    expect(decide(provider(), { amount: 23_770, products: [cup] })).toEqual({
      ok: false,
      refusals: [{ kind: 'min', limit: 30_000, missing: 6_230 }],
    });
    expect(decide(provider(), { amount: 2_012_300, products: [cup] })).toEqual({
      ok: false,
      refusals: [{ kind: 'max', limit: 2_000_000, over: 12_300 }],
    });
  });

  it('counts products, not lines nor pieces', () => {
    const two = provider({ maxProducts: 2 });
    const third = { id: 1003, name: 'Misa', lendable: true };
    expect(decide(two, { amount: 90_000, products: [cup, plate, cup, cup] }).ok).toBe(true);
    expect(decide(two, { amount: 90_000, products: [cup, plate, third] })).toEqual({
      ok: false,
      refusals: [{ kind: 'count', limit: 2, count: 3 }],
    });
  });

  it('names each product that is refused once', () => {
    const subscribed = { id: 1034, name: 'Kawa', lendable: false };
    expect(decide(provider({ notFor: [1002] }), { amount: 90_000, products: [cup, plate, plate, subscribed] })).toEqual(
      {
        ok: false,
        refusals: [{ kind: 'products', names: ['Talerz', 'Kawa'] }],
      },
    );
  });

  it('is refused for a product of which one line alone is lent for', () => {
    const both = [cup, { ...cup, lendable: false }, cup];
    expect(decide(provider(), { amount: 90_000, products: both }).ok).toBe(false);
  });

  it('tells everything that stands against it at once', () => {
    const strict = provider({ maxProducts: 1, notFor: [1001] });
    const decision = decide(strict, { amount: 100, products: [cup, plate] });
    expect(decision.ok ? [] : decision.refusals.map(({ kind }) => kind)).toEqual(['products', 'count', 'min']);
  });

  it('is made whenever nothing stands against it, over the price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000_000 }),
        fc.array(fc.record({ id: fc.integer({ min: 1, max: 6 }), lendable: fc.boolean() }), { minLength: 1 }),
        fc.integer({ min: 1, max: 5 }),
        (amount, lines, maxProducts) => {
          const products = lines.map((line) => ({ ...line, name: String(line.id) }));
          const decision = decide(provider({ maxProducts, notFor: [6] }), { amount, products });
          const fits =
            amount >= 30_000 &&
            amount <= 2_000_000 &&
            new Set(lines.map(({ id }) => id)).size <= maxProducts &&
            lines.every(({ id, lendable }) => lendable && id !== 6);
          expect(decision.ok).toBe(fits);
          if (decision.ok) expect(decision.credits.map((credit) => credit.amount)).toEqual([amount]);
        },
      ),
    );
  });
});

describe("the lender's calculator", () => {
  it('is given the data, encoded', () => {
    const link =
      'https://raty.example/?a={basketCost}&b={price}&n={basketCount}&c={currency}&x={priceNet}{basketCostNet}';
    expect(
      linkTo(link, { ...data, amount: 1, basketCount: 3, basketCost: 123_456, basketCostNet: 5, currency: 'a&b' }),
    ).toBe('https://raty.example/?a=1234.56&b=408.00&n=3&c=a%26b&x=331.710.05');
  });

  it('opens with the amount of the purchase that was decided about', () => {
    const linked = provider({ link: 'https://raty.example/?kwota={amount}&p={price}' });
    expect(tell(linked, { amount: 123_456, products: [cup] }, data).href).toBe(
      'https://raty.example/?kwota=1234.56&p=408.00',
    );
  });

  it('is told with an offer alone', () => {
    const linked = provider({ link: 'https://raty.example/{price}' });
    expect(tell(linked, { amount: 40_800, products: [cup] }, data).href).toBe('https://raty.example/408.00');
    expect(tell(linked, { amount: 100, products: [cup] }, data).href).toBeUndefined();
    expect(tell(provider(), { amount: 40_800, products: [cup] }, data).href).toBeUndefined();
  });
});
