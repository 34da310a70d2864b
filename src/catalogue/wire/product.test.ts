import { expect, it } from 'vitest';
import { DAY } from '../../kit/clock.ts';
import { cardView } from '../card.ts';
import type { Product, ProductPicture } from '../model.ts';
import { aProduct, aSize, promotion, regular } from '../testing/things.ts';
import { productFields } from './product.ts';

const fields = (more: Partial<Product>) => {
  const found = productFields(aProduct(more), { currency: 'PLN', at: 40 * DAY, newDays: 30 });
  if (!found) throw new Error('It has no size');
  return found;
};
const picture = (more: Partial<ProductPicture>): ProductPicture => ({
  file: 'kubek.jpg',
  hash: '0123456789abcdef',
  alt: 'Kubek',
  width: 0,
  height: 0,
  ...more,
});

it('a product in the graph tells the pixels of each picture that it names', () => {
  const pictures = [
    picture({ width: 2000, height: 3000 }),
    picture({ width: 1000, height: 500 }),
    picture({}),
    picture({ file: 'https://obcy.example/a.jpg', width: 10, height: 10 }),
  ];
  const told = fields({ pictures });
  expect(told.icon).toBe('/pictures/0123456789abcdef/1600/kubek.jpg');
  expect(told.enclosuresImages()).toEqual([
    { iconWidth: 1600, iconHeight: 2400 },
    { iconWidth: 800, iconHeight: 400 },
    { iconWidth: null, iconHeight: null },
  ]);
  const { hash: _, ...whole } = picture({ width: 1000, height: 500 });
  expect(fields({ pictures: [whole] }).enclosuresImages()).toEqual([{ iconWidth: 1000, iconHeight: 500 }]);
});

it('a sold-out product in the graph costs what its card says', () => {
  const sizes = [900, 800].map((price, n) => aSize({ type: `s${n}`, prices: [regular(price)], stocks: [] }));
  const terms = { currency: 'PLN', priceType: 'gross', at: 40 * DAY, newDays: 30 } as const;
  const card = cardView(aProduct({ sizes }), terms);
  expect(card?.price.now?.gross).toBe(800);
  expect(fields({ sizes }).price().price.gross.value).toBe(8);
});

it('a unit in the graph tells what its contents are counted in', () => {
  expect(fields({}).unit.unitConvertedFormat).toBeNull();
  expect(fields({ contents: { amount: 250, unit: 'g' } }).unit.unitConvertedFormat).toBe('1 kg');
  const sizes = [aSize({ contents: { amount: 2, unit: 'l' } })];
  expect(fields({ sizes, contents: { amount: 250, unit: 'g' } }).unit.unitConvertedFormat).toBe('1 l');
});

it('a product in the graph tells its zones', () => {
  expect(fields({}).zones()).toEqual([]);
  expect(fields({ addedAt: 20 * DAY }).zones()).toEqual(['new']);
});

it('a product in the graph costs what a subscription does where it is sold in no other way', () => {
  const sizes = [
    aSize({ subscriptionPrice: 6150, pointsPrice: 300, prices: [regular(12_300), promotion(9900, 30 * DAY)] }),
  ];
  const rebates = [{ from: 2, percentBp: 1000 }];
  const sold = (only: boolean) => {
    const { price, points } = fields({ sizes, rebates, subscription: { periods: [30], only } });
    const { price: now, max, omnibusPrice, rebateNumber } = price();
    return [now.gross.value, max?.gross.value, omnibusPrice?.gross.value, rebateNumber?.number, points];
  };
  expect(sold(true)).toEqual([61.5, undefined, undefined, undefined, null]);
  expect(sold(false)).toEqual([99, 123, 123, 2, 300]);
});
