import { describe, expect, it } from 'vitest';
import { cardView } from './card.ts';
import { sizeFacts } from './indexRow.ts';
import type { Size } from './model.ts';
import { aProduct, aSize, promotion, regular } from './testing/things.ts';

const size = (type: string, price: number, more: Partial<Size> = {}) =>
  aSize({ type, name: type.toUpperCase(), prices: [regular(price)], ...more });
const soldOut = { stocks: [] };

describe('what sizes say on a list', () => {
  it('is the lowest price, and the names, of those that can be bought', () => {
    expect(
      sizeFacts(
        [size('s', 700, soldOut), size('m', 900), size('l', 800)],
        { sellBy: 1, order: {} },
        { at: 50, priceType: 'gross' },
      ),
    ).toEqual({
      sizeNames: ['M', 'L'],
      price: 800,
      reduced: false,
      available: true,
      statuses: 'dee',
      nextChangeAt: null,
    });
  });

  it('is the lowest of the prices that are shown, which other rates of VAT may make another one', () => {
    const book = size('a', 1050, { vat: { bp: 500, exempt: false } });
    const mug = size('b', 1100, { vat: { bp: 2300, exempt: false } });
    const price = (priceType: 'gross' | 'net') =>
      sizeFacts([book, mug], { sellBy: 1, order: {} }, { at: 50, priceType }).price;
    expect(price('gross')).toBe(1050);
    expect(price('net')).toBe(894);
  });

  it('is the lowest price of all when none can be bought', () => {
    expect(
      sizeFacts(
        [size('s', 700, soldOut), size('m', 600, soldOut)],
        { sellBy: 1, order: {} },
        { at: 50, priceType: 'gross' },
      ),
    ).toMatchObject({
      sizeNames: [],
      price: 600,
      available: false,
    });
  });

  it('is that nothing can be bought where it is not for sale, at the price that its card shows', () => {
    const sizes = [size('s', 700, soldOut), size('m', 900), size('l', 800)];
    expect(sizeFacts(sizes, { sellBy: 1, order: {}, forSale: false }, { at: 50, priceType: 'gross' })).toMatchObject({
      sizeNames: [],
      price: 800,
      available: false,
      statuses: 'dee',
    });
  });

  it('is no price for what is sold by phone, for points or free', () => {
    for (const more of [{ phonePrice: true }, { gratis: true }, { prices: [] }]) {
      expect(sizeFacts([size('s', 700, more)], { sellBy: 1, order: {} }, { at: 50, priceType: 'gross' })).toMatchObject(
        {
          price: null,
          available: true,
          reduced: false,
        },
      );
    }
  });

  it('has no size name for a product without sizes', () => {
    expect(sizeFacts([aSize()], { sellBy: 1, order: {} }, { at: 50, priceType: 'gross' }).sizeNames).toEqual([]);
    expect(sizeFacts([], { sellBy: 1, order: {} }, { at: 50, priceType: 'gross' })).toEqual({
      sizeNames: [],
      price: null,
      reduced: false,
      available: false,
      statuses: '',
      nextChangeAt: null,
    });
  });

  it('is reduced only for a reduction that may be announced', () => {
    const since = (first: number) => [size('s', 0, { prices: [regular(700, first), promotion(600, 40)] })];
    expect(sizeFacts(since(10), { sellBy: 1, order: {} }, { at: 50, priceType: 'gross' })).toMatchObject({
      price: 600,
      reduced: true,
    });
    expect(sizeFacts(since(40), { sellBy: 1, order: {} }, { at: 50, priceType: 'gross' })).toMatchObject({
      price: 600,
      reduced: false,
    });
  });

  it('next changes with whichever size changes first, sold out or not', () => {
    const sizes = [
      size('s', 0, { prices: [regular(700), promotion(600, 40, 90)] }),
      size('m', 0, { prices: [regular(700), promotion(600, 70)], ...soldOut }),
    ];
    expect(
      [50, 70, 90].map((at) => sizeFacts(sizes, { sellBy: 1, order: {} }, { at, priceType: 'gross' }).nextChangeAt),
    ).toEqual([70, 90, null]);
  });

  it('agrees with the card', () => {
    for (const sizes of [
      [size('s', 700, soldOut), size('m', 900), size('l', 800)],
      [size('s', 700, soldOut), size('m', 600, { phonePrice: true })],
      [size('s', 700, { gratis: true }), size('m', 900)],
    ]) {
      const card = cardView(aProduct({ sizes }), { currency: 'PLN', priceType: 'gross', at: 50, newDays: 0 });
      const facts = sizeFacts(sizes, { sellBy: 1, order: {} }, { at: 50, priceType: 'gross' });
      expect(facts.price).toBe(card?.price.now?.gross ?? null);
      expect(facts.available).toBe(card?.available);
    }
  });
});
