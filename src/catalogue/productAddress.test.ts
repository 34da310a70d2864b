import { expect, it } from 'vitest';
import { productPath } from './model.ts';
import { productIdIn } from './productAddress.ts';

it.each([
  [productPath({ slug: 'kubek-350-ml', id: 1001 }), 1001],
  ['dawna-nazwa-1001', 1001],
  ['-7', 7],
])('the product of %s is %s', (address, id) => {
  expect(productIdIn(address)).toBe(id);
});

it.each(['1001', 'kubek-', 'kubek-10a', 'kubek-1e3', 'kubek-9999999999999999', ''])(
  '"%s" is of no product',
  (address) => {
    expect(productIdIn(address)).toBeUndefined();
  },
);
