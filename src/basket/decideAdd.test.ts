import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../catalogue/model.ts';
import { product, size } from '../catalogue/testing/product.ts';
import { decideAdd } from './decideAdd.ts';
import type { BasketLine, Wanted } from './model.ts';
import { aLine } from './testing/lines.ts';

const line = (more: Parameters<typeof aLine>[0] = {}) => aLine({ product: 1001, priceSeen: 8400, ...more });

const decide = (
  { of = product(), ...wanted }: Partial<Wanted> & { of?: Product } = {},
  lines: BasketLine[] = [],
  additional = '',
) => decideAdd(of, { product: 1001, size: 'uniw', ...wanted }, { lines, chosen: {}, additional, parts: [], at: 1 });

const withSize = (more: Partial<Size>, rest: Partial<Product> = {}) => product({ sizes: [size(more)], ...rest });

describe('adding', () => {
  it('begins a line with what was asked, and remembers the price', () => {
    expect(decide({ quantity: '2' })).toEqual({
      ok: true,
      value: { line: undefined, size: 'uniw', quantity: 2, forPoints: false, subscriptionDays: 0, priceSeen: 8400 },
    });
  });

  it.each(['１', '1 szt.', ' 1\u200B'])('reads a quantity as people write it: %j', (quantity) => {
    expect(decide({ quantity })).toMatchObject({ ok: true, value: { quantity: 1 } });
  });

  it('takes the least that may be ordered when nothing is said', () => {
    expect(
      decide({ of: withSize({ stocks: [{ branch: 'a', own: true, quantity: 90 }] }, { sellBy: 6 }) }),
    ).toMatchObject({ value: { quantity: 6 } });
  });

  it('knows the only size by its other names', () => {
    expect(decide({ size: 'onesize' })).toMatchObject({ value: { size: 'uniw' } });
    expect(decide({ size: 'U' })).toMatchObject({ value: { size: 'uniw' } });
    expect(decide({ size: '' })).toMatchObject({ value: { size: 'uniw' } });
  });

  it('lets the same thing grow, and keeps apart what was chosen otherwise', () => {
    expect(decide({ quantity: '2' }, [line()])).toMatchObject({ value: { line: { id: 'l1' }, quantity: 3 } });
    expect(decide({}, [line()], 'hash')).toMatchObject({ value: { line: undefined, quantity: 1 } });
    expect(decide({}, [line({ size: 'm' })])).toMatchObject({ value: { line: undefined } });
    expect(decide({}, [line({ forPoints: true })])).toMatchObject({ value: { line: undefined } });
  });

  it('counts in the decimals of now', () => {
    const metre = withSize({ stocks: [{ branch: 'a', own: true, quantity: 9999 }] }, { precision: 2, sellBy: 50 });
    expect(decide({ of: metre, quantity: '1,5' }, [line({ quantity: 2 })])).toMatchObject({ value: { quantity: 350 } });
  });

  it.each(['0', '-1', 'NaN', '1e3', '1.5', 'dwa', '99999999999999999999', '100001', '∞'])(
    'refuses %s pieces',
    (quantity) => {
      const many = withSize({ stocks: [{ branch: 'a', own: true, quantity: -1 }] });
      expect(decide({ of: many, quantity })).toEqual({ ok: false, error: { code: 'quantity' } });
    },
  );

  it('rounds up to the step of the unit, and says so', () => {
    const of = withSize({ stocks: [{ branch: 'a', own: true, quantity: -1 }] }, { sellBy: 5, precision: 1 });
    const corrected = { code: 'quantity_step', limit: { parts: 5, precision: 1 } };
    expect(decide({ of, quantity: '0,7' })).toMatchObject({ value: { quantity: 10, corrected } });
    const exact = decide({ of, quantity: '1.0' });
    expect(exact).toMatchObject({ value: { quantity: 10 } });
    expect(exact.ok && exact.value.corrected).toBeUndefined();
  });

  it.each<[string, Partial<Size>]>([
    ['sold out', { stocks: [] }],
    ['not for sale', { availability: { ...size().availability, status: 'disable' } }],
    ['by telephone', { phonePrice: true }],
    ['free', { gratis: true }],
    ['without a price', { prices: [] }],
  ])('refuses what is %s', (_, more) => {
    expect(decide({ of: withSize(more) })).toEqual({ ok: false, error: { code: 'products_not_available' } });
  });

  it('refuses a size that there is not', () => {
    expect(decide({ size: 'xl' })).toEqual({ ok: false, error: { code: 'product_not_found' } });
  });
});

