import { describe, expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import type { PriceEntry } from './model.ts';
import { fullName, offersOf } from './offer.ts';
import { product, size } from './testing/product.ts';

const at = 100 * DAY;
const reduced = (promotion: number, earlier: number): PriceEntry[] => [
  { kind: 'regular', price: earlier, startsAt: 0, endsAt: 80 * DAY },
  { kind: 'regular', price: 8400, startsAt: 80 * DAY, endsAt: null },
  { kind: 'promotion', price: promotion, startsAt: 95 * DAY, endsAt: 108 * DAY },
];

describe('offersOf', () => {
  it('tells the price, the code and the stock of a size', () => {
    const sizes = [
      size({ type: '250', name: '250 ml', code: 'A', ean: '5901234123457' }),
      size({ type: '350', name: '350 ml', ean: '2000100103500', stocks: [] }),
    ];
    expect(offersOf(product({ code: 'X', sizes }), at)).toEqual([
      { size: sizes[0], sizeName: '250 ml', code: 'A', gtin: '5901234123457', price: 8400, status: 'enable' },
      { size: sizes[1], sizeName: '350 ml', price: 8400, status: 'disable' },
    ]);
  });

  it('announces a reduction from the lowest price of 30 days', () => {
    const [offer] = offersOf(product({ sizes: [size({ prices: reduced(6800, 8000) })] }), at);
    expect(offer).toMatchObject({
      price: 6800,
      reduction: { before: 8000, startedAt: 95 * DAY, endsAt: 108 * DAY },
    });
  });

  it('announces none when it was as cheap within 30 days', () => {
    for (const earlier of [6800, 6000]) {
      const [offer] = offersOf(product({ sizes: [size({ prices: reduced(6800, earlier) })] }), at);
      expect(offer?.price).toBe(6800);
      expect(offer).not.toHaveProperty('reduction');
    }
  });

  it.each([
    ['by telephone', { sizes: [size({ phonePrice: true })] }],
    ['for points only', { sizes: [size({ prices: [], pointsPrice: 500 })] }],
    ['free of charge', { sizes: [size({ gratis: true })] }],
    ['without a size', { sizes: [] }],
    ['in a subscription only', { subscription: { periods: [30], only: true } }],
  ])('leaves out what is sold %s', (_, change) => {
    expect(offersOf(product(change), at)).toEqual([]);
  });

  it('tells contents only where the unit price differs from the price', () => {
    expect(offersOf(product({ contents: { amount: 250, unit: 'g' } }), at)[0]).toHaveProperty('contents');
    expect(offersOf(product({ contents: { amount: 1, unit: 'kg' } }), at)[0]).not.toHaveProperty('contents');
  });

  it('tells the contents of each size, where sizes hold more or less', () => {
    const sizes = [
      size({ contents: { amount: 50, unit: 'g' } }),
      size({ contents: { amount: 100, unit: 'g' } }),
      size(),
    ];
    const offers = offersOf(product({ sizes, contents: { amount: 80, unit: 'g' } }), at);
    expect(offers.map(({ contents }) => contents?.amount)).toEqual([50, 100, 80]);
  });

  it('tells when it comes, while that is still to come', () => {
    const coming = (deliveryDate: number) =>
      offersOf(product({ sizes: [size({ availability: { ...size().availability, deliveryDate } })] }), at)[0];
    expect(coming(at + 1)?.availableAt).toBe(at + 1);
    expect(coming(at)).not.toHaveProperty('availableAt');
  });
});

describe('fullName', () => {
  it('tells versions apart', () => {
    expect(fullName({ name: 'Kubek', version: 'mech' })).toBe('Kubek, mech');
    expect(fullName({ name: 'Kubek' })).toBe('Kubek');
  });
});
