import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../../catalogue/model.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { parseMoney, toDecimal } from '../../kit/moneyText.ts';
import { sizePrices } from './sizePrices.ts';
import type { Chosen } from './terms.ts';

const terms = { currency: 'PLN', priceType: 'gross', at: 100 * DAY } as const;
const of = (size: Partial<Size> = {}, product: Partial<Product> = {}, chosen: Chosen = {}) => {
  const one = aSize(size);
  return sizePrices(aProduct({ ...product, sizes: [one] }), one, terms, chosen);
};
/** Regular 200, the lowest of 30 days before the reduction 160, now 120. */
const reduced = [regular(16_000), regular(20_000, 80 * DAY), promotion(12_000, 95 * DAY)];
const rebates = [
  { from: 3, percentBp: 800 },
  { from: 6, percentBp: 1250 },
];
const subscription = { periods: [30], only: false };

describe('what a size costs, as the calls carry it', () => {
  it('is decimal text with a net twin and the words of both, and nothing that there is not', () => {
    expect(of()).toEqual({
      value: '123.00',
      price_formatted: '123,00\u00A0zł',
      price_net: '100.00',
      price_net_formatted: '100,00\u00A0zł',
      basket_enable: 'y',
    });
  });

  it('has its net at the rate of the size', () => {
    expect(of({ vat: { bp: 500, exempt: false }, prices: [regular(10_500)] })).toMatchObject({ price_net: '100.00' });
    expect(of({ vat: { bp: 0, exempt: true } })).toMatchObject({ value: '123.00', price_net: '123.00' });
  });

  it('has the recommended price beside it, never in the place of another', () => {
    expect(of({ srp: 15_000 })).toMatchObject({ srp: '150.00', srp_net: '121.95', srp_formatted: '150,00\u00A0zł' });
    for (const srp of [{}, { srp: 0 }]) expect(of(srp)).not.toHaveProperty('srp');
    expect(of({ srp: 15_000 })).not.toHaveProperty('maxprice');
  });

  it('has the regular price, the lowest of 30 days and what is saved against that only while it is reduced', () => {
    expect(of({ prices: reduced, srp: 99_000 })).toMatchObject({
      value: '120.00',
      maxprice: '200.00',
      maxprice_net: '162.60',
      omnibus_price: '160.00',
      omnibus_price_net_formatted: '130,08\u00A0zł',
      yousave: '40.00',
      yousave_net: '32.52',
      yousave_percent: '25',
    });
    for (const name of ['maxprice', 'omnibus_price', 'yousave', 'yousave_percent'])
      expect(of()).not.toHaveProperty(name);
  });

  it('announces nothing when the goods were as cheap in the 30 days before (C-330/23)', () => {
    const dearer = of({ prices: [regular(10_000), regular(20_000, 80 * DAY), promotion(12_000, 95 * DAY)] });
    expect(dearer).toMatchObject({ value: '120.00' });
    for (const key of ['omnibus_price', 'maxprice', 'yousave', 'yousave_percent'])
      expect(dearer).not.toHaveProperty(key);
  });

  it('tells percent whole, in tenths where whole ones would say nothing, and not at all below that', () => {
    const percent = (now: number) => of({ prices: [regular(100_000), promotion(now, 95 * DAY)] }).yousave_percent;
    expect([87_400, 99_600, 99_960].map(percent)).toEqual(['13', '0.4', undefined]);
  });

  it('is nothing for what is sold by telephone, for points only and for free', () => {
    expect(of({ phonePrice: true, srp: 15_000, pointsEarned: 3 }, { rebates })).toEqual({
      value: '0.00',
      price_formatted: '0,00\u00A0zł',
      price_net: '0.00',
      price_net_formatted: '0,00\u00A0zł',
      basket_enable: 'n',
    });
    expect(of({ prices: [], pointsPrice: 300 })).toMatchObject({ value: '0.00', points: '300', basket_enable: 'n' });
    expect(of({ gratis: true })).toMatchObject({ value: '0.00', basket_enable: 'y' });
  });

  it('enables the basket only for what can be bought', () => {
    expect(of({ stocks: [] })).toMatchObject({ value: '123.00', basket_enable: 'n' });
    expect(of({ availability: availability({ status: 'disable' }) }).basket_enable).toBe('n');
    expect(of({ availability: availability({ status: 'order' }), stocks: [] }).basket_enable).toBe('y');
    expect(of({ gratis: true, stocks: [] }).basket_enable).toBe('n');
    expect(of({ stocks: [stock(2)] }, { order: { min: 3 } }).basket_enable).toBe('n');
  });

  it('has the unit price, the deposit and points beside it', () => {
    const beside = of(
      { deposit: { amount: 50, label: 'butelka' }, pointsPrice: 600, pointsEarned: 12 },
      { contents: { amount: 250, unit: 'g' } },
    );
    expect(beside).toMatchObject({
      value: '123.00',
      unit_price_formatted: '492,00\u00A0zł',
      unit_price_net_formatted: '400,00\u00A0zł',
      unit_price_per: '1 kg',
      deposit_price: '0.50',
      deposit_label: 'butelka',
      points: '600',
      points_recive: '12',
    });
  });

  it('has no advance, even where the store keeps one: an order is paid whole', () => {
    const kept: Partial<Product> & { advance: number } = { advance: 4500 };
    expect(Object.keys(of({}, kept)).filter((name) => name.startsWith('advance'))).toEqual([]);
  });
});

