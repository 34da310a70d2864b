import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plural, pluralForm } from './plural.ts';

const products = { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' };

test.each([
  [0, 'produktów'],
  [1, 'produkt'],
  [2, 'produkty'],
  [4, 'produkty'],
  [5, 'produktów'],
  [11, 'produktów'],
  [12, 'produktów'],
  [14, 'produktów'],
  [21, 'produktów'],
  [22, 'produkty'],
  [101, 'produktów'],
  [112, 'produktów'],
  [122, 'produkty'],
  [1.5, 'produktu'],
  [0.5, 'produktu'],
])('the plural form after %d is %s', (n, word) => {
  expect(plural(n, products)).toBe(word);
});

test('plural forms agree with the locale data', () => {
  const rules = new Intl.PluralRules('pl-PL');
  const whole = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.maxSafeInteger());
  const thousandths = fc.integer({ min: -1e7, max: 1e7 }).map((n) => n / 1000);
  fc.assert(
    fc.property(fc.oneof(whole, thousandths), (n) => {
      expect(pluralForm(n)).toBe(rules.select(n));
    }),
    { numRuns: 1000 },
  );
});
