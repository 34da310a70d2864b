import { expect, it } from 'vitest';
import { bareQuantity } from './bareQuantity.ts';

it.each([
  ['2 szt.', '2'],
  ['2szt', '2'],
  ['2,5 kg', '2,5'],
  ['0,88 m²', '0,88'],
  ['0,88m2', '0,88'],
  ['2 m³.', '2'],
  ['３', '3'],
  ['２，５', '2,5'],
  ['\u200E3\u200B', '3'],
  ['2 ,5', '2,5'],
  ['1 000', '1000'],
  ['szt.', 'szt.'],
  ['2 i 3', '2 i 3'],
  ['2x3', '2x3'],
])('a quantity typed as %j is read as %j', (typed, expected) => {
  expect(bareQuantity(typed)).toBe(expected);
});
