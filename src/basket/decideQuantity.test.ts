import { describe, expect, it } from 'vitest';
import type { Product, Size } from '../catalogue/model.ts';
import { aProduct, aSize, stock } from '../catalogue/testing/things.ts';
import { decideQuantity } from './decideQuantity.ts';
import type { BasketLine } from './model.ts';
import { aLine } from './testing/lines.ts';

const decide = (text: string, of: Partial<Product> = {}, size: Partial<Size> = {}, others: BasketLine[] = []) => {
  const line = aLine();
  const product = aProduct({ sizes: [aSize(size)], ...of });
  return decideQuantity(product, line, text, { lines: [line, ...others], parts: [] });
};
const limit = (parts: number, precision = 0) => ({ parts, precision, unit: 'szt.' });

describe('the quantity of a line', () => {
  it('is what was typed, inside the bounds', () => {
    expect(decide('3')).toEqual({ ok: true, value: { quantity: 3 } });
    expect(decide('0,5', { precision: 1, sellBy: 5 })).toEqual({ ok: true, value: { quantity: 5 } });
    expect(decide('0')).toEqual({ ok: true, value: { quantity: 0 } });
  });

  it('is corrected to a bound, which is named', () => {
    expect(decide('50')).toEqual({
      ok: true,
      value: { quantity: 5, corrected: { code: 'order_notenough', limit: limit(5) } },
    });
    expect(decide('1', { order: { min: 2 } })).toEqual({
      ok: true,
      value: { quantity: 2, corrected: { code: 'not_enough_product', limit: limit(2) } },
    });
    expect(decide('4', { order: { max: 3 } })).toEqual({
      ok: true,
      value: { quantity: 3, corrected: { code: 'too_much_product', limit: limit(3) } },
    });
    expect(decide('4', { order: { maxPerSize: 3 } })).toMatchObject({
      value: { quantity: 3, corrected: { code: 'too_much_product_size' } },
    });
  });

  it('is rounded up to the step, which is named', () => {
    const corrected = { code: 'quantity_step', limit: limit(44, 2) };
    const tiles: [Partial<Product>, Partial<Size>] = [{ precision: 2, sellBy: 44 }, { stocks: [stock(-1)] }];
    expect(decide('1', ...tiles)).toEqual({ ok: true, value: { quantity: 132, corrected } });
    expect(decide('0,88', ...tiles)).toEqual({ ok: true, value: { quantity: 88 } });
  });

  it('is none where less is left than can be ordered', () => {
    const left = { stocks: [stock(44)] };
    expect(decide('0,88', { precision: 2, sellBy: 44, order: { min: 88 } }, left)).toEqual({
      ok: false,
      error: { code: 'products_not_available' },
    });
  });

  it('counts what else of the product lies there', () => {
    const more = aLine({ id: 'l2', additional: 'x', quantity: 4 });
    expect(decide('3', {}, {}, [more])).toMatchObject({ value: { quantity: 1, corrected: { limit: limit(5) } } });
    expect(decide('1', {}, {}, [{ ...more, quantity: 5 }])).toEqual({
      ok: false,
      error: { code: 'order_notenough', limit: limit(5) },
    });
  });

  it('is read and corrected as on the product page', () => {
    expect(decide('2,5')).toEqual({ ok: true, value: { quantity: 3 } });
    expect(decide('9'.repeat(40))).toMatchObject({ value: { quantity: 5, corrected: { code: 'order_notenough' } } });
    for (const text of ['-1', '0,2']) {
      expect(decide(text)).toEqual({
        ok: true,
        value: { quantity: 1, corrected: { code: 'not_enough_product_size', limit: limit(1) } },
      });
    }
  });

  it.each(['', 'dużo', '100001', '9'.repeat(40)])('is none that makes no sense: %j', (text) => {
    expect(decide(text, {}, { stocks: [stock(-1)] })).toEqual({ ok: false, error: { code: 'quantity' } });
  });

  it('is none of a size that is gone', () => {
    expect(decide('1', { sizes: [] })).toEqual({ ok: false, error: { code: 'product_not_found' } });
    expect(decide('1', {}, { stocks: [stock(0)] })).toMatchObject({ ok: false });
    expect(decide('0', {}, { stocks: [stock(0)] })).toEqual({ ok: true, value: { quantity: 0 } });
  });
});