describe('bounds, with what lies in the basket', () => {
  const limit = (parts: number) => ({ parts, precision: 0, unit: 'szt.' });
  const plenty = { stocks: [{ branch: 'a', own: true, quantity: 100 }] };
  const sizes = [size({ ...plenty, type: 's' }), size({ ...plenty, type: 'm' })];

  it('end at the stock', () => {
    expect(decide({ quantity: '4' })).toEqual({ ok: false, error: { code: 'order_notenough', limit: limit(3) } });
    expect(decide({ quantity: '1' }, [line({ quantity: 3 })])).toEqual({
      ok: false,
      error: { code: 'order_notenough', limit: limit(3) },
    });
    expect(decide({ quantity: '1' }, [line({ quantity: 2 })])).toMatchObject({ ok: true });
  });

  it('count lines of one size together', () => {
    expect(decide({ quantity: '2' }, [line({ quantity: 2, additional: 'x' })])).toMatchObject({
      error: { code: 'order_notenough' },
    });
  });

  it('count all sizes for a product, and a size alone for itself', () => {
    const of = product({ sizes, order: { max: 5, maxPerSize: 4 } });
    const lines = [line({ size: 's', quantity: 3 })];
    expect(decide({ of, size: 'm', quantity: '3' }, lines)).toEqual({
      ok: false,
      error: { code: 'too_much_product', limit: limit(5) },
    });
    expect(decide({ of, size: 's', quantity: '2' }, lines)).toEqual({
      ok: false,
      error: { code: 'too_much_product_size', limit: limit(4) },
    });
    expect(decide({ of, size: 's', quantity: '1' }, lines)).toMatchObject({ value: { quantity: 4 } });
  });

  it('begin at the least of a product and of a size', () => {
    const of = product({ sizes, order: { min: 6, minPerSize: 2 } });
    expect(decide({ of, size: 's', quantity: '3' })).toEqual({
      ok: false,
      error: { code: 'not_enough_product', limit: limit(6) },
    });
    expect(decide({ of, size: 's', quantity: '1' }, [line({ size: 'm', quantity: 6 })])).toEqual({
      ok: false,
      error: { code: 'not_enough_product_size', limit: limit(2) },
    });
    expect(decide({ of, size: 's', quantity: '2' }, [line({ size: 'm', quantity: 6 })])).toMatchObject({ ok: true });
  });

  it('are never passed, whatever is asked how often', () => {
    const order = fc.record(
      {
        min: fc.integer({ min: 1, max: 20 }),
        max: fc.integer({ min: 1, max: 60 }),
        maxPerSize: fc.integer({ min: 1, max: 60 }),
      },
      { requiredKeys: [] },
    );
    const asks = fc.array(fc.tuple(fc.constantFrom('s', 'm'), fc.integer({ min: 1, max: 70 })), { maxLength: 8 });
    fc.assert(
      fc.property(
        order,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 40 }),
        asks,
        (limits, sellBy, stock, all) => {
          const kept = { stocks: [{ branch: 'a', own: true, quantity: stock }] };
          const of = product({
            sellBy,
            order: limits,
            sizes: [size({ ...kept, type: 's' }), size({ ...kept, type: 'm' })],
          });
          const lines: BasketLine[] = [];
          for (const [type, quantity] of all) {
            const result = decide({ of, size: type, quantity: String(quantity) }, lines);
            if (!result.ok) continue;
            const { line: grown, quantity: now } = result.value;
            if (grown) grown.quantity = now;
            else lines.push(line({ id: type, size: type, quantity: now }));
          }
          const total = lines.reduce((sum, one) => sum + one.quantity, 0);
          for (const one of lines) {
            expect(one.quantity % sellBy).toBe(0);
            expect(one.quantity).toBeLessThanOrEqual(Math.min(stock, limits.maxPerSize ?? 99));
          }
          expect(total).toBeLessThanOrEqual(limits.max ?? 99);
          if (lines.length > 0) expect(total).toBeGreaterThanOrEqual(limits.min ?? 0);
        },
      ),
    );
  });
});

