import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenBundle, composed, partSizes, readPart, writePart } from './bundleChoice.ts';
import type { BundlePart } from './model.ts';
import { aProduct, aSize, stock } from './testing/things.ts';

const bowl: BundlePart = { product: 2, size: '18', quantity: 1, sizes: ['14', '24', '18'] };
const plate: BundlePart = { product: 3, size: '27', quantity: 2 };

describe('a part as it is sent', () => {
  it('is read as it was written', () => {
    const size = fc.stringMatching(/^[\w.-]{1,40}$/);
    const part = fc.record({ product: fc.nat(10 ** 9), size, quantity: fc.integer({ min: 0, max: 999_999 }) });
    fc.assert(
      fc.property(part, (one) => {
        expect(readPart(writePart(one))).toEqual(one);
      }),
    );
  });

  it.each(['', '2', '2:18', '2:18:x', ':18:1', '2::1', '2:18:1:1', '-2:18:1', '2:1 8:1', '2:18:1,'])(
    'is nothing when it is %j',
    (text) => expect(readPart(text)).toBeUndefined(),
  );
});

describe('the parts of a bundle', () => {
  it('may be taken in the sizes that the merchant allows, each once', () => {
    expect(partSizes(bowl)).toEqual(['18', '14', '24']);
    expect(partSizes(plate)).toEqual(['27']);
    expect(chosenBundle([bowl, plate], [{ ...bowl, size: '14' }, plate])).toEqual([{ ...bowl, size: '14' }, plate]);
  });

  it('may come in any order, and keep that of the bundle', () => {
    const other = { ...bowl, sizes: [] };
    const asked = [plate, { ...bowl, size: '24' }, { ...bowl, size: '18' }];
    expect(chosenBundle([bowl, other, plate], asked)).toEqual([{ ...bowl, size: '24' }, other, plate]);
  });

  it.each([
    ['a size that may not be chosen', [{ ...bowl, size: '99' }, plate]],
    ['another number', [{ ...bowl, quantity: 2 }, plate]],
    ['a part too few', [bowl]],
    ['a part too many', [bowl, plate, plate]],
    ['one part twice', [bowl, bowl]],
    ['another product', [{ ...bowl, product: 4 }, plate]],
  ])('are refused with %s', (_, asked) => expect(chosenBundle([bowl, plate], asked)).toBeUndefined());
});

describe('a bundle composed anew', () => {
  const sizes = [aSize({ type: '18', stocks: [stock(5)] }), aSize({ type: '14', stocks: [stock(3)] })];
  const parts = [aProduct({ id: 2, sizes }), aProduct({ id: 3, sizes: [aSize({ type: '27', stocks: [stock(9)] })] })];
  const product = aProduct({ type: 'bundle', bundle: [bowl, plate], sizes: [aSize({ stocks: [stock(4)] })] });
  const stockOf = (asked: Parameters<typeof composed>[1]) =>
    composed(product, asked, parts).sizes[0]?.stocks.reduce((sum, { quantity }) => sum + quantity, 0);

  it('has the stock of what was chosen', () => {
    expect(stockOf([{ ...bowl, size: '14' }, plate])).toBe(3);
    expect(stockOf([bowl, plate])).toBe(4);
  });

  it('is as it was when nothing fits, or a size is not there', () => {
    for (const asked of [[], [plate], [{ ...bowl, size: '24' }, plate]])
      expect(composed(product, asked, parts)).toBe(product);
    const alone = aProduct();
    expect(composed(alone, [plate], parts)).toBe(alone);
  });
});