describe('quantity rebates', () => {
  it('tell each tier, and how much more has to be bought for the next', () => {
    expect(of({}, { rebates }).rebateNumber).toEqual({
      items: [
        {
          left: 3,
          threshold: 3,
          threshold_end: 5,
          value: '8',
          price: '113.16',
          price_net: '92.00',
          price_formatted: '113,16\u00A0zł',
          price_net_formatted: '92,00\u00A0zł',
        },
        {
          left: 6,
          threshold: 6,
          value: '12.5',
          price: '107.63',
          price_net: '87.50',
          price_formatted: '107,63\u00A0zł',
          price_net_formatted: '87,50\u00A0zł',
        },
      ],
      nextleft: 3,
      nextthreshold: 3,
      nextprice: '113.16',
      nextprice_net: '92.00',
      nextprice_formatted: '113,16\u00A0zł',
      nextprice_net_formatted: '92,00\u00A0zł',
    });
  });

  it('change the price with the quantity, and say what it was before', () => {
    const four = of({}, { rebates }, { quantity: 4 });
    expect(four).toMatchObject({
      value: '113.16',
      beforerebate: '123.00',
      beforerebate_net: '100.00',
      beforerebate_yousave_percent: '8',
      rebateNumber: { nextleft: 2, nextprice: '107.63', nextthreshold: 6 },
    });
    expect(four.rebateNumber?.items[0]).not.toHaveProperty('left');
    expect(four.rebateNumber?.items[1]).toMatchObject({ left: 2 });
    const six = of({}, { rebates }, { quantity: 6 });
    expect(six).toMatchObject({ value: '107.63' });
    for (const name of ['nextleft', 'nextprice', 'nextthreshold']) expect(six.rebateNumber).not.toHaveProperty(name);
    expect(of({}, { rebates }, { quantity: 2 })).not.toHaveProperty('beforerebate');
  });

  it('are counted in units of the product, from the reduced price, without changing what the reduction saves', () => {
    const clay = { rebates: [{ from: 30, price: 11_000 }], precision: 1, sellBy: 5 };
    const many = of({ prices: reduced, stocks: [stock(400)] }, clay, { quantity: 35 });
    expect(many).toMatchObject({ value: '110.00', beforerebate: '120.00', yousave: '40.00', yousave_percent: '25' });
    expect(of({ prices: reduced, stocks: [stock(400)] }, clay, { quantity: 25 }).rebateNumber).toMatchObject({
      items: [{ left: 0.5, threshold: 3, value: '110.00' }],
      nextleft: 0.5,
    });
  });

  it('move the unit price and leave all else alone', () => {
    const product = { rebates, contents: { amount: 500, unit: 'g' } };
    expect(of({}, product, { quantity: 3 })).toMatchObject({ unit_price_formatted: '226,32\u00A0zł' });
    const kilo = { contents: { amount: 1000, unit: 'g' } };
    expect(of(kilo, product, { quantity: 3 })).not.toHaveProperty('unit_price_formatted');
  });
});

describe('a subscription', () => {
  const coffee = { subscriptionPrice: 9900, prices: reduced };

  it('has a price of its own: no reduction, no rebate', () => {
    const subscribed = of(coffee, { subscription, rebates }, { subscription: true, quantity: 6 });
    expect(subscribed).toMatchObject({ value: '99.00', price_net: '80.49', basket_enable: 'y' });
    for (const name of ['maxprice', 'omnibus_price', 'yousave', 'beforerebate', 'rebateNumber'])
      expect(subscribed).not.toHaveProperty(name);
  });

  it('is left out where the product or the size has none', () => {
    expect(of(coffee, {}, { subscription: true })).toMatchObject({ value: '120.00' });
    expect(of({}, { subscription }, { subscription: true })).toMatchObject({ value: '123.00' });
    expect(of(coffee, { subscription })).toMatchObject({ value: '120.00' });
  });

  it('is the price of what is sold in no other way', () => {
    expect(of(coffee, { subscription: { ...subscription, only: true } })).toMatchObject({ value: '99.00' });
  });

  it('has no price in points: those buy once', () => {
    const points = { ...coffee, pointsPrice: 900 };
    expect(of(points, { subscription }, { subscription: true })).not.toHaveProperty('points');
    expect(of(points, { subscription: { ...subscription, only: true } })).not.toHaveProperty('points');
    expect(of(points, { subscription })).toMatchObject({ points: '900' });
  });

  it('does not make what is sold by telephone cost something', () => {
    expect(of({ ...coffee, phonePrice: true }, { subscription }, { subscription: true })).toMatchObject({
      value: '0.00',
      basket_enable: 'n',
    });
  });
});

describe('any price', () => {
  it('reads back from its words as it stands in its text, gross and net', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(0, 500, 800, 2300), (price, bp) => {
        const told = of({ prices: [regular(price)], vat: { bp, exempt: false } });
        expect(toDecimal(parseMoney(told.price_formatted) ?? -1)).toBe(told.value);
        expect(toDecimal(parseMoney(told.price_net_formatted) ?? -1)).toBe(told.price_net);
      }),
    );
  });
});
