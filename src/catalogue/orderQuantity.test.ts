import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctQuantity } from '../kit/quantity.ts';
import type { OrderLimits, Product, Size } from './model.ts';
import { leastInOrder, mostInOrder, orderable, orderQuantityRule } from './orderQuantity.ts';
import { sizeStatus } from './priceView.ts';
import { aProduct, aSize, availability, stock } from './testing/things.ts';

const of = (product: Partial<Product>, size: Partial<Size> = {}) =>
  orderable(aProduct(product), aSize({ stocks: [stock(10)], ...size }));

describe('how much of a size may be ordered', () => {
  it('begins at the least that the size has in place of what the product says', () => {
    const order: OrderLimits = { min: 2, minPerSize: 5 };
    expect(orderQuantityRule(of({ order }, { least: 3 }))).toMatchObject({ min: 3 });
    expect(orderQuantityRule(of({ order }, { least: 1 }))).toMatchObject({ min: 2 });
    expect(orderQuantityRule(of({ order }))).toMatchObject({ min: 5 });
  });

  it('is from one step to what is in stock', () => {
    expect(orderQuantityRule(of({}))).toEqual({ step: 1, min: 1, max: 10 });
    expect(orderQuantityRule(of({ sellBy: 4 }))).toEqual({ step: 4, min: 4, max: 10 });
  });

  it('has no end where stock has none and nobody set one', () => {
    expect(orderQuantityRule(of({}, { stocks: [stock(-1)] }))).toEqual({ step: 1, min: 1, max: undefined });
  });

  it('is bound by what is set for the product and for the size, with what lies in the basket', () => {
    const order: OrderLimits = { min: 5, max: 9, minPerSize: 2, maxPerSize: 6 };
    const rule = (product: number, size: number) => orderQuantityRule(of({ order }), { inBasket: { product, size } });
    expect(rule(0, 0)).toMatchObject({ min: 5, max: 6 });
    expect(rule(4, 0)).toMatchObject({ min: 2, max: 5 });
    expect(rule(4, 2)).toMatchObject({ min: 1, max: 4 });
    expect(rule(8, 3)).toMatchObject({ min: 1, max: 1 });
    expect(rule(9, 3)).toBeUndefined();
  });

  it('leaves in stock what lies in the basket of that size, not of the others', () => {
    const rule = (product: number, size: number) => orderQuantityRule(of({}), { inBasket: { product, size } });
    expect(rule(8, 0)).toMatchObject({ max: 10 });
    expect(rule(8, 8)).toMatchObject({ max: 2 });
    expect(rule(10, 10)).toBeUndefined();
  });

  it('has a minimum of its own for a subscription', () => {
    const product = of({ order: { minSubscription: 3 } });
    expect(orderQuantityRule(product, { subscription: true })).toMatchObject({ min: 3 });
    expect(orderQuantityRule(product)).toMatchObject({ min: 1 });
  });

  it('is not bound by stock when the thing is made to order', () => {
    const made = { availability: availability({ status: 'order' }), stocks: [stock(0)] };
    expect(orderQuantityRule(of({}, made))).toEqual({ step: 1, min: 1, max: undefined });
  });

  it('is nothing when it cannot be bought, or no multiple of the step fits', () => {
    expect(orderQuantityRule(of({}, { availability: availability({ status: 'disable' }) }))).toBeUndefined();
    expect(orderQuantityRule(of({}, { stocks: [stock(0)] }))).toBeUndefined();
    expect(orderQuantityRule(of({ order: { min: 11 } }))).toBeUndefined();
    expect(orderQuantityRule(of({ sellBy: 4, order: { min: 5, max: 7 } }))).toBeUndefined();
    expect(orderQuantityRule(of({ sellBy: 11 }))).toBeUndefined();
  });
});

describe('how much an order may hold', () => {
  it('is told with the bound that leaves least, in whole steps; stock comes before a limit that leaves the same', () => {
    const order: OrderLimits = { max: 9, maxPerSize: 8 };
    expect(mostInOrder(of({ order }))).toEqual({ kind: 'size', parts: 8 });
    expect(mostInOrder(of({ order }), { product: 5, size: 1 })).toEqual({ kind: 'product', parts: 9 });
    expect(mostInOrder(of({ order, sellBy: 3 }, { stocks: [stock(8)] }))).toEqual({ kind: 'stock', parts: 6 });
    expect(mostInOrder(of({}, { stocks: [stock(-1)] }))).toBeUndefined();
  });

  it('is at least what the product needs with its other sizes in the basket', () => {
    const some = of({ sellBy: 4, order: { min: 10, minPerSize: 3 } });
    expect(leastInOrder(some)).toBe(12);
    expect(leastInOrder(some, { product: 8, size: 0 })).toBe(4);
  });
});

describe('the status of a size', () => {
  it.each([
    ['enable', 'auto', 5, 1, {}],
    ['enable', 'auto', -1, 1, {}],
    ['enable', 'auto', 5, 5, {}],
    ['disable', 'auto', 4, 5, {}],
    ['disable', 'auto', 0, 1, {}],
    ['disable', 'auto', 2, 1, { min: 3 }],
    ['disable', 'auto', 9, 2, { minPerSize: 3, maxPerSize: 3 }],
    ['order', 'order', 0, 1, {}],
    ['disable', 'order', 0, 2, { max: 1 }],
    ['disable', 'disable', 99, 1, {}],
    ['disable', 'disable', -1, 1, {}],
  ] as const)('is %s for %s, %d in stock, sold by %d, bounds %o', (expected, status, amount, sellBy, order) => {
    expect(
      sizeStatus({ sellBy, order }, aSize({ availability: availability({ status }), stocks: [stock(amount)] })),
    ).toBe(expected);
  });
});

describe('any quantity that is wanted', () => {
  const bound = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });
  const product = fc
    .record({ sellBy: fc.integer({ min: 1, max: 7 }), min: bound, max: bound, minPerSize: bound, maxPerSize: bound })
    .map(({ sellBy, ...limits }) => ({
      sellBy,
      order: Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)) as OrderLimits,
    }));
  const inBasket = fc
    .tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 0, max: 15 }))
    .map(([size, others]) => ({ size, product: size + others }));
  const stocks = fc.integer({ min: -1, max: 60 });

  it('becomes the least one allowed that is enough, else the most; none only when none is allowed', () => {
    fc.assert(
      fc.property(
        product,
        inBasket,
        stocks,
        fc.integer({ min: -20, max: 90 }),
        ({ sellBy, order }, lying, kept, wanted) => {
          const rule = orderQuantityRule(of({ sellBy, order }, { stocks: [stock(kept)] }), { inBasket: lying });
          const { min = 0, max = 1000, minPerSize = 0, maxPerSize = 1000 } = order;
          const allowed = Array.from({ length: 200 }, (_, n) => (n + 1) * sellBy).filter(
            (parts) =>
              lying.product + parts >= min &&
              lying.product + parts <= max &&
              lying.size + parts >= minPerSize &&
              lying.size + parts <= maxPerSize &&
              (kept === -1 || lying.size + parts <= kept),
          );
          const corrected = rule && correctQuantity(wanted, rule);
          expect(rule === undefined).toBe(allowed.length === 0);
          if (!corrected) return;
          expect(corrected.parts).toBe(allowed.find((parts) => parts >= wanted) ?? allowed.at(-1));
          expect(corrected.reason === 'ok').toBe(corrected.parts === wanted);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
