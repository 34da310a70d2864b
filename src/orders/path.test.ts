import { expect, it } from 'vitest';
import { placingAt } from './path.ts';

it.each([
  ['/zamowienie', 'basket'],
  ['/zamowienie/1007/platnosc', { order: '1007' }],
  ['/zamowienie/1007', undefined],
  ['/zamowienie/1007/odstapienie', undefined],
  ['/koszyk', undefined],
])('what is placed or paid for at %s: %j', (path, expected) => {
  expect(placingAt(path)).toEqual(expected);
});
