import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTenths } from './decimals.ts';
import {
  formatBound,
  formatMoney,
  formatMoneyRounded,
  formatPercent,
  formatPoints,
  formatRate,
} from './priceFormat.ts';

describe('formatMoney', () => {
  test.each([
    [123400, 'PLN', '1\u00A0234,00\u00A0zł'],
    [8450, 'PLN', '84,50\u00A0zł'],
    [5, 'PLN', '0,05\u00A0zł'],
    [0, 'PLN', '0,00\u00A0zł'],
    [-1250, 'PLN', '\u221212,50\u00A0zł'],
    [123456789, 'PLN', '1\u00A0234\u00A0567,89\u00A0zł'],
    [123450, 'EUR', '1\u00A0234,50\u00A0€'],
    [123450, 'USD', '1\u00A0234,50\u00A0USD'],
  ])('writes %d %s as %j', (grosze, currency, expected) => {
    expect(formatMoney(grosze, currency)).toBe(expected);
  });

  test('agrees with the locale data but for the minus sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('PLN', 'EUR', 'USD', 'GBP', 'CZK'),
        (grosze, currency) => {
          const intl = new Intl.NumberFormat('pl-PL', { style: 'currency', currency, useGrouping: 'always' });
          expect(formatMoney(grosze, currency)).toBe(intl.format(grosze / 100).replace('-', '\u2212'));
        },
      ),
    );
  });
});

test('the rounded mask has dots and no decimals', () => {
  expect(formatMoneyRounded(123400)).toBe('1.234\u00A0zł');
  expect(formatMoneyRounded(123450)).toBe('1.235\u00A0zł');
  expect(formatMoneyRounded(123456789)).toBe('1.234.568\u00A0zł');
  expect(formatMoneyRounded(49)).toBe('0\u00A0zł');
  expect(formatMoneyRounded(-49)).toBe('0\u00A0zł');
  expect(formatMoneyRounded(-100_000, 'EUR')).toBe('\u22121.000\u00A0€');
});

test('a percentage has a space, a comma and a real minus', () => {
  expect(formatPercent(15)).toBe('15\u00A0%');
  expect(formatPercent(-15)).toBe('\u221215\u00A0%');
  expect(formatPercent(12.6)).toBe('12,6\u00A0%');
  expect(formatPercent(-0.5)).toBe('\u22120,5\u00A0%');
  expect(formatPercent(15.0)).toBe('15\u00A0%');
  expect(formatPercent(0)).toBe('0\u00A0%');
  expect(formatPercent(-0.01)).toBe('0\u00A0%');
  expect(formatPercent(1200)).toBe('1\u00A0200\u00A0%');
});

test('points are grouped', () => {
  expect(formatPoints(1200)).toBe('1\u00A0200');
  expect(formatPoints(999)).toBe('999');
  expect(formatPoints(-1_000_000)).toBe('\u22121\u00A0000\u00A0000');
});

test('an announced bound loses nothing by rounding', () => {
  expect(formatBound(25_000)).toBe('250\u00A0zł');
  expect(formatBound(24_999)).toBe('249,99\u00A0zł');
});

test('formatTenths writes tenths as people and as machines read them', () => {
  expect([formatTenths(46), formatTenths(50), formatTenths(13, '.')]).toEqual(['4,6', '5,0', '1.3']);
});

test('formatRate writes ten-thousandths of a unit with all four decimals', () => {
  expect(formatRate(42_731, 'PLN')).toBe('4,2731\u00A0zł');
  expect(formatRate(1758, 'PLN')).toBe('0,1758\u00A0zł');
  expect(formatRate(43_000, 'EUR')).toBe('4,3000\u00A0€');
  expect(formatRate(1, 'PLN')).toBe('0,0001\u00A0zł');
});
