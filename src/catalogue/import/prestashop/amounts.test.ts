import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossFromNetDecimal, readDecimal } from '../feed/numbers.ts';
import { priceWith } from './amounts.ts';

const vat = { bp: 2300, exempt: false };
const decimal = (millionths: number) =>
  `${Math.floor(millionths / 1_000_000)}.${String(millionths % 1_000_000).padStart(6, '0')}`;
const grosze = (text: string, bp: number) => {
  const read = readDecimal(text);
  return read && grossFromNetDecimal(read, bp);
};

describe('the price of a combination', () => {
  it.each([
    [{ price: '100', net: true }, '40', '140.000000'],
    [{ price: '12.195122', net: true }, '-4.065041', '8.130081'],
    [{ price: '84,00 zł', net: false }, '10', '96.300000'],
    [{ price: '84.00', net: false }, '-0.000001', '83.999998'],
    [{ price: '5', net: true }, '-5', '0.000000'],
  ])('of %j and %s is %s', (base, impact, price) => {
    expect(priceWith({ ...base, vat }, impact)).toBe(price);
  });

  it('is refused below 0', () => {
    expect(() => priceWith({ price: '5', net: true, vat }, '-5.000001')).toThrow('below 0');
  });

  it('is rounded once, to the grosz that the exact sum has', () => {
    const amount = fc.integer({ min: 0, max: 999_999_999_999 });
    const rate = fc.constantFrom(0, 500, 800, 2300);
    fc.assert(
      fc.property(amount, amount, rate, (price, impact, bp) => {
        const base = { vat: { bp, exempt: false } };
        const net = priceWith({ ...base, price: decimal(price), net: true }, decimal(impact));
        const exact = (BigInt(price + impact) * BigInt(10_000 + bp) * 2n + 100_000_000n) / 200_000_000n;
        expect(BigInt(grosze(net, bp) ?? -1)).toBe(exact);
        const gross = priceWith({ ...base, price: decimal(price), net: false }, decimal(impact));
        const whole = BigInt(price) * 10_000n + BigInt(impact) * BigInt(10_000 + bp);
        expect(BigInt(grosze(gross, 0) ?? -1)).toBe((whole * 2n + 100_000_000n) / 200_000_000n);
      }),
    );
  });
});