describe('a subscription', () => {
  const offered = { periods: [14, 30], only: false };
  const of = withSize(
    { subscriptionPrice: 7900, stocks: [{ branch: 'a', own: true, quantity: 50 }] },
    { subscription: offered },
  );

  it('is for a period that is offered, else the first one', () => {
    expect(decide({ of, subscription: true })).toMatchObject({ value: { subscriptionDays: 14, priceSeen: 7900 } });
    expect(decide({ of, subscription: true, subscriptionDays: 30 })).toMatchObject({ value: { subscriptionDays: 30 } });
    expect(decide({ of, subscription: true, subscriptionDays: 7 })).toEqual({
      ok: false,
      error: { code: 'subscription' },
    });
    expect(decide({ subscription: true })).toEqual({ ok: false, error: { code: 'subscription' } });
  });

  it('is the only way to buy some things', () => {
    const only = { ...of, subscription: { ...offered, only: true } };
    expect(decide({ of: only })).toMatchObject({ value: { subscriptionDays: 14 } });
  });

  it('is not paid with points: nothing is bought once where a subscription was meant', () => {
    const loved = { ...of, sizes: of.sizes.map((one) => ({ ...one, pointsPrice: 900 })) };
    const only = { ...loved, subscription: { ...offered, only: true } };
    expect(decide({ of: loved, forPoints: true })).toMatchObject({ value: { forPoints: true } });
    const refused = (code: string) => ({ ok: false, error: { code } });
    expect(decide({ of: loved, forPoints: true, subscription: true })).toEqual(refused('subscription'));
    expect(decide({ of: only, forPoints: true })).toEqual(refused('points'));
  });

  it('takes in the same thing bought once, whichever came first', () => {
    expect(decide({ of, quantity: '2', subscription: true }, [line()])).toMatchObject({
      value: { line: { id: 'l1' }, quantity: 3, subscriptionDays: 14, priceSeen: 7900 },
    });
    expect(decide({ of }, [line({ subscriptionDays: 30 })])).toMatchObject({
      value: { line: { id: 'l1' }, quantity: 2, subscriptionDays: 30 },
    });
  });

  it('has one period in a basket', () => {
    const other = line({ id: 'l2', product: 5, subscriptionDays: 30 });
    expect(decide({ of, subscription: true }, [other])).toEqual({ ok: false, error: { code: 'subscription_period' } });
    expect(decide({ of, subscription: true, subscriptionDays: 30 }, [other])).toMatchObject({ ok: true });
    expect(decide({ of }, [other])).toMatchObject({ value: { subscriptionDays: 0 } });
  });
});

describe('points', () => {
  it('buy what has a price in points', () => {
    const of = withSize({ pointsPrice: 900, prices: [] });
    expect(decide({ of, forPoints: true })).toMatchObject({ value: { forPoints: true, priceSeen: null } });
    expect(decide({ of })).toMatchObject({ error: { code: 'products_not_available' } });
    expect(decide({ forPoints: true })).toEqual({ ok: false, error: { code: 'points' } });
  });

  it('buy what has its price in money by telephone', () => {
    const of = withSize({ pointsPrice: 6000, phonePrice: true });
    expect(decide({ of, forPoints: true })).toMatchObject({ value: { forPoints: true, priceSeen: null } });
    expect(decide({ of })).toMatchObject({ error: { code: 'products_not_available' } });
  });
});
