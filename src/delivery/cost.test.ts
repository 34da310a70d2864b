import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct, aSize, promotion, regular } from '../catalogue/testing/things.ts';
import { cheapestDelivery, costOnDelivery, deliveryOffers, sizeDelivery } from './cost.ts';
import type { DeliveryMethod } from './methods.ts';
import { leastQuantity, type Parcel, parcelOf } from './parcel.ts';

const locker: DeliveryMethod = {
  id: 'paczkomat',
  name: 'Paczkomat',
  cost: 1290,
  freeFrom: 25_000,
  cashOnDelivery: 600,
  pickUp: false,
  countries: ['PL'],
  maxWeight: 25_000,
  notFor: [9],
};
const courier: DeliveryMethod = {
  id: 'kurier',
  name: 'Kurier',
  cost: 1690,
  freeFrom: 25_000,
  pickUp: false,
  countries: ['PL'],
  notFor: [],
};
const pickUp: DeliveryMethod = {
  id: 'odbior',
  name: 'Odbiór',
  cost: 0,
  pickUp: true,
  countries: ['PL'],
  cashOnDelivery: 0,
  notFor: [],
};
const methods = [locker, courier, pickUp];

const parcel = (more: Partial<Parcel> = {}): Parcel => ({ products: [7], worth: 10_000, weight: 400, ...more });
const said = (one: Parcel | undefined, ways = methods) => sizeDelivery(ways, one, 'PLN');
const line = (change: Parameters<typeof aProduct>[0] = {}, size = aSize(), quantity = 1) => ({
  product: aProduct({ ...change, sizes: [size] }),
  size,
  quantity,
});

describe('the cost told beside a product', () => {
  it('is the least of what brings it, and not of fetching it', () => {
    expect(said(parcel())).toEqual({ shipping: '12.90', shipping_formatted: '12,90\u00A0zł', undefined: 'false' });
  });

  it('is 0 from the threshold on', () => {
    expect(said(parcel({ worth: 24_999 })).shipping).toBe('12.90');
    expect(said(parcel({ worth: 25_000 }))).toEqual({
      shipping: '0.00',
      shipping_formatted: '0,00\u00A0zł',
      undefined: 'false',
    });
  });

  it('is not free for goods whose price is told by phone', () => {
    expect(said(parcel({ worth: undefined })).shipping).toBe('12.90');
  });

  it('leaves out what does not take the parcel', () => {
    expect(said(parcel({ weight: 25_000 })).shipping).toBe('12.90');
    expect(said(parcel({ weight: 25_001 })).shipping).toBe('16.90');
    expect(said(parcel({ products: [7, 9] })).shipping).toBe('16.90');
  });

  it('is not told when nothing brings it', () => {
    expect(said(undefined)).toEqual({ undefined: 'true' });
    expect(said(parcel(), [pickUp])).toEqual({ undefined: 'true' });
    expect(said(parcel(), [])).toEqual({ undefined: 'true' });
    expect(said(parcel({ products: [9] }), [locker, pickUp])).toEqual({ undefined: 'true' });
  });

  it('never grows when goods are worth more', () => {
    const ways = fc.array(
      fc
        .record({ cost: fc.nat(5000), freeFrom: fc.option(fc.nat(60_000), { nil: undefined }), pickUp: fc.boolean() })
        .map(({ freeFrom, ...rest }) => ({ ...courier, ...rest, freeFrom: freeFrom ?? 100_000 })),
    );
    fc.assert(
      fc.property(ways, fc.nat(80_000), fc.nat(80_000), (some, worth, more) => {
        const cost = (at: number) => cheapestDelivery(some, parcel({ worth: at }));
        const [less, later] = [cost(worth), cost(worth + more)];
        if (less === undefined) expect(later).toBeUndefined();
        else expect(later).toBeLessThanOrEqual(less);
      }),
    );
  });
});

it('the cost of delivery says nothing of ways to other countries before an address is known', () => {
  const abroad = { ...courier, id: 'abroad', cost: 100, countries: ['CZ', 'DE'] };
  expect(said(parcel(), [abroad, courier]).shipping).toBe('16.90');
  expect(said(parcel(), [abroad])).toEqual({ undefined: 'true' });
  expect(deliveryOffers([abroad, courier], parcel()).map(({ method }) => method.id)).toEqual(['kurier']);
  expect(deliveryOffers([{ ...abroad, countries: ['DE', 'PL'] }], parcel())).toHaveLength(1);
});

