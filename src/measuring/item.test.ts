import { expect, it } from 'vitest';
import { aProduct, aSize, regular } from '../catalogue/testing/things.ts';
import { counted, decimal, worthOf } from './item.ts';

const facts = { at: 1, currency: 'PLN', pathOf: () => [{ name: 'Stół' }, { name: 'Kubki' }, { name: 'Małe' }] };
const worth = (product = aProduct(), quantity = 1, more: { size?: string; precision?: number } = {}) =>
  worthOf([{ product, size: more.size ?? 'uniw', quantity, precision: more.precision ?? 0 }], facts);

it('an item is named as in the feed, at its price without tax', () => {
  expect(worth(aProduct({ version: 'kobalt' }), 3)).toEqual({
    currency: 'PLN',
    value: 300,
    items: [
      {
        ...{ item_id: '7-uniw', item_name: 'Kubek', item_brand: 'Glinianka', item_variant: 'kobalt' },
        ...{ item_category: 'Stół', item_category2: 'Kubki', price: 100, quantity: 3 },
      },
    ],
  });
});

it('sums are made of grosze, so that no float comes together', () => {
  // 0.1 + 0.2 is 0.30000000000000004.
  const cheap = aSize({ prices: [regular(10)], vat: { bp: 0, exempt: true } });
  const product = aProduct({ sizes: [cheap, { ...cheap, type: 'duza', name: 'duża', prices: [regular(20)] }] });
  const line = (size: string) => ({ product, size, quantity: 1, precision: 0 });
  const { value, items } = worthOf([line('uniw'), line('duza')], facts);
  expect([value, ...items.map(({ price }) => price)]).toEqual([0.3, 0.1, 0.2]);
  expect(items[1]).toMatchObject({ item_id: '7-duza', item_variant: 'duża' });
  expect([decimal(0), decimal(5), decimal(123_456_789)]).toEqual([0, 0.05, 1_234_567.89]);
});

it('a length that is no whole number is one piece at the price of its line', () => {
  expect(worth(aProduct({ precision: 2 }), 125, { precision: 2 })).toMatchObject({
    value: 125,
    items: [{ price: 125, quantity: 1 }],
  });
  expect(counted({ unit: 100, line: 300, quantity: 300, precision: 2 })).toEqual({ price: 1, quantity: 3 });
});

it('what money does not pay for has no price', () => {
  const { value, items } = worth(aProduct({ sizes: [aSize({ phonePrice: true })] }));
  expect(value).toBe(0);
  expect(items).toEqual([expect.not.objectContaining({ price: expect.anything() })]);
});
