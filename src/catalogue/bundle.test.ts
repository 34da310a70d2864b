import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amounts } from './amount.ts';
import { bundleSaving, bundleStocks, SEVERAL_STORES } from './bundle.ts';
import type { Stock } from './model.ts';
import { aProduct, aSize, promotion, regular, stock } from './testing/things.ts';

const part = (id: number, stocks: Stock[], more = {}) => aProduct({ id, sizes: [aSize({ stocks })], ...more });
const bundle = (...parts: [id: number, quantity: number][]) =>
  aProduct({
    id: 1,
    type: 'bundle',
    bundle: parts.map(([product, quantity]) => ({ product, size: 'uniw', quantity })),
  });

describe('the stock of a bundle', () => {
  it('is what its scarcest part is enough for', () => {
    expect(bundleStocks(bundle([2, 1], [3, 2]), [part(2, [stock(9)]), part(3, [stock(7)])])).toEqual([stock(3)]);
  });

  it('is unlimited with unlimited parts only', () => {
    const of = (...quantities: number[]) =>
      amounts(
        bundleStocks(bundle([2, 1], [3, 1]), [
          part(2, [stock(quantities[0] ?? 0)]),
          part(3, [stock(quantities[1] ?? 0)]),
        ]),
      ).all;
    expect(of(-1, -1)).toBe(-1);
    expect(of(-1, 4)).toBe(4);
    expect(of(-1, 0)).toBe(0);
  });

  it('counts a part that stands in two lines twice', () => {
    expect(amounts(bundleStocks(bundle([2, 1], [2, 2]), [part(2, [stock(7)])])).all).toBe(2);
  });

  it('counts parts that are measured in units', () => {
    const clay = part(2, [stock(75)], { precision: 1 });
    expect(amounts(bundleStocks(bundle([2, 2]), [clay])).all).toBe(3);
    const measured = { ...bundle([2, 2]), precision: 2 };
    expect(amounts(bundleStocks(measured, [clay])).all).toBe(300);
  });

  it('is nothing when a part or its size is not in the shop', () => {
    expect(bundleStocks(bundle([2, 1], [3, 1]), [part(2, [stock(9)])])).toEqual([]);
    expect(bundleStocks(bundle([2, 1]), [aProduct({ id: 2, sizes: [aSize({ type: 's' })] })])).toEqual([]);
  });

  it('names a store with what it holds complete, and no store for what has to be brought together', () => {
    const parts = [
      part(2, [stock(5, 'a'), stock(1, 'b')]),
      part(3, [stock(2, 'a'), stock(3, 'b'), stock(4, 'c', false)]),
    ];
    expect(bundleStocks(bundle([2, 1], [3, 1]), parts)).toEqual([
      stock(2, 'a'),
      stock(1, 'b'),
      stock(0, 'c', false),
      stock(2, SEVERAL_STORES),
      stock(1, SEVERAL_STORES, false),
    ]);
  });

  it('adds up to as many as can be put together, whatever lies where', () => {
    const stores = fc.uniqueArray(
      fc.record({
        branch: fc.constantFrom('a', 'b', 'c', 'd'),
        quantity: fc.integer({ min: -1, max: 9 }),
      }),
      { selector: ({ branch }) => branch, maxLength: 4 },
    );
    const own = (branch: string) => branch < 'c';
    const lying = (rows: { branch: string; quantity: number }[]) =>
      rows.map(({ branch, quantity }) => stock(quantity, branch, own(branch)));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(stores, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 }),
        (rows) => {
          const parts = rows.map(([stocks], n) => part(n + 10, lying(stocks)));
          const stocks = bundleStocks(
            bundle(...rows.map(([, quantity], n) => [n + 10, quantity] as [number, number])),
            parts,
          );
          const enough = (which: 'all' | 'own') => {
            const times = rows.map(([some, quantity]) => {
              const amount = amounts(lying(some))[which];
              return amount === -1 ? Number.POSITIVE_INFINITY : Math.floor(amount / quantity);
            });
            const least = Math.min(...times);
            return least === Number.POSITIVE_INFINITY ? -1 : least;
          };
          expect(amounts(stocks)).toMatchObject({ all: enough('all'), own: enough('own') });
          for (const { quantity } of stocks) expect(quantity).toBeGreaterThanOrEqual(-1);
        },
      ),
    );
  });
});

describe('what a bundle saves', () => {
  const at = 100;
  const parts = [
    aProduct({ id: 2, sizes: [aSize({ prices: [regular(28_900)] })] }),
    aProduct({ id: 3, sizes: [aSize({ prices: [regular(10_000), promotion(8500, 50)] })] }),
  ];
  const tea = bundle([2, 1], [3, 2]);
  const priced = (price: number) => aSize({ prices: [regular(price)] });

  it('is the difference to its parts as they cost now, gross and net, in whole percent', () => {
    expect(bundleSaving(tea, priced(38_900), parts, at)).toEqual({ gross: 7000, net: 5691, percent: 15 });
  });

  it('counts net by the rate of each part', () => {
    const book = aProduct({ id: 4, sizes: [aSize({ prices: [regular(10_500)], vat: { bp: 500, exempt: false } })] });
    expect(bundleSaving(bundle([4, 2]), priced(12_300), [book], at)).toMatchObject({ gross: 8700, net: 10_000 });
  });

  it('is not told when nothing is saved or a part has no price in money', () => {
    expect(bundleSaving(tea, priced(45_900), parts, at)).toBeUndefined();
    expect(bundleSaving(tea, priced(50_000), parts, at)).toBeUndefined();
    expect(bundleSaving(tea, priced(100), parts.slice(1), at)).toBeUndefined();
    expect(
      bundleSaving(bundle([2, 1]), priced(100), [aProduct({ id: 2, sizes: [aSize({ phonePrice: true })] })], at),
    ).toBe(undefined);
    expect(bundleSaving(tea, aSize({ gratis: true }), parts, at)).toBeUndefined();
    expect(bundleSaving(bundle(), priced(100), parts, at)).toBeUndefined();
  });
});
