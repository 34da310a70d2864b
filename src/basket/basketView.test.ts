import { describe, expect, it } from 'vitest';
import type { Product } from '../catalogue/model.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from '../catalogue/testing/things.ts';
import { basketView, type KeptBasket } from './basketView.ts';
import type { BasketLine } from './model.ts';

import { NO_REBATES } from './rebates/model.ts';
import type { BasketRules } from './rules.ts';
import { aLine } from './testing/lines.ts';
import { aCode, rules } from './testing/rules.ts';

const DAY = 86_400_000;
const AT = 100 * DAY;

const view = (
  lines: readonly BasketLine[],
  products: readonly Product[],
  { by = {}, ...kept }: Omit<Partial<KeptBasket>, 'lines'> & { by?: Partial<BasketRules> } = {},
) =>
  basketView({ lines, later: [], ...kept }, { rules: rules(by), products, at: AT, categorySlugs: (id) => [`c${id}`] });
const only = (...args: Parameters<typeof view>) => view(...args).lines[0]?.known;
describe('what a basket costs', () => {
  it('is goods, deposits and the cheapest delivery, with VAT and without', () => {
    const bottle = aProduct({ sizes: [aSize({ deposit: { amount: 100, label: 'za butelkę' } })] });
    expect(view([aLine({ quantity: 2 })], [bottle])).toMatchObject({
      worth: { gross: 24_600, net: 20_000 },
      rebate: { gross: 0, net: 0 },
      goods: { gross: 24_600, net: 20_000 },
      deposit: 200,
      delivery: { sent: true, worth: 24_600, cheapest: { gross: 1690, net: 1374 }, free: { from: 25_000, left: 400 } },
      total: { gross: 26_490, net: 21_574 },
      vat: [{ rate: { bp: 2300 }, gross: 24_600, net: 20_000, vat: 4600 }],
    });
  });

  it('is told by line with each rate of VAT', () => {
    const book = aProduct({ id: 8, sizes: [aSize({ vat: { bp: 500, exempt: false }, prices: [regular(10_500)] })] });
    const { vat } = view([aLine(), aLine({ id: 'l2', product: 8 })], [aProduct(), book]);
    expect(vat.map(({ rate, vat: sum }) => [rate.bp, sum])).toEqual([
      [2300, 2300],
      [500, 500],
    ]);
  });

  it('reaches free delivery and loses it again', () => {
    const left = (quantity: number) => view([aLine({ quantity })], [aProduct()]).delivery;
    expect(left(3)).toMatchObject({ cheapest: { gross: 0, net: 0 }, free: { left: 0 } });
    expect(left(2)).toMatchObject({ cheapest: { gross: 1690 }, free: { left: 400 } });
    const lowered = view([aLine({ quantity: 3 })], [aProduct()], { code: aCode({ rebate: { amount: 12_000 } }) });
    expect(lowered.delivery).toMatchObject({ worth: 24_900, cheapest: { gross: 1690 }, free: { left: 100 } });
  });

  it('tells nothing of free delivery where all that lies there is files, and the whole way where nothing does', () => {
    const file = aProduct({ type: 'virtual' });
    expect(view([aLine()], [file]).delivery).not.toHaveProperty('free');
    expect(view([], []).delivery).toMatchObject({ sent: false, free: { from: 25_000, left: 25_000 } });
    const both = view([aLine(), aLine({ id: 'b', product: 2 })], [file, aProduct({ id: 2 })]);
    expect(both.delivery).toMatchObject({ sent: true, worth: 12_300, free: { left: 12_700 } });
  });

  it('has no delivery where nothing is sent, and no cost where no way is known', () => {
    expect(view([aLine()], [aProduct({ type: 'virtual' })])).toMatchObject({
      delivery: { sent: false, ways: [] },
      total: { gross: 12_300 },
    });
    const own = { ...rules().delivery, methods: rules().delivery.methods.filter(({ pickUp }) => pickUp) };
    const { delivery } = view([aLine()], [aProduct()], { by: { delivery: own } });
    expect(delivery).toEqual({
      sent: true,
      worth: 12_300,
      beside: 0,
      leaves: expect.objectContaining({ unknown_time: 'false' }),
      ways: [expect.objectContaining({ id: 'odbior' })],
    });
  });

  it('comes on the last day of the slowest way, and on no day where the slowest thing has none', () => {
    const [courier] = rules().delivery.methods;
    if (!courier) throw new Error('the rules have no courier');
    const methods = [
      { ...courier, workingDays: 1 },
      { ...courier, id: 'wolny', workingDays: 3 },
    ];
    const by = { delivery: { ...rules().delivery, methods } };
    // Ordered on a Saturday: it leaves on Monday.
    const known = view([aLine()], [aProduct()], { by }).delivery;
    expect(known.leaves?.time).toMatch(/^1970-04-13/);
    expect(known.arrives).toEqual({ days: 5, date: '1970-04-16' });
    expect(known.ways.map(({ arrives }) => arrives?.date)).toEqual(['1970-04-14', '1970-04-16']);
    const sizes = [aSize({ availability: availability({ unknownDelivery: true }) })];
    const unknown = view([aLine()], [aProduct({ sizes })], { by }).delivery;
    expect(unknown).not.toHaveProperty('leaves');
    expect(unknown).not.toHaveProperty('arrives');
    expect(unknown.ways[0]).not.toHaveProperty('arrives');
  });
});

