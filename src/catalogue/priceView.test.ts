import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import type { Product, Size } from './model.ts';
import { leadingSize, type PriceTerms, priceView } from './priceView.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from './testing/things.ts';
import { isMeasured, unitPrice } from './unitPrice.ts';

const terms: PriceTerms = { currency: 'PLN', priceType: 'gross', at: 100 * DAY };
const viewOf = (size: Partial<Size>, product: Partial<Product> = {}) =>
  priceView(aProduct(product), aSize(size), terms);

describe('the price that is shown', () => {
  it('is gross with its net twin', () => {
    expect(viewOf({})).toEqual({
      currency: 'PLN',
      priceType: 'gross',
      now: { gross: 12_300, net: 10_000 },
      from: false,
      phone: false,
      gratis: false,
    });
    expect(viewOf({ vat: { bp: 800, exempt: false }, prices: [regular(10_800)] }).now).toEqual({
      gross: 10_800,
      net: 10_000,
    });
    expect(viewOf({ vat: { bp: 0, exempt: true } }).now).toEqual({ gross: 12_300, net: 12_300 });
  });

  it('gives every amount a net twin at the rate of the size', () => {
    const view = viewOf(
      { srp: 24_600, subscriptionPrice: 6_150, prices: [regular(12_300), promotion(6_150, 90 * DAY)] },
      { contents: { amount: 500, unit: 'g' }, subscription: { periods: [30], only: false } },
    );
    expect(view).toMatchObject({
      srp: { gross: 24_600, net: 20_000 },
      subscription: { gross: 6_150, net: 5_000 },
      unitPrice: { amount: { gross: 12_300, net: 10_000 }, per: '1 kg' },
      reduction: { lowest: { gross: 12_300, net: 10_000 }, regular: { gross: 12_300, net: 10_000 } },
    });
  });

  it('is no money for a size sold by phone or for free, even when one was recorded', () => {
    for (const size of [{ phonePrice: true }, { gratis: true }]) {
      const view = viewOf({ ...size, srp: 20_000, prices: [regular(12_300), promotion(100, 90 * DAY)] });
      expect(view).toMatchObject({ phone: 'phonePrice' in size, gratis: 'gratis' in size });
      for (const key of ['now', 'reduction', 'srp', 'unitPrice']) expect(view).not.toHaveProperty(key);
    }
  });

  it('may be points, beside money or instead of it', () => {
    expect(viewOf({ pointsPrice: 300 })).toMatchObject({ points: 300, now: { gross: 12_300 } });
    const only = viewOf({ pointsPrice: 300, prices: [] });
    expect(only.points).toBe(300);
    expect(only).not.toHaveProperty('now');
  });

  it('is that of a subscription, which nothing reduces, for what is sold in no other way', () => {
    const coffee: Partial<Size> = {
      ...{ subscriptionPrice: 6150, pointsPrice: 300 },
      prices: [regular(12_300), promotion(9900, 90 * DAY)],
    };
    const sold = (only: boolean) =>
      viewOf(coffee, { contents: { amount: 500, unit: 'g' }, subscription: { periods: [30], only } });
    expect(sold(true)).toMatchObject({
      now: { gross: 6150, net: 5000 },
      unitPrice: { amount: { gross: 12_300 } },
      subscription: { gross: 6150 },
    });
    for (const key of ['reduction', 'points']) expect(sold(true)).not.toHaveProperty(key);
    expect(sold(false)).toMatchObject({ now: { gross: 9900 }, reduction: {}, points: 300 });
    expect(viewOf({ ...coffee, phonePrice: true }, { subscription: { periods: [30], only: true } })).toMatchObject({
      phone: true,
    });
  });

  it('leaves out a recommended price of nothing, and a subscription the product does not offer', () => {
    const view = viewOf({ srp: 0, subscriptionPrice: 100 });
    expect(view).not.toHaveProperty('srp');
    expect(view).not.toHaveProperty('subscription');
  });

  it('does not put the deposit into the price', () => {
    expect(viewOf({ deposit: { amount: 50, label: 'butelka' } })).toMatchObject({
      now: { gross: 12_300 },
      deposit: { amount: 50, label: 'butelka' },
    });
  });
});

describe('the percent of a reduction', () => {
  const reduction = (lowest: number, now: number, more: Partial<Size> = {}) =>
    viewOf({ ...more, prices: [regular(lowest, 0), regular(20_000, 50 * DAY), promotion(now, 60 * DAY)] }).reduction;

  it('is counted from the lowest price of 30 days, not from the regular or the recommended one', () => {
    expect(reduction(10_000, 9_000, { srp: 90_000 })).toMatchObject({
      percent: 10,
      lowest: { gross: 10_000 },
      regular: { gross: 20_000 },
    });
  });

  it('is left out when it would be none; the lowest price stays', () => {
    expect(reduction(10_000, 9_951)).toMatchObject({ lowest: { gross: 10_000 } });
    expect(reduction(10_000, 9_951)).not.toHaveProperty('percent');
    for (const now of [10_000, 12_000]) expect(reduction(10_000, now)).toBeUndefined();
  });

  it('is whole, and never above what the lowest price gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 19_999 }), fc.integer({ min: 0, max: 19_999 }), (lowest, now) => {
        const percent = reduction(lowest, now)?.percent ?? 0;
        expect(Number.isInteger(percent)).toBe(true);
        const exact = ((lowest - now) * 100) / lowest;
        expect(percent).toBe(exact >= 0.5 ? Math.floor(exact + 0.5) : 0);
      }),
    );
  });

  it('comes from the history of that size and no other', () => {
    const cheap = aSize({ type: 's', prices: [regular(1_000), promotion(900, 60 * DAY)] });
    const dear = aSize({ type: 'm', prices: [regular(9_000), promotion(8_000, 60 * DAY)] });
    const product = aProduct({ sizes: [cheap, dear] });
    expect(priceView(product, dear, terms).reduction?.lowest.gross).toBe(9_000);
    expect(priceView(product, cheap, terms).reduction?.lowest.gross).toBe(1_000);
  });
});

