import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../../../kit/clock.ts';
import { refusalOf, sizeOf } from '../../testing/folderDraft.ts';

describe('the price of a product file', () => {
  it('has its dated history and promotion', () => {
    const price = { history: [{ price: 90, from: '-60d' }], promotion: { price: 70, from: '-5d', to: '+8d' } };
    expect(sizeOf(price)?.price).toEqual({
      regular: 8400,
      history: [{ price: 9000, from: -60 * DAY }],
      promotion: { price: 7000, from: -5 * DAY, to: 8 * DAY },
    });
    expect(sizeOf({ promotion: { price: 70, from: '-5d' } })?.price?.promotion?.to).toBeNull();
  });

  it('may be by phone, for points or free', () => {
    for (const more of [{ phone_price: true }, { gratis: true }, { points: { price: 300 } }]) {
      expect(sizeOf({ price: undefined, ...more })).not.toHaveProperty('price');
    }
  });

  it('is refused when it is no money and nothing else', () => {
    expect(refusalOf({ price: undefined })).toMatchObject({ at: 'price', example: '84.5' });
    expect(refusalOf({ price: undefined, points: { earn: 3 } })).toMatchObject({ at: 'price' });
    expect(refusalOf({ price: undefined, sizes: [{ type: 's', price: 3 }, { type: 'm' }] })).toMatchObject({
      at: 'sizes.1.price',
    });
  });

  it.each([
    ['a promotion dearer than the price', { promotion: { price: 90, from: '-5d' } }, 'promotion.price'],
    ['a promotion of the same price', { promotion: { price: 84, from: '-5d' } }, 'promotion.price'],
    ['a promotion that ends before it begins', { promotion: { price: 80, from: '+5d', to: '+5d' } }, 'promotion.to'],
    ['a day that does not exist', { promotion: { price: 80, from: '+999d' } }, 'promotion.from'],
    [
      'a day of the past that does not exist',
      {
        history: [
          { price: 9, from: '-9d' },
          { price: 8, from: '+999d' },
        ],
      },
      'history.1.from',
    ],
    ['a picture of its version that it has not', { version_picture: 'inny.jpg' }, 'version_picture'],
  ])('is refused with %s', (_, more, at) => {
    expect(refusalOf(more)).toMatchObject({ at });
  });
});

describe('quantity rebates', () => {
  it('are refused where one is dearer than the one below it, with where and why', () => {
    const weaker = [
      { from: 3, percent: 8 },
      { from: 6, percent: 7.5 },
    ];
    expect(refusalOf({ rebates: weaker })).toEqual({
      at: 'rebates.1',
      expected: 'a rebate that is no dearer than the one before it',
    });
    expect(refusalOf({ rebates: [{ from: 3, price: 84.5 }] })).toMatchObject({
      at: 'rebates.0',
      expected: 'a rebate that is no dearer than without a rebate',
    });
    expect(refusalOf({ rebates: weaker.toReversed() })).toMatchObject({
      at: 'rebates.1',
      expected: 'a rebate that is from a larger quantity than the one before it',
    });
  });

  it('are taken only when a unit gets no dearer with each', () => {
    const rebate = fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10) }),
      fc.record({ price: fc.integer({ min: 0, max: 9000 }).map((grosze) => grosze / 100) }),
    );
    fc.assert(
      fc.property(fc.array(rebate, { minLength: 1, maxLength: 4 }), (some) => {
        const rebates = some.map((one, n) => ({ from: n + 2, ...one }));
        const cost = (one: (typeof some)[number]) =>
          Math.round('price' in one ? one.price * 100 : (8400 * (1000 - Math.round(one.percent * 10))) / 1000);
        const costs = [8400, ...some.map(cost)];
        const rises = costs.findIndex((price, n) => n > 0 && price > (costs[n - 1] ?? 0));
        const refused = refusalOf({ rebates });
        if (rises > 0) expect(refused).toMatchObject({ at: expect.stringMatching(/^rebates\.\d$/) });
        if (refused && rises < 0) {
          // Equal after rounding, yet a weaker percentage: dearer as soon as the price changes.
          const at = Number(refused.at.slice('rebates.'.length));
          const [below, one] = [some[at - 1], some[at]];
          expect(below && one && 'percent' in below && 'percent' in one && one.percent < below.percent).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
