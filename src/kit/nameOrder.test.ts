import { expect, it } from 'vitest';
import { byName } from './nameOrder.ts';

it('names stand in Polish order, numbers in them by their value', () => {
  const names = ['Talerz 27 cm', 'Łyżka', 'Owal', 'Lampa', 'Ósemka', 'Talerz 9 cm', 'Miska'];
  expect(names.toSorted(byName)).toEqual([
    ...['Lampa', 'Łyżka', 'Miska', 'Owal', 'Ósemka'],
    ...['Talerz 9 cm', 'Talerz 27 cm'],
  ]);
});
