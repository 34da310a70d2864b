import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grossFromNet } from '../../../kit/money.ts';
import { grossFromNetDecimal, grossGrosze, isGtin, readDecimal, readVat, wholeParts } from './numbers.ts';

describe('decimals', () => {
  test.each([
    ['115', { digits: 115, scale: 0 }],
    ['93.5', { digits: 935, scale: 1 }],
    ['93,50', { digits: 935, scale: 1 }],
    ['12.000', { digits: 12, scale: 0 }],
    ['12.', { digits: 12, scale: 0 }],
    ['0', { digits: 0, scale: 0 }],
    ['007', { digits: 7, scale: 0 }],
    ['93.4959349593', { digits: 93_495_934, scale: 6 }],
    ['999999999.999999', { digits: 999_999_999_999_999, scale: 6 }],
  ])('are read exactly: %s', (text, decimal) => {
    expect(readDecimal(text)).toEqual(decimal);
  });

  test.each(['', '-1', '+1', '1e3', '.5', '1 000', '1.2.3', 'x', '1234567890', 'NaN', '٣'])(
    'are not read from %j',
    (text) => {
      expect(readDecimal(text)).toBeUndefined();
    },
  );
});

const decimal = (text: string) => readDecimal(text) ?? { digits: Number.NaN, scale: 0 };

describe('amounts', () => {
  test.each([
    ['115', 11_500],
    ['93.5', 9350],
    ['12.345', 1235],
    ['12.3449', 1234],
    ['0.005', 1],
    ['999999999.999999', 100_000_000_000],
  ])('are read from the gross text %s', (text, grosze) => {
    expect(grossGrosze(decimal(text))).toBe(grosze);
  });

  test('are rounded once, after the VAT, when prices are net', () => {
    expect(grossFromNetDecimal(decimal('93.4959'), 2300)).toBe(11_500);
    expect(grossFromNetDecimal(decimal('93.5'), 2300)).toBe(11_501);
    expect(grossFromNetDecimal(decimal('10'), 0)).toBe(1000);
  });

  test('become what the shop itself makes of a net price in whole grosze', () => {
    fc.assert(
      fc.property(fc.nat(90_000_000), fc.constantFrom(0, 500, 800, 2300), (grosze, bp) => {
        const text = `${Math.floor(grosze / 100)}.${String(grosze % 100).padStart(2, '0')}`;
        expect(grossGrosze(decimal(text))).toBe(grosze);
        expect(grossFromNetDecimal(decimal(text), bp)).toBe(grossFromNet(grosze, bp));
      }),
    );
  });
});

test.each([
  ['4.9', 0, 4],
  ['4.9', 1, 49],
  ['12.75', 1, 127],
  ['3', 3, 3000],
  ['0.999999', 3, 999],
  ['999999999', 3, 999_999_999_000],
])('the quantity %s at precision %i is %i parts, rounded down', (text, precision, parts) => {
  expect(wholeParts(decimal(text), precision)).toBe(parts);
});

test.each([
  ['23.0', { bp: 2300, exempt: false }],
  ['8', { bp: 800, exempt: false }],
  ['5%', { bp: 500, exempt: false }],
  ['0', { bp: 0, exempt: false }],
  ['zw', { bp: 0, exempt: true }],
  ['ZW.', { bp: 0, exempt: true }],
  ['exempt', { bp: 0, exempt: true }],
  ['np', undefined],
  ['oo', undefined],
  ['', undefined],
  ['101', undefined],
  ['-1', undefined],
  ['7.777', undefined],
])('the rate of VAT is read from %j', (text, vat) => {
  expect(readVat(text)).toEqual(vat);
});

describe('GTIN', () => {
  // GS1's own examples of each length.
  test.each(['95012346', '614141000036', '9501101530003', '19501101530000', '5901234123457'])('is %s', (code) => {
    expect(isGtin(code)).toBe(true);
  });

  test.each([
    '5901234123458',
    '95012347',
    '',
    '0000000000000',
    '590123412345',
    'GL-0350',
    '59012341234570',
    ' 95012346',
    '123456789',
  ])('is not %j', (code) => {
    expect(isGtin(code)).toBe(false);
  });

  test('is never a code with one wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'5901234123457'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(isGtin(digits.join(''))).toBe(false);
      }),
    );
  });
});
