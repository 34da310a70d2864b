import { expect, it } from 'vitest';
import { isPlacing } from './path.ts';

it.each([
  ['/zamowienie', true],
  ['/zamowienie/1007/platnosc', true],
  ['/zamowienie/1007', false],
  ['/zamowienie/1007/odstapienie', false],
  ['/koszyk', false],
])('%s is placed or paid for: %s', (path, expected) => {
  expect(isPlacing(path)).toBe(expected);
});
