import { describe, expect, it } from 'vitest';
import type { WantedPieces } from './pieces.ts';
import { takenAsSeen, together } from './stockPlan.ts';
import { aProduct, aSize, stock } from './testing/things.ts';

const want = (product: number, quantity: number, more: Partial<WantedPieces> = {}): WantedPieces => ({
  ...{ product, size: 'm', quantity, toOrder: false },
  ...more,
});
const lies = (id: number, ...stocks: ReturnType<typeof stock>[]) =>
  aProduct({ id, sizes: [aSize({ type: 'm', stocks })] });

it('counts a size once that is wanted in several lines, in the order of products', () => {
  expect(together([want(2, 1), want(1, 3), want(2, 4, { toOrder: true })])).toEqual([
    { product: 1, size: 'm', quantity: 3, made: 0 },
    { product: 2, size: 'm', quantity: 5, made: 4 },
  ]);
});

describe('pieces as they were seen', () => {
  it('come out of the own stores first', () => {
    const seen = [lies(1, stock(9, 'a', false), stock(2, 'c'), stock(1, 'b'))];
    expect(takenAsSeen([want(1, 4)], seen)).toEqual([
      { product: 1, size: 'm', branch: 'b', quantity: 1 },
      { product: 1, size: 'm', branch: 'c', quantity: 2 },
      { product: 1, size: 'm', branch: 'a', quantity: 1 },
    ]);
  });

  it.each([
    ['never runs out', [want(1, 1)], [lies(1, stock(-1, 'a'))]],
    ['is too little', [want(1, 3)], [lies(1, stock(2, 'a'))]],
    ['was not seen', [want(2, 1)], [lies(1, stock(2, 'a'))]],
    ['is of another size', [want(1, 1, { size: 'l' })], [lies(1, stock(2, 'a'))]],
    ['is made to order', [want(1, 1, { toOrder: true })], [lies(1, stock(2, 'a'))]],
    ['is a place of a term', [want(1, 1, { term: { name: 't', of: 9 } })], [lies(1, stock(2, 'a'))]],
    ['is nothing', [], [lies(1, stock(2, 'a'))]],
  ])('are no plain matter where it %s', (_, wanted, seen) => {
    expect(takenAsSeen(wanted, seen)).toBeUndefined();
  });
});