describe('a line', () => {
  const cheaper = aProduct({ sizes: [aSize({ prices: [regular(12_300), promotion(10_000, AT - DAY)] })] });

  it('has the lowest price of 30 days beside a reduced one', () => {
    expect(only([aLine()], [cheaper])?.price?.reduction).toEqual({
      lowest: { gross: 12_300, net: 10_000 },
      regular: { gross: 12_300, net: 10_000 },
      sinceFirstOffer: false,
    });
  });

  it('has it beside a price that a code lowers, counted from the day the code began', () => {
    const past = aProduct({
      sizes: [aSize({ prices: [regular(12_300), promotion(9000, AT - 20 * DAY, AT - 15 * DAY)] })],
    });
    const price = only([aLine()], [past], { code: aCode({ from: AT - DAY }) })?.price;
    expect(price).toMatchObject({
      unit: { gross: 12_300 },
      unitWithCode: { gross: 11_070 },
      paid: { gross: 11_070 },
      reduction: { lowest: { gross: 9000 }, regular: { gross: 12_300 } },
    });
  });

  it('has a quantity rebate for all lines of its size that are bought once', () => {
    const many = aProduct({ rebates: [{ from: 4, percentBp: 1000 }] });
    const two = [aLine({ quantity: 2 }), aLine({ id: 'l2', additional: 'x', quantity: 2 })];
    expect(view(two, [many]).goods.gross).toBe(4 * 11_070);
    const [once, subscribed] = [two[0] as BasketLine, aLine({ id: 'l2', additional: 'x', quantity: 2 })];
    expect(view([once, { ...subscribed, subscriptionDays: 30 }], [many]).goods.gross).toBe(2 * 12_300);
    expect(only([aLine({ quantity: 4 })], [many])?.price?.beforeRebate?.gross).toBe(12_300);
  });

  it('costs what a subscription asks, and a code never makes it dearer', () => {
    const tea = aProduct({
      subscription: { periods: [30], only: false },
      sizes: [aSize({ subscriptionPrice: 10_000 })],
    });
    const line = aLine({ subscriptionDays: 30, priceSeen: 10_000 });
    expect(view([line], [tea]).goods.gross).toBe(10_000);
    expect(view([line], [tea], { code: aCode() })).toMatchObject({
      goods: { gross: 10_000 },
      code: { state: 'better' },
    });
    expect(view([line], [tea], { code: aCode({ rebate: { percentBp: 3000 } }) }).goods.gross).toBe(8610);
  });

  it('earns points, and is paid with points', () => {
    const cup = aProduct({ sizes: [aSize({ pointsPrice: 800, pointsEarned: 12 })] });
    expect(view([aLine({ quantity: 2 })], [cup])).toMatchObject({ points: 0, pointsEarned: 24 });
    expect(view([aLine({ forPoints: true, priceSeen: null })], [cup])).toMatchObject({
      points: 800,
      pointsEarned: 0,
      goods: { gross: 0 },
      stops: [{ code: 'order_product_worth' }, { code: 'points_account' }],
    });
  });

  it('says what a bundle holds, as it was chosen or as the merchant made it', () => {
    const bowl = aProduct({ id: 8, name: 'Miska', sizes: [aSize({ type: 's', name: '14 cm' }), aSize({ type: 'm' })] });
    const set = aProduct({ type: 'bundle', bundle: [{ product: 8, size: 's', quantity: 2, sizes: ['m'] }] });
    const held = { product: 8, quantity: 2, name: 'Miska' };
    expect(only([aLine()], [set, bowl])?.parts).toEqual([{ ...held, size: 's', sizeName: '14 cm' }]);
    const other = aLine({ chosen: { parts: [{ product: 8, size: 'm', quantity: 2 }] } });
    expect(only([other], [set, bowl])?.parts).toEqual([{ ...held, size: 'm', sizeName: 'uniw' }]);
    expect(only([aLine()], [aProduct(), bowl])?.parts).toEqual([]);
  });

  it('says that a bound of an order is passed', () => {
    const line = aLine({ quantity: 4 });
    expect(only([line], [aProduct({ order: { max: 3 } })])?.problem).toMatchObject({ code: 'too_much_product' });
    expect(
      only([line], [aProduct({ order: { min: 6 }, sizes: [aSize({ stocks: [stock(-1)] })] })])?.problem,
    ).toMatchObject({
      code: 'not_enough_product',
      limit: { parts: 6 },
    });
    expect(only([line], [aProduct({ sellBy: 3 })])?.problem).toMatchObject({ code: 'quantity_step' });
    expect(view([line], [aProduct({ order: { max: 3 } })]).stops).toEqual([{ code: 'lines' }]);
    expect(only([line], [aProduct()])?.problem).toBeUndefined();
  });

  it.each([
    [
      { seen: 5, stocks: 0 },
      { change: 'soldOut', soldOut: true },
    ],
    [
      { seen: 5, stocks: 2 },
      { change: 'less', left: 2 },
    ],
    [{ seen: 2, stocks: 9 }, { change: 'back' }],
    [{ seen: 0, stocks: 9 }, { change: 'back' }],
  ])('says what has happened to its stock since the last visit: %j', ({ seen, stocks }, expected) => {
    const line = aLine({ quantity: 5, stock: { seen } });
    const cup = aProduct({ sizes: [aSize({ stocks: [stock(stocks)] })] });
    expect(only([line], [cup])).toMatchObject(expected);
  });

  it('says so for an hour, and nothing of what has not changed', () => {
    const told = (at: number) => only([aLine({ quantity: 5, stock: { seen: 2, before: { parts: 5, at } } })], [sold]);
    const sold = aProduct({ sizes: [aSize({ stocks: [stock(2)] })] });
    expect(told(AT - 3_599_999)?.change).toBe('less');
    expect(told(AT - 3_600_000)).not.toHaveProperty('change');
    expect(only([aLine({ stock: { seen: 1 } })], [aProduct()])).not.toHaveProperty('change');
    expect(only([aLine()], [sold])).not.toHaveProperty('change');
  });

  it('has no end of stock when the thing is made to order', () => {
    const made = aProduct({ sizes: [aSize({ availability: availability({ status: 'order' }), stocks: [stock(0)] })] });
    expect(only([aLine({ quantity: 9 })], [made])).toMatchObject({
      soldOut: false,
      price: { paid: { gross: 110_700 } },
    });
  });
});

