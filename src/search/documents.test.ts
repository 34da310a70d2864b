import { expect, it } from 'vitest';
import { AFTER_PROMOTED } from '../catalogue/indexRow.ts';
import { weightOf } from './documents.ts';
import { WEIGHTS } from './engine/model.ts';

const weight = (position: number, orders = 0, available = true) => weightOf({ available, position }, orders);

it('the weight puts what can be bought first, then what is often bought, then promoted products, then their places', () => {
  const order = [
    weight(AFTER_PROMOTED + 500, 1_000_000),
    weight(7, 40),
    weight(AFTER_PROMOTED, 40),
    weight(7, 1),
    weight(8),
    weight(AFTER_PROMOTED + 1),
    weight(AFTER_PROMOTED + 2),
    weight(7, 40, false),
    weight(2 * AFTER_PROMOTED, 0, false),
  ];
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(new Set(order).size).toBe(order.length);
  for (const one of order) expect(Number.isInteger(one) && one >= 0 && one < WEIGHTS).toBe(true);
});
