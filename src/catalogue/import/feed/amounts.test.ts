import { expect, test } from 'vitest';
import { readAmount } from './amounts.ts';
import { grossGrosze } from './numbers.ts';

test.each([
  ['12.99', 1299],
  ['12,99', 1299],
  ['12', 1200],
  ['12,-', 1200],
  ['1 084,50 zł', 108450],
  ['1\u00a0084,50\u00a0zł', 108450],
  ['1\u202f084,50zł', 108450],
  ['12.99 PLN', 1299],
  ['PLN 12.99', 1299],
  ['12.99 zl', 1299],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ["1'234.50", 123450],
  ['1.234.567', 123456700],
  ['1 234', 123400],
  ['12.345678', 1235],
  ['0,123', 12],
  ['1234,567', 123457],
  ['10.000000', 1000],
])('the amount „%s” is read to the grosz', (text, grosze) => {
  expect(grossGrosze(readAmount(text))).toBe(grosze);
});

test.each(['1,234', '1.234', '12,345', '', 'free', '1,2,3', '-5', '1.23.456,7', 'PLN 5 PLN', '12a', '1,23,4.5'])(
  'the amount „%s” is refused',
  (text) => expect(() => readAmount(text)).toThrow('unreadable amount'),
);

test.each(['12 EUR', '€12', '12.50 $', 'usd 3'])('the amount „%s” is refused for its currency', (text) => {
  expect(() => readAmount(text)).toThrow('not PLN');
});
