import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctQuantity } from '../../kit/quantity.ts';
import { type Bounds, quantityRule, reachable } from './quantity.ts';

const bounds = (more: Partial<Bounds> = {}): Bounds => ({
  sellBy: 1,
  precision: 0,
  range: {},
  amount: -1,
  status: 'enable',
  subscribed: false,
  ...more,
});

describe('quantityRule', () => {
  it('is one step and no end for what nothing bounds', () => {
    expect(quantityRule(bounds({ sellBy: 5, precision: 1 }))).toEqual({ step: 5, min: 5, max: undefined });
  });

  it('ends at the stock of the size', () => {
    expect(quantityRule(bounds({ amount: 7 }))?.max).toBe(7);
    expect(quantityRule(bounds({ amount: 412.5, precision: 1, sellBy: 5 }))?.max).toBe(4125);
  });

  it('does not end at the stock of what is made to order', () => {
    expect(quantityRule(bounds({ amount: 0, status: 'order' }))?.max).toBeUndefined();
  });

  it('takes the narrowest of all limits', () => {
    const range = {
      min_quantity_per_order: 2,
      min_size_quantity_per_order: 3,
      max_quantity_per_order: 18,
      max_size_quantity_per_order: 12,
    };
    expect(quantityRule(bounds({ range, amount: 38 }))).toEqual({ step: 1, min: 3, max: 12 });
    expect(quantityRule(bounds({ range, amount: 5 }))?.max).toBe(5);
  });

  it('asks for the least of a subscription only from who subscribes', () => {
    const range = { minimum_quantity_subscription: 2 };
    expect(quantityRule(bounds({ range }))?.min).toBe(1);
    expect(quantityRule(bounds({ range, subscribed: true }))?.min).toBe(2);
  });

  it('counts what lies in the basket: of this size, and of all sizes', () => {
    const range = { max_quantity_per_order: 18, max_size_quantity_per_order: 12, min_size_quantity_per_order: 2 };
    expect(quantityRule(bounds({ range, amount: 38, inBasket: { size: 4, product: 10 } }))).toEqual({
      step: 1,
      min: 1,
      max: 8,
    });
  });

  it('allows nothing when the stock is under the least', () => {
    expect(quantityRule(bounds({ range: { min_quantity_per_order: 24 }, amount: 10 }))).toBeUndefined();
    expect(quantityRule(bounds({ status: 'disable' }))).toBeUndefined();
  });
});

describe('reachable', () => {
  it('keeps to the steps inside the bounds', () => {
    expect(reachable({ step: 44, min: 50, max: 100 })).toEqual({ min: 88, max: 88 });
    expect(reachable({ step: 44, min: 88, max: undefined })).toEqual({ min: 88, max: undefined });
  });
});

describe('a correction', () => {
  const anyBounds = fc
    .record({
      sellBy: fc.integer({ min: 1, max: 500 }),
      least: fc.integer({ min: 1, max: 999 }),
      more: fc.integer({ min: 0, max: 9999 }),
    })
    .map(({ sellBy, least, more }) =>
      bounds({ sellBy, range: { min_quantity_per_order: least, max_quantity_per_order: least + more } }),
    );

  it('lands on the least allowed multiple of the step that is enough', () => {
    fc.assert(
      fc.property(anyBounds, fc.nat(20_000), (some, wanted) => {
        const rule = quantityRule(some);
        fc.pre(rule !== undefined);
        const { min, max = 0 } = reachable(rule);
        const found = correctQuantity(wanted, rule)?.parts ?? -1;
        expect(found % rule.step).toBe(0);
        expect(found).toBeGreaterThanOrEqual(min);
        expect(found).toBeLessThanOrEqual(max);
        const inside = Math.min(Math.max(wanted, min), max);
        expect(found).toBeGreaterThanOrEqual(inside);
        expect(found - inside).toBeLessThan(rule.step);
      }),
    );
  });
});
