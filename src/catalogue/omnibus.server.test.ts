import { describe, expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import type { PriceEntry, Size } from './model.ts';
import { aProduct, aSize, promotion, regular } from './testing/things.ts';
import { cataloguePart } from './wire.server.ts';

/** The cases of the Omnibus act as a caller of the graph meets them; the clock stands where the test says. */
type Lowest = (parent: unknown, args: object, context: object) => Promise<{ sizes: { id: string; price: Told }[] }[]>;
type Told = { gross: { value: number; formatted: string }; net: { value: number } };

function shop(sizes: Size[], day: number) {
  const { resolvers } = cataloguePart({
    load: async (_, id) => (id === 7 ? aProduct({ sizes }) : undefined),
    loadGroup: async () => undefined,
    clock: () => day * DAY,
    currency: 'PLN',
    priceType: 'gross',
    newDays: 30,
    find: { byText: () => [], byPeriods: async () => [] },
    branches: [],
  });
  const { getLastLowestProductPrices: ask } = resolvers.Query as { getLastLowestProductPrices: Lowest };
  return async (more: object = {}) => (await ask(undefined, { productId: '7', ...more }, {}))[0]?.sizes;
}

/** The lowest price told on a day, in zł; undefined: none is. */
const toldOn = async (day: number, ...prices: PriceEntry[]) =>
  (await shop([aSize({ prices })], day)())?.[0]?.price.gross.value;

const full = regular(10_000);
const cut = (price: number, from: number, to: number | null = null) =>
  promotion(price, from * DAY, to === null ? null : to * DAY);
const since = (price: number, from: number) => regular(price, from * DAY);

describe('the lowest price of 30 days', () => {
  it.each([
    ['is the price itself without a discount', 50, [full], 100],
    ['is that of the last 30 days without a discount', 50, [since(9000, 0), since(12_000, 30)], 90],
    ['is the price before one discount', 45, [full, cut(8000, 40)], 100],
    ['is the first discount when a weaker one follows while it runs', 46, [full, cut(8000, 40), cut(9000, 45)], 80],
    ['is still that when the weaker one comes after 30 days', 80, [full, cut(8000, 40), cut(9000, 75)], 80],
    ['forgets a promotion that ended over 30 days before', 80, [full, cut(6000, 30, 40), cut(8000, 75)], 100],
    [
      'counts a price older than the window and still asked in it',
      75,
      [since(9000, 0), since(12_000, 50), cut(8000, 75)],
      90,
    ],
    ['is the discount for 30 days after it has ended', 50, [full, cut(8000, 40, 50)], 80],
    ['forgets it then', 80, [full, cut(8000, 40, 50)], 100],
    [
      'is a dip below the discount between two promotions',
      52,
      [full, cut(8000, 40, 45), since(7000, 45), since(10_000, 47), cut(8500, 50)],
      70,
    ],
    ['is the same discount when it is repeated', 52, [full, cut(8000, 40, 45), cut(8000, 50, 55)], 80],
    [
      'is that of repeated dips, the deepest of them',
      62,
      [full, cut(8500, 40, 42), cut(7500, 45, 47), cut(8000, 50, 52), cut(7900, 60)],
      75,
    ],
    ['is asked from a rule on top of a cut of the price itself', 60, [full, since(9500, 55), cut(9000, 58)], 95],
    [
      'is the lowest since the first offer, when that is under 30 days ago',
      60,
      [since(9000, 40), since(10_000, 45), cut(8000, 50)],
      90,
    ],
    ['is that of what was first offered reduced', 60, [since(10_000, 50), cut(8000, 50)], 80],
    ['is not told before there is a price', 4, [since(10_000, 5)], undefined],
    ['does not change while the reduction runs', 400, [full, cut(8000, 40)], 100],
  ] as const)('%s', async (_, day, prices, expected) => {
    expect(await toldOn(day, ...prices)).toBe(expected);
  });

  it('is that of the size, with its words and its own rate', async () => {
    const sizes = [
      aSize({ type: 's', prices: [since(5000, 0), cut(4000, 40)] }),
      aSize({ type: 'm', prices: [since(10_500, 0), cut(9000, 40)], vat: { bp: 500, exempt: false } }),
      aSize({ type: 'l', prices: [since(11_000, 0)] }),
      aSize({ type: 'x', prices: [since(11_000, 0), cut(9000, 40)], phonePrice: true }),
    ];
    const ask = shop(sizes, 45);
    expect((await ask())?.map(({ id }) => id)).toEqual(['s', 'm', 'l']);
    expect(await ask({ sizeId: 'm' })).toMatchObject([
      { id: 'm', price: { gross: { value: 105, formatted: '105,00\u00A0zł' }, net: { value: 100 } } },
    ]);
    expect(await ask({ sizeId: 'l' })).toMatchObject([{ id: 'l', price: { gross: { value: 110 } } }]);
    expect(await ask({ sizeId: 'x' })).toEqual([]);
  });
});