describe('a code', () => {
  it('counts only for what it is for, from its least worth on', () => {
    const plates = aCode({ categories: ['c2'], least: 20_000 });
    const goods = [aProduct(), aProduct({ id: 8, categoryId: 2 })];
    const lines = [aLine(), aLine({ id: 'l2', product: 8 })];
    expect(view(lines, goods, { code: plates })).toMatchObject({ rebate: { gross: 1230 }, code: { state: 'works' } });
    expect(view(lines.slice(1), goods, { code: plates })).toMatchObject({
      rebate: { gross: 0 },
      code: { state: 'minimum', missing: 7700 },
    });
    expect(view([aLine({ quantity: 2 })], goods, { code: plates })).toMatchObject({ code: { state: 'nothing' } });
  });

  it('says so and takes nothing off when it is in force no more', () => {
    expect(view([aLine()], [aProduct()], { code: { code: 'LATO', refused: 'rebates_code_expires' } })).toMatchObject({
      rebate: { gross: 0 },
      code: { code: 'LATO', state: 'rebates_code_expires' },
    });
  });
});

describe('gifts', () => {
  const freeGifts = [
    {
      from: 20_000,
      gifts: [
        { product: 8, size: 'uniw' },
        { product: 9, size: 'uniw' },
      ],
    },
  ];
  const by = { rebates: { ...NO_REBATES, freeGifts } };
  const goods = [
    aProduct(),
    aProduct({ id: 8, name: 'Płytka', sizes: [aSize({ gratis: true })] }),
    aProduct({ id: 9, sizes: [aSize({ stocks: [stock(0)] })] }),
  ];

  it('are offered from their worth on, while there are any', () => {
    expect(view([aLine()], goods, { by }).freeGifts).toEqual({ gifts: [], next: { from: 20_000, left: 7700 } });
    const reached = view([aLine({ quantity: 2 })], goods, { by, gift: { product: 8, size: 'uniw' } });
    expect(reached.freeGifts).toEqual({ gifts: [expect.objectContaining({ name: 'Płytka', chosen: true })] });
    expect(reached.goods.gross).toBe(24_600);
  });

  it('say what a bundle among them holds', () => {
    const set = aProduct({ id: 8, type: 'bundle', bundle: [{ product: 7, size: 'uniw', quantity: 2 }] });
    const { gifts } = view([aLine({ quantity: 2 })], [aProduct(), set], { by }).freeGifts;
    expect(gifts).toMatchObject([{ product: 8, parts: [{ product: 7, name: 'Kubek', quantity: 2 }] }]);
  });

  it('are lost with the worth', () => {
    expect(view([aLine()], goods, { by, gift: { product: 8, size: 'uniw' } }).freeGifts.gifts).toEqual([]);
  });
});

describe('an order', () => {
  const stops = (by: BasketRules['order'], quantity = 1) =>
    view([aLine({ quantity })], [aProduct()], { by: { order: by } }).stops;

  it('has bounds of its own', () => {
    expect(stops({ least: 12_300 })).toEqual([]);
    expect(stops({ least: 12_301 })).toEqual([{ code: 'order_minimum', value: 12_301 }]);
    expect(stops({ most: 12_299 })).toEqual([{ code: 'order_tomuch', value: 12_299 }]);
    expect(view([], []).stops).toEqual([{ code: 'basket_empty' }]);
  });

  it('waits for lines that cannot be bought', () => {
    expect(view([aLine()], []).stops).toEqual([{ code: 'lines' }]);
    expect(view([aLine({ quantity: 6 })], [aProduct()]).stops).toEqual([{ code: 'lines' }]);
  });
});
