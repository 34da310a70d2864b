import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctQuantity,
  decimalQuantity,
  formatQuantity,
  fromWire,
  parseQuantity,
  readQuantity,
  stepBounds,
  toWire,
} from './quantity.ts';

const parts = fc.nat(1e9);
const precision = fc.integer({ min: 0, max: 4 });

describe('readQuantity', () => {
  test.each([
    ['0,5', 1, 5],
    ['2,5', 0, 3],
    ['0.04', 1, 0],
    ['-3', 0, 0],
    ['1e3', 0, 1000],
    ['9'.repeat(40), 0, 1e12],
    ['Infinity', 2, 1e12],
    ['', 0, undefined],
    ['dużo', 0, undefined],
    ['1 000', 0, 1000],
    ['1\u00A0000,5', 1, 10_005],
    ['12 345\u202F678', 0, 12_345_678],
    ['2 szt.', 0, 2],
    ['- 3', 0, undefined],
  ])('reads %j at precision %d as %j parts', (text, decimals, expected) => {
    expect(readQuantity(text, decimals)).toBe(expected);
  });

  test('is always a whole number that can be counted with, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), precision, (text, decimals) => {
        const read = readQuantity(text, decimals);
        expect(read === undefined || (Number.isSafeInteger(read) && read >= 0)).toBe(true);
      }),
    );
  });
});

describe('parseQuantity', () => {
  test.each([
    ['3', 0, 3],
    [' 12 ', 0, 12],
    ['0,5', 1, 5],
    ['0.5', 1, 5],
    ['2', 3, 2000],
    ['1,25', 3, 1250],
    ['0', 0, 0],
  ])('reads %j at precision %d as %d parts', (text, decimals, expected) => {
    expect(parseQuantity(text, decimals)).toBe(expected);
  });

  test.each([
    ['0,5', 0],
    ['1,0', 0],
    ['0,55', 1],
    ['-1', 0],
    ['\u22121', 0],
    ['+1', 0],
    ['', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['1e3', 0],
    [',5', 1],
    ['5,', 1],
    ['1 000', 0],
    ['9007199254740992', 0],
  ])('refuses %j at precision %d', (text, decimals) => {
    expect(parseQuantity(text, decimals)).toBeUndefined();
  });
});

test('formatQuantity drops trailing zeros', () => {
  expect(formatQuantity(5, 1)).toBe('0,5');
  expect(formatQuantity(1250, 3)).toBe('1,25');
  expect(formatQuantity(2000, 3)).toBe('2');
  expect(formatQuantity(100, 0)).toBe('100');
  expect(formatQuantity(0, 2)).toBe('0');
  expect(formatQuantity(7, 3)).toBe('0,007');
  expect(formatQuantity(-15, 1)).toBe('\u22121,5');
});

test('text and wire read back the same parts', () => {
  fc.assert(
    fc.property(parts, precision, (count, decimals) => {
      expect(parseQuantity(formatQuantity(count, decimals), decimals)).toBe(count);
      expect(fromWire(toWire(count, decimals), decimals)).toBe(count);
    }),
  );
});

test('fromWire refuses what the unit cannot hold', () => {
  expect(fromWire(0.5, 1)).toBe(5);
  expect(fromWire(0.5, 0)).toBeUndefined();
  expect(fromWire(-1, 0)).toBeUndefined();
  expect(fromWire(Number.NaN, 0)).toBeUndefined();
  expect(fromWire(Number.POSITIVE_INFINITY, 0)).toBeUndefined();
  expect(fromWire(1e-7, 9)).toBeUndefined();
});

describe('correctQuantity', () => {
  test.each([
    [3, { step: 1, min: 1, max: undefined }, { parts: 3, reason: 'ok' }],
    [0, { step: 1, min: 1, max: undefined }, { parts: 1, reason: 'min' }],
    [-4, { step: 1, min: 1, max: 9 }, { parts: 1, reason: 'min' }],
    [12, { step: 1, min: 1, max: 9 }, { parts: 9, reason: 'max' }],
    [7, { step: 5, min: 5, max: 20 }, { parts: 10, reason: 'step' }],
    [8, { step: 5, min: 5, max: 20 }, { parts: 10, reason: 'step' }],
    [5, { step: 10, min: 0, max: undefined }, { parts: 10, reason: 'step' }],
    [4, { step: 10, min: 0, max: undefined }, { parts: 10, reason: 'step' }],
    [100, { step: 44, min: 44, max: 130 }, { parts: 88, reason: 'max' }],
    [1, { step: 5, min: 1, max: undefined }, { parts: 5, reason: 'min' }],
    [9, { step: 10, min: 10, max: undefined }, { parts: 10, reason: 'min' }],
    [8, { step: 5, min: 1, max: 9 }, { parts: 5, reason: 'max' }],
    [7, { step: 5, min: 1, max: 6 }, { parts: 5, reason: 'max' }],
    [0, { step: 1, min: 0, max: 0 }, { parts: 0, reason: 'ok' }],
  ] as const)('corrects %d under %j', (wanted, rule, expected) => {
    expect(correctQuantity(wanted, rule)).toEqual(expected);
  });

  test.each([
    { step: 1, min: 5, max: 4 },
    { step: 5, min: 6, max: 9 },
    { step: 3, min: 1, max: 2 },
    { step: 1, min: 0, max: -1 },
    { step: 5, min: 0, max: -1 },
  ])('finds no quantity under %j', (rule) => {
    expect(correctQuantity(5, rule)).toBeUndefined();
  });

  test.each([0, -1, 0.5, Number.NaN])('refuses step %d', (step) => {
    expect(() => correctQuantity(1, { step, min: 0, max: undefined })).toThrow(RangeError);
  });

  const rule = fc.record({
    step: fc.integer({ min: 1, max: 40 }),
    min: fc.nat(120),
    max: fc.option(fc.nat(200), { nil: undefined }),
  });

  test('gives the least allowed multiple that is enough, else the greatest, and says ok only when nothing changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), rule, (wanted, { step, min, max }) => {
        const allowed: number[] = [];
        for (let n = 0; n <= (max ?? 400); n += step) if (n >= min) allowed.push(n);
        const enough = allowed.find((parts) => parts >= wanted) ?? allowed.at(-1);
        const corrected = correctQuantity(wanted, { step, min, max });
        expect(corrected?.parts).toBe(enough);
        if (corrected !== undefined) expect(corrected.reason === 'ok').toBe(corrected.parts === wanted);
      }),
    );
  });

  test('changes nothing more when it corrects twice', () => {
    fc.assert(
      fc.property(fc.integer(), rule, (wanted, limits) => {
        const once = correctQuantity(wanted, limits);
        if (once !== undefined) {
          expect(correctQuantity(once.parts, limits)).toEqual({ parts: once.parts, reason: 'ok' });
        }
      }),
    );
  });
});

describe('stepBounds', () => {
  test('are the nearest steps inside the bounds', () => {
    expect(stepBounds({ step: 44, min: 50, max: 100 })).toEqual({ min: 88, max: 88 });
    expect(stepBounds({ step: 44, min: 88, max: undefined })).toEqual({ min: 88, max: undefined });
    expect(stepBounds({ step: 5, min: -7, max: -7 })).toEqual({ min: -5, max: -10 });
  });
});

describe('decimalQuantity', () => {
  test.each([
    [5, 0, '5'],
    [5, 1, '0.5'],
    [50, 2, '0.50'],
    [1230, 3, '1.230'],
    [-5, 1, '-0.5'],
  ])('writes %d at precision %d as %s', (parts, precision, text) => {
    expect(decimalQuantity(parts, precision)).toBe(text);
  });
});
