import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  divideRounded,
  grossFromNet,
  lineTotal,
  multiplyDivide,
  netFromGross,
  percentOf,
  reductionPercent,
  savingsPercent,
} from './money.ts';

const safe = fc.maxSafeInteger();
const divisor = safe.filter((n) => n !== 0);
const amount = fc.integer({ min: 0, max: 1e12 });
const rate = fc.constantFrom(0, 500, 800, 2300, 1, 9999);

/** Another route to the same rule: floor of |n/d| + 1/2, in whole numbers of any size, then the sign. */
function roundedExactly(numerator: bigint, denominator: bigint): bigint {
  const abs = (n: bigint): bigint => (n < 0n ? -n : n);
  const size = (2n * abs(numerator) + abs(denominator)) / (2n * abs(denominator));
  return numerator < 0n !== denominator < 0n ? -size : size;
}

describe('divideRounded', () => {
  test.each([
    [1, 2, 1],
    [-1, 2, -1],
    [1, -2, -1],
    [-1, -2, 1],
    [149, 100, 1],
    [150, 100, 2],
    [-149, 100, -1],
    [0, -7, 0],
    [-1, 3, 0],
    [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 2, 4503599627370496],
  ])('makes %d / %d %d', (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });

  test('is exact over all safe integers', () => {
    fc.assert(
      fc.property(safe, fc.oneof(divisor, fc.integer({ min: 1, max: 1000 })), (n, d) => {
        expect(BigInt(divideRounded(n, d))).toBe(roundedExactly(BigInt(n), BigInt(d)));
      }),
    );
  });

  test('refuses zero below and anything that is no safe integer', () => {
    expect(() => divideRounded(1, 0)).toThrow(RangeError);
    expect(() => divideRounded(0.5, 1)).toThrow(RangeError);
    expect(() => divideRounded(Number.NaN, 1)).toThrow(RangeError);
    expect(() => divideRounded(2 ** 53, 1)).toThrow(RangeError);
    expect(() => divideRounded(1, 2 ** 53)).toThrow(RangeError);
  });
});

describe('multiplyDivide', () => {
  test('is exact where the product passes 2^53', () => {
    fc.assert(
      fc.property(safe, safe, divisor, (a, b, d) => {
        const exact = roundedExactly(BigInt(a) * BigInt(b), BigInt(d));
        if (Number.isSafeInteger(Number(exact))) expect(BigInt(multiplyDivide(a, b, d))).toBe(exact);
        else expect(() => multiplyDivide(a, b, d)).toThrow(RangeError);
      }),
    );
  });

  test('gives no negative zero', () => {
    expect(multiplyDivide(-1, 3, 7)).toBe(0);
    expect(multiplyDivide(-(2 ** 52), 2 ** 52, Number.MAX_SAFE_INTEGER)).toBe(-(2 ** 51));
  });

  test('refuses zero below and factors that are no safe integers', () => {
    expect(() => multiplyDivide(2 ** 40, 2 ** 40, 0)).toThrow(RangeError);
    expect(() => multiplyDivide(2 ** 54, 3, 2 ** 50)).toThrow(RangeError);
  });
});

describe('tax', () => {
  test.each([
    [12300, 2300, 10000],
    [8400, 2300, 6829],
    [10800, 800, 10000],
    [10500, 500, 10000],
    [999, 0, 999],
  ])('makes %d gross at %d bp %d net', (gross, vatBp, net) => {
    expect(netFromGross(gross, vatBp)).toBe(net);
  });

  test('rounds a half grosz up', () => {
    expect(grossFromNet(50, 2300)).toBe(62); // 61,5
    expect(grossFromNet(-50, 2300)).toBe(-62);
  });

  test('makes the same net of net by gross', () => {
    fc.assert(
      fc.property(amount, rate, (net, vatBp) => {
        expect(netFromGross(grossFromNet(net, vatBp), vatBp)).toBe(net);
      }),
    );
  });
});

describe('percent', () => {
  test('takes a percentage of an amount', () => {
    expect(percentOf(8400, 1500)).toBe(1260);
    expect(percentOf(5, 1000)).toBe(1);
    expect(percentOf(1, 4999)).toBe(0);
  });

  test('parts an amount so that a part and the rest miss the whole by at most a grosz', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (whole, bp) => {
        expect(percentOf(whole, bp) + percentOf(whole, 10_000 - bp) - whole).toBeOneOf([0, 1]);
      }),
    );
  });

  test('makes a reduction whole percent', () => {
    expect(reductionPercent(10000, 8500)).toBe(15);
    expect(reductionPercent(10000, 8740)).toBe(13);
    expect(reductionPercent(300, 200)).toBe(33);
    expect(reductionPercent(8400, 8400)).toBe(0);
    expect(reductionPercent(10000, 10500)).toBe(-5);
    expect(reductionPercent(0, 100)).toBe(0);
  });

  test('keeps 0 or 1 decimal of a saving', () => {
    expect(savingsPercent(10000, 8740, 1)).toBe(12.6);
    expect(savingsPercent(10000, 8740, 0)).toBe(13);
    expect(savingsPercent(300, 200, 1)).toBe(33.3);
    expect(savingsPercent(10000, 8500, 1)).toBe(15);
    expect(savingsPercent(-1, 5, 1)).toBe(0);
  });
});

describe('lineTotal', () => {
  test('counts whole and partial units', () => {
    expect(lineTotal(8400, 3, 0)).toBe(25200);
    expect(lineTotal(1290, 5, 1)).toBe(645);
    expect(lineTotal(1299, 5, 1)).toBe(650);
    expect(lineTotal(1999, 333, 3)).toBe(666);
  });

  test('costs the same for as many whole units at any precision', () => {
    fc.assert(
      fc.property(fc.nat(1e8), fc.nat(1e4), fc.nat(3), (price, units, precision) => {
        expect(lineTotal(price, units * 10 ** precision, precision)).toBe(price * units);
      }),
    );
  });
});
