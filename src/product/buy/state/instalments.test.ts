import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Provider } from '../../../instalments/model.ts';
import { lineTotal } from '../../../kit/money.ts';
import type { Buying } from './buying.ts';
import { instalmentLines, leastWorth, mostWorth, readBeside } from './instalments.ts';
import { buying, buyView, prices, sizeState } from './testing/views.ts';

const provider: Provider = {
  id: 'raty',
  name: 'Na raty',
  lender: 'Bank',
  min: 30_000,
  max: 90_000,
  notFor: [],
  plans: [{ months: 10, rateBp: 1190, commissionBp: 0 }],
  intermediary: true,
};
const view = buyView({ instalments: { company: 'Sklep', providers: [provider] } });
const at = (quantity: number, more: Partial<Buying> = {}): Buying =>
  buying(view, { quantity, field: { text: String(quantity), turn: 0 }, ...more });

describe('instalments on the product page', () => {
  it('are told for what is chosen', () => {
    expect(instalmentLines(view, at(6))).toMatchObject([
      { kind: 'offer', told: { decision: { ok: true, credits: [{ amount: 40_800, instalment: 4306 }] } } },
    ]);
  });

  it('name the quantity that is enough, and the one that is not too much', () => {
    expect(instalmentLines(view, at(1))).toEqual([
      { kind: 'raise', id: 'raty', name: 'Na raty', limit: 30_000, quantity: 5 },
    ]);
    expect(instalmentLines(view, at(14))).toEqual([
      { kind: 'lower', id: 'raty', name: 'Na raty', limit: 90_000, quantity: 13 },
    ]);
  });

  it('are not told where no quantity in stock is worth it, nor for a subscription', () => {
    const few = view.sizes.map((size) => ({ ...size, stock: 4 }));
    expect(instalmentLines(view, at(1, { sizes: few }))).toEqual([]);
    expect(instalmentLines(view, at(6, { subscribed: true }))).toEqual([]);
    expect(instalmentLines(buyView(), at(6))).toEqual([]);
  });

  it('tell the lender’s calculator of the basket beside', () => {
    const link = 'https://bank.example/?a={amount}&p={price}&n={basketCount}&b={basketCost}&net={basketCostNet}';
    const linked = buyView({ instalments: { company: 'Sklep', providers: [{ ...provider, link }] } });
    const products = [{ id: 1 }, { id: 1 }, { id: 2 }];
    const basket = { products, worth_formatted: '1\u00a0168,00\u00a0zł', worth_net_formatted: '949,59\u00a0zł' };
    const hrefOf = (answer: unknown) => {
      const [line] = instalmentLines(linked, at(6), readBeside(answer));
      return line?.kind === 'offer' ? line.told.href : undefined;
    };
    expect(hrefOf(basket)).toBe('https://bank.example/?a=408.00&p=408.00&n=2&b=1168.00&net=949.59');
    for (const answer of [undefined, null, 'x', { products: [], worth_formatted: 168 }]) {
      expect(hrefOf(answer)).toBe('https://bank.example/?a=408.00&p=408.00&n=0&b=0.00&net=0.00');
    }
  });

  it('count with the price of the quantity', () => {
    const items = [
      { threshold: 5, value: '10', price: '59.00', price_net: '47.97', price_formatted: '', price_net_formatted: '' },
    ];
    const state = sizeState({ prices: prices({ rebateNumber: { items } }) });
    // Five would have been enough at 68,00 zł each, but five cost 59,00 zł each.
    expect(instalmentLines(view, at(1, { state }))).toMatchObject([{ kind: 'raise', quantity: 6 }]);
  });
});

describe('hints', () => {
  const tiers = fc
    .array(fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 1, max: 500 })), { maxLength: 4 })
    .map((found) => found.toSorted((a, b) => a[0] - b[0]));
  const asked = fc.record({
    tiers,
    price: fc.integer({ min: 501, max: 5000 }),
    limit: fc.integer({ min: 1000, max: 60_000 }),
    quantity: fc.integer({ min: 1, max: 60 }),
    step: fc.integer({ min: 1, max: 3 }),
  });
  /** Falls with the quantity, as rebates do. */
  const unit = (price: number, found: [number, number][]) => (quantity: number) =>
    found.reduce((now, [from, less]) => (from <= quantity ? Math.max(1, Math.min(now, price - less)) : now), price);

  it('name the first quantity that is enough', () => {
    fc.assert(
      fc.property(asked, ({ tiers: found, price, limit, quantity, step }) => {
        const unitAt = unit(price, found);
        const start = quantity * step;
        const worth = (parts: number) => lineTotal(unitAt(parts), parts, 0);
        const around = { quantity: start, precision: 0, rule: { step, min: step, max: 100 }, unitAt };
        const all = Array.from({ length: 101 }, (_, parts) => parts).filter((parts) => parts % step === 0);
        const expected = [start, ...all.filter((parts) => parts > start)].find((parts) => worth(parts) >= limit);
        expect(leastWorth(limit, around)).toBe(
          expected !== undefined && (expected === start || expected <= 100) ? expected : undefined,
        );
      }),
    );
  });

  it('name the last quantity that is not too much', () => {
    fc.assert(
      fc.property(asked, ({ tiers: found, price, limit, quantity, step }) => {
        const unitAt = unit(price, found);
        const start = quantity * step;
        const around = { quantity: start, precision: 0, rule: { step, min: step, max: undefined }, unitAt };
        const all = Array.from({ length: start + 1 }, (_, parts) => parts).filter((n) => n % step === 0 && n >= step);
        const expected = all.findLast((parts) => lineTotal(unitAt(parts), parts, 0) <= limit);
        expect(mostWorth(limit, around)).toBe(expected);
      }),
    );
  });
});
