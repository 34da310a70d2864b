import { expect, it } from 'vitest';
import { aProduct, aSize } from '../catalogue/testing/things.ts';
import { contentsOf, contentsWords } from './contents.ts';

const bowl = aProduct({
  id: 2,
  name: 'Miska Leśna',
  version: 'mech',
  sizes: [aSize({ type: '14', name: '14 cm' }), aSize({ type: '18', name: '18 cm' })],
});
const cup = aProduct({ id: 3, name: 'Kubek z uchem' });

it('the contents of a basket tell parts by their names, and a size only where it has one', () => {
  const parts = [
    { product: 3, size: 'uniw', quantity: 2 },
    { product: 2, size: '18', quantity: 1 },
    { product: 2, size: '14', quantity: 1 },
  ];
  const contents = contentsOf(parts, [bowl, cup]);
  expect(contents).toEqual([
    { product: 3, size: 'uniw', quantity: 2, name: 'Kubek z uchem', sizeName: 'uniw' },
    { product: 2, size: '18', quantity: 1, name: 'Miska Leśna, mech', sizeName: '18 cm' },
    { product: 2, size: '14', quantity: 1, name: 'Miska Leśna, mech', sizeName: '14 cm' },
  ]);
  expect(contentsWords(contents)).toBe(
    '2\u00a0×\u00a0Kubek z\u00a0uchem\u00a0· 1\u00a0×\u00a0Miska Leśna, mech, 18\u00a0cm\u00a0· 1\u00a0×\u00a0Miska Leśna, mech, 14\u00a0cm',
  );
});

it('the contents of a basket leave out what is in the shop no more, and keep the mark of a size that is not', () => {
  expect(contentsOf([{ product: 9, size: 'm', quantity: 1 }], [bowl])).toEqual([]);
  expect(contentsOf([{ product: 2, size: '24', quantity: 1 }], [bowl])).toMatchObject([{ sizeName: '24' }]);
});
