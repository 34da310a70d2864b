import { describe, expect, it } from 'vitest';
import { DAY } from '../kit/clock.ts';
import { type CardTerms, cardView } from './card.ts';
import { sizeFacts } from './indexRow.ts';
import type { Product } from './model.ts';
import { aProduct, aSize, availability, promotion, regular, stock } from './testing/things.ts';

const terms: CardTerms = { currency: 'PLN', priceType: 'gross', at: 100 * DAY, newDays: 30 };
const cardOf = (product: Partial<Product>) => cardView(aProduct(product), terms);

describe('the card of a product', () => {
  it('leads to the product and shows its first two pictures', () => {
    const pictures = ['a.jpg', 'b.jpg', 'c.jpg'].map((file) => ({ file, alt: file, width: 4, height: 3 }));
    expect(cardOf({ pictures })).toMatchObject({
      id: 7,
      href: '/produkt/kubek-7',
      name: 'Kubek',
      picture: { file: 'a.jpg' },
      second: { file: 'b.jpg' },
      available: true,
      isNew: false,
    });
    expect(cardOf({})).not.toHaveProperty('picture');
  });

  it('says what tells the product from its versions when there is no line of its own', () => {
    expect(cardOf({ version: 'kobalt' })?.subtitle).toBe('kobalt');
    expect(cardOf({ version: 'kobalt', subtitle: '350 ml' })?.subtitle).toBe('350 ml');
  });

  it('is not made for a product without sizes', () => {
    expect(cardOf({ sizes: [] })).toBeUndefined();
  });

  it('says „od” only when sizes that can be bought differ in price', () => {
    const s = aSize({ type: 's', prices: [regular(800)] });
    const m = aSize({ type: 'm', prices: [regular(900)] });
    expect(cardOf({ sizes: [m, s] })?.price).toMatchObject({ from: true, now: { gross: 800 } });
    expect(cardOf({ sizes: [s, { ...m, stocks: [] }] })?.price.from).toBe(false);
    expect(cardOf({ sizes: [s, { ...m, phonePrice: true }] })?.price.from).toBe(false);
    expect(cardOf({ sizes: [s, { ...m, prices: [regular(800)] }] })?.price.from).toBe(false);
    expect(
      cardOf({
        sizes: [
          { ...s, stocks: [] },
          { ...m, stocks: [] },
        ],
      })?.price.from,
    ).toBe(true);
  });

  it('prices a sold-out product by the cheapest of its sizes, as lists do', () => {
    const large = aSize({ type: 'l', prices: [regular(15_000)], stocks: [] });
    const small = aSize({ type: 's', prices: [regular(10_000)], stocks: [] });
    expect(cardOf({ sizes: [large, small] })?.price).toMatchObject({ from: true, now: { gross: 10_000 } });
    expect(sizeFacts([large, small], aProduct({}), terms).price).toBe(10_000);
    const phone = { ...large, phonePrice: true };
    expect(cardOf({ sizes: [phone, small] })?.price).toMatchObject({ from: false, now: { gross: 10_000 } });
    expect(cardOf({ sizes: [phone, phone] })?.price).toMatchObject({ from: false, phone: true });
  });

  it('prices what is sold by subscription alone as its page does, and so do lists', () => {
    const sizes = [
      aSize({ type: 's', subscriptionPrice: 700, prices: [regular(900), promotion(500, 90 * DAY)] }),
      aSize({ type: 'm', subscriptionPrice: 600, prices: [regular(950)] }),
    ];
    const subscription = { periods: [30], only: true };
    const card = cardOf({ sizes, subscription });
    expect(card?.price).toMatchObject({ from: true, now: { gross: 600 } });
    expect(card?.price).not.toHaveProperty('reduction');
    expect(card?.price).toHaveProperty('subscribed', true);
    expect(cardOf({ sizes, subscription: { periods: [30], only: false } })?.price).not.toHaveProperty('subscribed');
    const facts = (only: boolean) => sizeFacts(sizes, aProduct({ subscription: { ...subscription, only } }), terms);
    expect(facts(true)).toMatchObject({ price: 600, reduced: false, nextChangeAt: null });
    expect(facts(false)).toMatchObject({ price: 500, reduced: true });
  });

  it('tells the versions of its group, once there are two', () => {
    const first = [{ versionColours: ['#22398f'] }, {}];
    expect(cardView(aProduct({}), terms, { count: 2, first })?.versions).toEqual({ count: 2, colours: [['#22398f']] });
    expect(cardView(aProduct({}), terms, { count: 1, first })).not.toHaveProperty('versions');
    expect(cardOf({})).not.toHaveProperty('versions');
  });

  it.each([
    [99, true],
    [70.1, true],
    [70, false],
    [0, false],
  ])('calls a product added on day %d new: %s', (day, isNew) => {
    expect(cardOf({ addedAt: day * DAY })?.isNew).toBe(isNew);
  });

  it('says when a sold-out product is expected, if that is still to come', () => {
    const due = (deliveryDate: number, stocks = [stock(0)]) =>
      cardOf({ sizes: [aSize({ stocks, availability: availability({ deliveryDate }) })] });
    expect(due(120 * DAY)).toMatchObject({ available: false, backOn: 120 * DAY });
    const [late, soon] = [130, 120].map((day, n) =>
      aSize({
        ...{ type: `s${n}`, prices: [regular(900 - n)], stocks: [] },
        availability: availability({ deliveryDate: day * DAY }),
      }),
    );
    if (!late || !soon) throw new Error('It has two sizes');
    expect(cardOf({ sizes: [late, soon] })?.backOn).toBe(120 * DAY);
    expect(due(90 * DAY)).not.toHaveProperty('backOn');
    expect(due(120 * DAY, [stock(1)])).not.toHaveProperty('backOn');
  });

  it('counts less than one step in stock as sold out', () => {
    expect(cardOf({ sellBy: 10, sizes: [aSize({ stocks: [stock(9)] })] })?.available).toBe(false);
    expect(cardOf({ sellBy: 10, sizes: [aSize({ stocks: [stock(10)] })] })?.available).toBe(true);
  });
});
