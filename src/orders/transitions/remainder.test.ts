import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aLine, anOrder } from '../testing/order.ts';
import { neededBy, remainderOf } from './remainder.ts';

const pieces = fc.array(
  fc.record({
    product: fc.integer({ min: 1, max: 3 }),
    size: fc.constantFrom('S', 'M'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 6 },
);
const sum = (some: readonly { quantity: number }[]) => some.reduce((all, { quantity }) => all + quantity, 0);

it('the remainder of an order loses no piece, keeps no more than is needed and gives back only what is not', () => {
  fc.assert(
    fc.property(pieces, pieces, (taken, needed) => {
      const { kept, back } = remainderOf(taken, needed);
      expect(sum(kept) + sum(back)).toBe(sum(taken));
      for (const product of [1, 2, 3]) {
        for (const size of ['S', 'M']) {
          const of = (some: typeof taken) => sum(some.filter((one) => one.product === product && one.size === size));
          expect(of(kept)).toBe(Math.min(of(taken), of(needed)));
        }
      }
    }),
  );
});

it('the remainder of an order needs of a line what was not withdrawn from', () => {
  const order = anOrder({
    lines: [aLine({ quantity: 4, withdrawn: 1 }), aLine({ place: 1, product: 2, withdrawn: 2 })],
  });
  expect(neededBy(order).map(({ product, quantity }) => [product, quantity])).toEqual([
    [1, 3],
    [2, 0],
  ]);
});

it('the remainder of an order gives back places of the term that is not needed, and of no other', () => {
  const place = (term: string, quantity: number) => ({ product: 1, size: 'S', quantity, term });
  const piece = { product: 1, size: 'S', quantity: 3 };
  const taken = [piece, place('2026-12-05', 1), place('2026-12-06', 2)];
  expect(remainderOf(taken, [piece, place('2026-12-06', 1)])).toEqual({
    kept: [piece, place('2026-12-06', 1)],
    back: [place('2026-12-05', 1), place('2026-12-06', 1)],
  });
});

it('the remainder of an order needs places of a term for what is left of its line', () => {
  const line = { ...aLine({ quantity: 3 }), place: 0, withdrawn: 1 };
  const term = { name: '2026-12-05', of: 6 };
  const order = anOrder({ lines: [line] });
  const pieces = [{ product: line.product, size: line.size, quantity: 3, toOrder: false, line: 0, term }];
  expect(neededBy({ ...order, data: { ...order.data, pieces } })).toEqual([
    { product: line.product, size: line.size, quantity: 2, term: '2026-12-05' },
  ]);
});
