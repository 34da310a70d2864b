import { expect, it } from 'vitest';
import { isSizeAsked, sizeAsked } from './sizeAsked.ts';
import { aSize } from './testing/things.ts';

const oneSize = { sizes: [aSize({ type: 'uniw' })] };
const sizes = { sizes: [aSize({ type: 'S' }), aSize({ type: 'U' })] };

it.each(['', 'onesize', 'U', 'uniw'])('the one size of a product is meant by "%s"', (asked) => {
  expect(sizeAsked(oneSize, asked)?.type).toBe('uniw');
  expect(isSizeAsked('uniw', asked)).toBe(true);
});

it('any other name is no size of a product with one size', () => {
  expect(sizeAsked(oneSize, 'XL')).toBeUndefined();
});

it('a product with sizes has to be told which, and one of them may be called U', () => {
  expect(sizeAsked(sizes, 'U')?.type).toBe('U');
  expect(sizeAsked(sizes, '')).toBeUndefined();
  expect(sizeAsked(sizes, 'onesize')).toBeUndefined();
});
