import { expect, it } from 'vitest';
import { wrongField } from './listView.ts';

it.each([
  ['quantity', { entry: 'a', quantity: '0', note: '' }, 'quantity-a'],
  ['list_full', { entry: 'a', quantity: '1', note: '' }, undefined],
  ['name', { name: ' ' }, 'list_name'],
  ['name_taken', { name: 'Kuchnia' }, 'list_name'],
  ['unavailable', { name: 'Kuchnia' }, undefined],
  ['quantity', undefined, undefined],
] as const)('what is wrong with %s of %j is mended in %s', (error, typed, field) => {
  expect(wrongField(error, typed)).toBe(field);
});