it('the shop offers each way paid in advance, and on delivery for what that adds', () => {
  const offers = (some: Parcel) =>
    deliveryOffers(methods, some).map(({ method, prepaid, cost }) => [method.id, prepaid, cost]);
  expect(offers(parcel())).toEqual([
    ['paczkomat', true, 1290],
    ['paczkomat', false, 1890],
    ['kurier', true, 1690],
    ['odbior', true, 0],
    ['odbior', false, 0],
  ]);
  expect(offers(parcel({ worth: 30_000, weight: 30_000 }))).toEqual([
    ['kurier', true, 0],
    ['odbior', true, 0],
    ['odbior', false, 0],
  ]);
});

describe('parcelOf', () => {
  it('weighs and values what is sent', () => {
    const heavy = aSize({ weight: 12_700, prices: [regular(10_000)] });
    const file = line({ id: 8, type: 'virtual' });
    expect(parcelOf([line({}, heavy, 2), line({ id: 5 }), file], 1)).toEqual({
      products: [7, 5],
      worth: 32_300,
      weight: 25_400,
      beside: 12_300,
    });
    expect(parcelOf([file, line({ type: 'service' })], 1)).toBeUndefined();
    expect(parcelOf([], 1)).toBeUndefined();
  });

  it('counts parts of a unit', () => {
    const tiles = aSize({ weight: 14_500, prices: [regular(30_000)] });
    expect(parcelOf([line({ precision: 2, sellBy: 25 }, tiles, 75)], 1)).toMatchObject({
      worth: 22_500,
      weight: 10_875,
    });
  });

  it('takes off reductions and rebates for quantity', () => {
    const reduced = aSize({ prices: [regular(10_000), promotion(9000, 50)] });
    expect(parcelOf([line({}, reduced)], 100)?.worth).toBe(9000);
    const rebates = [{ from: 3, percentBp: 1000 }];
    expect(parcelOf([line({ rebates }, reduced, 2)], 100)?.worth).toBe(18_000);
    expect(parcelOf([line({ rebates }, reduced, 3)], 100)?.worth).toBe(24_300);
  });

  it('values what is sold by subscription alone at the price of that, without a rebate', () => {
    const tea = aSize({ subscriptionPrice: 6000, prices: [regular(10_000), promotion(9000, 50)] });
    const rebates = [{ from: 2, percentBp: 1000 }];
    const worth = (only: boolean) =>
      parcelOf([line({ rebates, subscription: { periods: [30], only } }, tea, 2)], 100)?.worth;
    expect(worth(true)).toBe(12_000);
    expect(worth(false)).toBe(16_200);
  });

  it('knows no worth of what is sold by phone, and none of what is free', () => {
    expect(parcelOf([line({}, aSize({ phonePrice: true })), line()], 1)?.worth).toBeUndefined();
    expect(parcelOf([line({}, aSize({ gratis: true })), line()], 1)?.worth).toBe(12_300);
  });

  it('tells the deposits that are paid with it', () => {
    const bottle = aSize({ deposit: { amount: 100, label: 'za butelkę' } });
    expect(parcelOf([line({}, bottle, 6)], 1)).toMatchObject({ worth: 73_800, beside: 600 });
  });

  it('holds the least that can be ordered', () => {
    expect(leastQuantity(aProduct(), {})).toBe(1);
    expect(leastQuantity(aProduct({ sellBy: 5, order: { min: 20, minPerSize: 10 } }), {})).toBe(20);
    expect(leastQuantity(aProduct({ order: { minPerSize: 10 } }), { least: 4 })).toBe(4);
  });
});

describe('paying on delivery', () => {
  const bound = { ...locker, cashOnDeliveryMax: 500_000 };
  const isCollected = (worth: number) => costOnDelivery(bound, parcel({ worth })) !== undefined;

  it('is possible up to what the carrier collects, with the delivery', () => {
    expect(isCollected(499_400)).toBe(true);
    expect(isCollected(499_401)).toBe(false);
    expect(costOnDelivery(bound, parcel({ worth: 499_000, beside: 400 }))).toBe(600);
    expect(costOnDelivery(bound, parcel({ worth: 499_000, beside: 401 }))).toBeUndefined();
    expect(costOnDelivery(locker, parcel({ worth: 600_000 }))).toBe(600);
    expect(deliveryOffers([bound], parcel({ worth: 600_000 })).map(({ prepaid }) => prepaid)).toEqual([true]);
  });
});
