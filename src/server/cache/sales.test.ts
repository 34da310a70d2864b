import { describe, expect, it } from 'vitest';
import type { Reads } from './reads.ts';
import { createSales } from './sales.ts';

const page = (products: number[], counted: number[] = [], listsHold = true): Reads => ({
  products: new Set(products),
  counted: new Set(counted),
  listsHold: () => listsHold,
});
const sold = (counted: number[], restocked: number[] = []) => ({
  offer: false,
  counted: new Set(counted),
  restocked: new Set(restocked),
});

describe('sales', () => {
  it('leave pages of other products as they are', () => {
    const sales = createSales();
    sales.take(sold([1], [1]));
    expect(sales.since(0, page([2], [2]))).toBe('same');
  });

  it('leave a card as it is while there is enough, and a page that tells the number of pieces behind', () => {
    const sales = createSales();
    sales.take(sold([1]));
    expect(sales.since(0, page([1]))).toBe('same');
    expect(sales.since(0, page([1], [1]))).toBe('behind');
    expect(sales.since(sales.last, page([1], [1]))).toBe('same');
  });

  it('make, with a last piece, another page of each that shows the product, or a list that has changed', () => {
    const sales = createSales();
    sales.take(sold([1], [1]));
    expect(sales.since(0, page([1]))).toBe('other');
    expect(sales.since(0, page([2], [], false))).toBe('other');
    expect(sales.since(1, page([2], [], false))).toBe('same');
  });

  it('are remembered however many came after', () => {
    const sales = createSales();
    sales.take(sold([1], [1]));
    for (let more = 0; more < 1000; more += 1) sales.take(sold([2]));
    expect(sales.since(0, page([1]))).toBe('other');
    expect(sales.since(1, page([1]))).toBe('same');
  });
});