describe('the unit price', () => {
  it.each([
    [2_500, 250, 'g', 10_000, '1 kg'],
    [2_500, 2.5, 'kg', 1_000, '1 kg'],
    [999, 330, 'ml', 3_027, '1 l'],
    [1_000, 1.5, 'l', 667, '1 l'],
    [1_000, 40, 'cm', 2_500, '1 m'],
    [8_900, 0.44, 'm2', 20_227, '1 m²'],
    [600, 6, 'szt', 100, '1 szt.'],
  ])('is, for %d gr for %d %s, %d gr for %s', (price, amount, unit, expected, per) => {
    expect(unitPrice(price, { amount, unit })).toEqual({ price: expected, per });
  });

  it('is left out when it equals the price, and for what cannot be counted', () => {
    expect(unitPrice(2_500, { amount: 1, unit: 'kg' })).toBeUndefined();
    expect(unitPrice(2_500, { amount: 1000, unit: 'g' })).toBeUndefined();
    for (const unit of ['funt', 'constructor', '']) expect(unitPrice(2_500, { amount: 2, unit })).toBeUndefined();
    for (const amount of [0, -1, 0.0004]) expect(unitPrice(2_500, { amount, unit: 'kg' })).toBeUndefined();
  });

  it('is counted from what the size holds, where it holds another amount than the product says', () => {
    const tea = { contents: { amount: 50, unit: 'g' } };
    const perKilo = (size: Partial<Size>) => viewOf({ prices: [regular(1_000)], ...size }, tea).unitPrice?.amount.gross;
    expect([perKilo({}), perKilo({ contents: { amount: 100, unit: 'g' } })]).toEqual([20_000, 10_000]);
  });

  it('is that of the reduced price while it is reduced', () => {
    const view = viewOf(
      { prices: [regular(1_000), promotion(800, 90 * DAY)] },
      { contents: { amount: 500, unit: 'g' } },
    );
    expect(view.unitPrice).toMatchObject({ amount: { gross: 1_600 }, per: '1 kg' });
  });
});

describe('what is sold by measure', () => {
  const unit = (name: string) => ({ name, one: name, few: name, many: name, other: name });
  it.each([
    ['kg', 0, true],
    ['m²', 2, true],
    ['rolka', 1, true],
    ['szt.', 0, false],
    ['kpl.', 0, false],
  ])('is told by %s with %i decimals: %j', (name, precision, measured) => {
    expect(isMeasured({ unit: unit(name), precision })).toBe(measured);
    const product = aProduct({ unit: unit(name), precision });
    expect(priceView(product, aSize({ prices: [regular(800)] }), terms).per).toBe(measured ? name : undefined);
  });
});

describe('the size a product is shown with', () => {
  const sizes = (...some: Partial<Size>[]) =>
    aProduct({ sizes: some.map((size, n) => aSize({ type: `s${n}`, ...size })) });
  const leading = (...some: Partial<Size>[]) => leadingSize(sizes(...some), terms.at)?.type;

  it('is the cheapest that can be bought, the first of equals', () => {
    expect(leading({ prices: [regular(900)] }, { prices: [regular(800)] }, { prices: [regular(800)] })).toBe('s1');
    expect(leading({ prices: [regular(900)] }, { prices: [regular(800)], stocks: [stock(0)] })).toBe('s0');
    expect(leading({ prices: [regular(900)] }, { prices: [regular(950), promotion(850, 90 * DAY)] })).toBe('s1');
  });

  it('prefers one with a price over one by phone, whatever was recorded for it', () => {
    expect(leading({ phonePrice: true, prices: [regular(100)] }, { prices: [regular(800)] })).toBe('s1');
    expect(leading({ prices: [] }, { prices: [regular(800)] })).toBe('s1');
    expect(leading({ phonePrice: true }, { stocks: [] })).toBe('s0');
  });

  it('is the cheapest of all when none can be bought, and made to order counts as can', () => {
    expect(leading({ stocks: [] }, { stocks: [], prices: [regular(1)] })).toBe('s1');
    expect(leading({ stocks: [], phonePrice: true }, { stocks: [] })).toBe('s1');
    expect(leading({ stocks: [] }, { stocks: [], availability: availability({ status: 'order' }) })).toBe('s1');
    expect(leadingSize(aProduct({ sizes: [] }), terms.at)).toBeUndefined();
  });
});
