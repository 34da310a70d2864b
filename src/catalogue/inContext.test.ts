import { describe, expect, it } from 'vitest';
import { productIn, sizesIn } from './inContext.ts';
import { priceContexts } from './priceContexts.ts';
import { priceState } from './priceHistory.ts';
import { aProduct, aSize } from './testing/things.ts';

const rates = { DE: { standard: 1900, reduced: { '8': 700, '5,5': 500 } } };
const net = priceContexts({ prices: 'net', rates });
const germany = net('DE');
if (!germany) throw new Error('No Germany');
const there = (product: ReturnType<typeof aProduct>) => productIn(product, germany);
const vat = (bp: number, exempt = false) => ({ vat: { bp, exempt } });
const since = (price: number) => [{ kind: 'regular' as const, price, startsAt: 0, endsAt: null }];

describe('a product in another price context', () => {
  it('costs its net price with the VAT of the country, past prices and those of quantities too', () => {
    const reduced = [...since(12_300), { kind: 'promotion' as const, price: 6150, startsAt: 10, endsAt: null }];
    const product = aProduct({
      rebates: [
        { from: 5, price: 2460 },
        { from: 9, percentBp: 1000 },
      ],
      sizes: [aSize({ ...vat(2300), prices: reduced, srp: 24_600, subscriptionPrice: 1230 })],
    });
    const [size] = there(product).sizes;
    expect(size).toMatchObject({ vat: { bp: 1900, exempt: false }, srp: 23_800, subscriptionPrice: 1190 });
    expect(size && priceState(size.prices, 20)).toMatchObject({
      price: 5950,
      regular: 11_900,
      reduction: { lowest: 11_900 },
    });
    expect(there(product).rebates).toEqual([
      { from: 5, price: 2380 },
      { from: 9, percentBp: 1000 },
    ]);
  });

  it('has the rate of the country that answers to its own; what bears no VAT bears none', () => {
    const sizes = [vat(2300), vat(800), vat(550), vat(0), vat(0, true)].map((one) =>
      aSize({ ...one, prices: since(10_000) }),
    );
    expect(sizesIn(germany, 'item', sizes).map((one) => one.vat)).toEqual([
      { bp: 1900, exempt: false },
      { bp: 700, exempt: false },
      { bp: 500, exempt: false },
      { bp: 0, exempt: false },
      { bp: 0, exempt: true },
    ]);
  });

  it('costs the same, with other VAT in it, where that is what the merchant keeps', () => {
    const context = priceContexts({ prices: 'gross', rates })('DE');
    const product = aProduct({ sizes: [aSize({ ...vat(2300), prices: since(12_300) })] });
    const [size] = context ? productIn(product, context).sizes : [];
    expect(size).toMatchObject({ vat: { bp: 1900, exempt: false }, prices: since(12_300) });
  });

  it('stays as it is when it is a service, which is done at home', () => {
    const service = aProduct({ type: 'service', sizes: [aSize({ ...vat(2300), prices: since(12_300) })] });
    expect(there(service)).toBe(service);
  });

  it('is the same product for all who ask, and nobody can change it', () => {
    const product = aProduct();
    expect(there(product)).toBe(there(product));
    expect(Object.isFrozen(there(product).sizes)).toBe(true);
  });

  it('is told of countries that the merchant names alone', () => {
    expect([net('PL'), net('FR'), net(undefined), priceContexts(undefined)('DE')]).toEqual(Array(4).fill(undefined));
    expect(net('DE')).toBe(germany);
  });
});
