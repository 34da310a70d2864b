import { expect, it } from 'vitest';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { productView } from './view.ts';

it('the page of a product leaves out what is not known', () => {
  const bare = productView(aProduct(), aSize());
  for (const key of ['ean', 'descriptionHtml', 'warranty']) expect(bare).not.toHaveProperty(key);
  expect(bare).toMatchObject({ id: 7, name: 'Kubek', parameters: [] });
});

it('the page of a product shows what is known', () => {
  const rich = aProduct({
    parameters: [{ name: 'Kolory', values: ['biel', 'mech'] }],
    warranty: { name: 'Na szkliwo', months: 24 },
    descriptionHtml: '<p>Kubek</p>',
  });
  expect(productView(rich, aSize({ ean: '2000100100001' }))).toMatchObject({
    ean: '2000100100001',
    parameters: [{ name: 'Kolory', value: 'biel, mech' }],
    warranty: { name: 'Na szkliwo', months: 24 },
    descriptionHtml: '<p>Kubek</p>',
  });
});
