import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDecimalNumber, parseMoney, toDecimal } from './moneyText.ts';
import { formatMoney } from './priceFormat.ts';

describe('parseMoney', () => {
  test.each([
    ['84', 8400],
    ['84.5', 8450],
    ['84,50', 8450],
    ['0,05', 5],
    ['1 234,50', 123450],
    ['1\u00A0234,50\u00A0zł', 123450],
    ['1\u202F234\u202F567', 123456700],
    ['1234,5zł', 123450],
    [' 84 ZŁ ', 8400],
    ['007', 700],
  ])('reads %j', (text, grosze) => {
    expect(parseMoney(text)).toBe(grosze);
  });

  test.each([
    '',
    'zł',
    '84,505',
    '84,',
    ',50',
    '-84',
    '\u221284',
    '84 PLN',
    '1.234,50',
    '12 34',
    '1 2345',
    '1  234',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '84,5,0',
    '٨٤',
    '99999999999999999999',
  ])('refuses %j', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  test('reads back what is printed', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (grosze) => {
        expect(parseMoney(formatMoney(grosze))).toBe(grosze);
        expect(parseMoney(toDecimal(grosze))).toBe(grosze);
      }),
    );
  });

  test('never throws and never gives anything but whole grosze', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 .,zł\u00A0-]*$/)), (text) => {
        const grosze = parseMoney(text);
        expect(grosze === undefined || (Number.isSafeInteger(grosze) && grosze >= 0)).toBe(true);
      }),
    );
  });
});

test('toDecimal writes two decimals and a plain minus', () => {
  expect(toDecimal(12300)).toBe('123.00');
  expect(toDecimal(0)).toBe('0.00');
  expect(toDecimal(-5)).toBe('-0.05');
  expect(toDecimal(123456789)).toBe('1234567.89');
  expect(() => toDecimal(0.5)).toThrow(RangeError);
});

describe('fromDecimalNumber', () => {
  test.each([
    [84, 8400],
    [84.5, 8450],
    [1.15, 115],
    [0.07, 7],
    [-3.2, -320],
    [0, 0],
    [-0, 0],
  ])('makes %d %d grosze', (n, grosze) => {
    expect(fromDecimalNumber(n)).toBe(grosze);
  });

  test.each([84.505, 0.001, 1e-7, 1e21, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (n) => {
    expect(fromDecimalNumber(n)).toBeUndefined();
  });

  test('reads every amount a merchant can write with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (grosze) => {
        expect(fromDecimalNumber(Number(toDecimal(grosze)))).toBe(grosze);
      }),
    );
  });
});
