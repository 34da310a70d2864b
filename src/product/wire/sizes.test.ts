import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../../catalogue/model.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from '../../catalogue/testing/things.ts';
import { DAY } from '../../kit/clock.ts';
import { orderQuantityRange, productData } from './productData.ts';
import { sizeAvailability } from './sizeAvailability.ts';
import { sizeItem } from './sizeItem.ts';
import { sizesAnswer } from './sizesAnswer.ts';
import { facts, terms } from './testing/shapes.ts';

const unit = { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' };
const item = (size: Partial<Size>, product: Partial<Product> = {}, more = {}) => {
  const one = aSize(size);
  return sizeItem(aProduct({ ...product, sizes: [one] }), one, terms(more));
};
const shippingTime = facts.shippingTime(aProduct(), aSize());

describe('availability', () => {
  const of = (more = {}, at = 1000, product: Partial<Product> = {}) => {
    const size = aSize({ availability: availability(more) });
    return sizeAvailability(aProduct({ ...product, sizes: [size] }), size, terms({ at }));
  };

  it('of what is not for sale is told in the words of the merchant, or not at all', () => {
    expect(of({}, 1000, { forSale: false })).toMatchObject({ visible: 'n' });
    expect(of({ description: 'Do obejrzenia' }, 1000, { forSale: false })).toMatchObject({ visible: 'y' });
    expect(of({ visible: false, description: 'Nie' }, 1000, { forSale: false })).toMatchObject({ visible: 'n' });
  });

  it('is the status with what is known of dispatch', () => {
    expect(of()).toEqual({
      status: 'enable',
      visible: 'y',
      delivery_days_undefined: 'false',
      delay_time: { unknown_delivery_time: 'false' },
      shipping_time: shippingTime,
    });
  });

  it('carries all that the merchant says of it', () => {
    const said = {
      status: 'order',
      visible: false,
      description: 'Robimy na zamówienie',
      descriptionPhone: 'Zadzwoń',
      picture: 'statusy/zegar 1.svg',
      picturePhone: 'telefon.svg',
      deliveryDays: 42,
      deliveryDaysUndefined: true,
      deliveryDate: Date.UTC(2026, 11, 9, 12),
      unknownDelivery: true,
    };
    expect(of(said, Date.UTC(2026, 11, 1))).toEqual({
      status: 'order',
      visible: 'n',
      status_description: 'Robimy na zamówienie',
      status_description_tel: 'Zadzwoń',
      status_gfx: '/pictures/statusy/zegar%201.svg',
      status_gfx_tel: '/pictures/telefon.svg',
      delivery_date: '2026-12-09',
      delivery_days_undefined: 'true',
      delivery_days: 42,
      delay_time: { unknown_delivery_time: 'true' },
      shipping_time: shippingTime,
    });
    expect(of(said, Date.UTC(2026, 11, 20))).not.toHaveProperty('delivery_date');
  });

  it('shows no remote picture', () => {
    expect(of({ picture: 'https://obcy.example/a.png' })).not.toHaveProperty('status_gfx');
  });
});

describe('a size among its sizes', () => {
  it('has every field of the contract', () => {
    expect(item({ name: '350 ml', type: '350', srp: 15_000, stocks: [stock(4), stock(3, 'd', false)] })).toEqual({
      type: '350',
      name: '350 ml',
      description: '350 ml',
      priority: '0',
      amount: 7,
      amount_mm: 3,
      amount_mo: 4,
      phone_price: 'false',
      gratis: 'false',
      price_normal: '123.00',
      price_normal_net: '100.00',
      availability: {
        status: 'enable',
        visible: 'y',
        delivery_days_undefined: 'false',
        delay_time: { unknown_delivery_time: 'false' },
        shipping_time: shippingTime,
      },
      delivery: { shipping: '12.90', shipping_formatted: '12,90 zł', undefined: 'false' },
      prices: { price: 123, price_net: 100, price_srp: 150, price_crossed_retail: 0 },
    });
  });

  it('counts in units, and says -1 of what never runs out', () => {
    expect(item({ stocks: [stock(4125)] }, { precision: 1 })).toMatchObject({ amount: 412.5, amount_mo: 412.5 });
    expect(item({ stocks: [stock(-1)] }, { precision: 2 })).toMatchObject({ amount: -1, amount_mo: -1, amount_mm: 0 });
  });

  it('tells prices by subscription, by telephone and for free', () => {
    const subscription = { periods: [30], only: false };
    expect(item({ subscriptionPrice: 9900 }, { subscription })).toMatchObject({
      price_normal: '123.00',
      price_subscription: '99.00',
      price_subscription_net: '80.49',
    });
    expect(item({ subscriptionPrice: 9900 })).not.toHaveProperty('price_subscription');
    const tea = { subscriptionPrice: 6000, prices: [regular(10_000), promotion(9000, 50)] };
    const only = item(tea, { rebates: [{ from: 2, percentBp: 500 }], subscription: { periods: [30], only: true } });
    expect(only).toMatchObject({ prices: { price: 60, price_crossed_retail: 0 }, price_subscription: '60.00' });
    for (const key of ['price_normal', 'rebateNumber']) expect(only).not.toHaveProperty(key);
    const phone = item({ phonePrice: true }, { rebates: [{ from: 2, percentBp: 500 }] });
    expect(phone).toMatchObject({ phone_price: 'true', prices: { price: 0, price_net: 0 } });
    for (const name of ['price_normal', 'rebateNumber']) expect(phone).not.toHaveProperty(name);
    expect(item({ gratis: true })).toMatchObject({ gratis: 'true', prices: { price: 0 } });
  });

  it('crosses the regular price while it is reduced', () => {
    const prices = [regular(20_000), promotion(12_000, 95 * DAY)];
    expect(item({ prices }, {}, { at: 100 * DAY }).prices).toMatchObject({ price: 120, price_crossed_retail: 200 });
  });

  it('tells what a bundle saves', () => {
    const part = aProduct({ id: 2, sizes: [aSize({ prices: [regular(8000)] })] });
    const set: Partial<Product> = { type: 'bundle', bundle: [{ product: 2, size: 'uniw', quantity: 2 }] };
    expect(item({}, set, { parts: [part] }).bundle_price).toEqual({
      amount_diff_gross: '37.00',
      amount_diff_net: '30.08',
      percent_diff: 23,
    });
    expect(item({}, set)).not.toHaveProperty('bundle_price');
  });
});

describe('get=sizes', () => {
  const sizes = [aSize({ type: 'm', name: 'M' }), aSize({ type: '10', name: '10' }), aSize({ type: 's', name: 'S' })];

  it('has the product and its sizes in the merchant’s order, whatever their names', () => {
    const picture = { file: 'a.jpg', hash: '0123456789abcdef', alt: '', width: 1000, height: 1000 };
    const { items, ...about } = sizesAnswer(aProduct({ sizes, code: 'K-1', pictures: [picture] }), terms());
    expect(about).toEqual({
      id: 7,
      name: 'Kubek',
      link: '/produkt/kubek-7',
      icon: '/pictures/0123456789abcdef/800/a.jpg',
      code: 'K-1',
      product_type: 'product_item',
      unit: 'szt.',
      unit_single: 'sztuka',
      unit_plural: 'sztuk',
      unit_precision: '0',
      unit_sellby: 1,
      taxes: { vat: '23.0' },
      amount: 15,
    });
    expect(Object.keys(items)).toEqual(['00000-m', '00001-10', '00002-s']);
    expect(Object.values(items).map(({ priority }) => priority)).toEqual(['0', '1', '2']);
  });

  it('never runs out when one size never does', () => {
    const unlimited = [...sizes, aSize({ type: 'x', stocks: [stock(-1)] })];
    expect(sizesAnswer(aProduct({ sizes: unlimited }), terms()).amount).toBe(-1);
  });

  it.each([
    [{ bp: 2300, exempt: false }, '23.0'],
    [{ bp: 550, exempt: false }, '5.5'],
    [{ bp: 0, exempt: false }, '0.0'],
    [{ bp: 0, exempt: true }, 'zw'],
  ])('writes the rate %o as %s', (vat, text) => {
    expect(sizesAnswer(aProduct({ sizes: [aSize({ vat })] }), terms()).taxes.vat).toBe(text);
  });
});

describe('the product data object', () => {
  it('has the names of the contract, sizes by type', () => {
    const size = aSize({ type: '350', pointsPrice: 100 });
    const product = aProduct({ sizes: [size], type: 'bundle', unit, sellBy: 5, precision: 1, order: { max: 200 } });
    expect(productData(product, terms())).toEqual({
      product_id: 7,
      product_type: 'product_bundle',
      currency: 'PLN',
      unit: 'szt.',
      unit_plural: 'sztuk',
      unit_sellby: 0.5,
      unit_precision: 1,
      for_points: true,
      order_quantity_range: { max_quantity_per_order: 20 },
      sizes: {
        350: {
          ...sizeItem(product, size, terms()),
          price: expect.objectContaining({ value: '123.00', points: '100' }),
          delay_time: { unknown_delivery_time: 'false' },
          shipping_time: shippingTime,
        },
      },
    });
  });

  it('has all five bounds of an order, in units, and none that is not set', () => {
    const order = { min: 10, max: 20, minPerSize: 30, maxPerSize: 40, minSubscription: 50 };
    expect(orderQuantityRange({ order, precision: 1 })).toEqual({
      min_quantity_per_order: 1,
      max_quantity_per_order: 2,
      min_size_quantity_per_order: 3,
      max_size_quantity_per_order: 4,
      minimum_quantity_subscription: 5,
    });
    expect(orderQuantityRange({ order: {}, precision: 0 })).toEqual({});
  });
});
