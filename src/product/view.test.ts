import { expect, it } from 'vitest';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { productView } from './view.ts';

it('the page of a product leaves out what is not known', () => {
  const bare = productView(aProduct(), aSize());
  for (const key of ['ean', 'descriptionHtml', 'warranty']) expect(bare).not.toHaveProperty(key);
  expect(bare).toMatchObject({ id: 7, name: 'Kubek', parameters: [] });
});

it('the page of a product begins with the picture of the chosen size, and says which sizes a picture shows', () => {
  const pictures = ['a', 'b', 'c'].map((file) => ({ file, alt: '', width: 1, height: 1 }));
  const sizes = [aSize({ type: 's', picture: 1 }), aSize({ type: 'm', picture: 1 }), aSize({ type: 'l' })];
  const shown = (place: number) =>
    productView(aProduct({ pictures, sizes }), sizes[place] ?? aSize()).pictures.map(({ file, sizes: of }) => [
      file,
      of,
    ]);
  expect(shown(0)).toEqual([
    ['b', 's m'],
    ['a', undefined],
    ['c', undefined],
  ]);
  expect(shown(2).map(([file]) => file)).toEqual(['a', 'b', 'c']);
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
