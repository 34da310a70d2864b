import { expect, it } from 'vitest';
import { wrongField } from './listView.ts';

it.each([
  ['quantity', { entry: 'a', quantity: '0', note: '' }, { id: 'quantity-a' }],
  ['note_long', { entry: 'a', quantity: '0', note: '' }, { id: 'note-a', label: 'note' }],
  ['list_full', { entry: 'a', quantity: '1', note: '' }, undefined],
  ['name', { name: ' ' }, { id: 'list_name' }],
  ['name_long', { name: 'xx' }, { id: 'list_name', label: 'newName' }],
  ['name_taken', { name: 'Kuchnia' }, { id: 'list_name' }],
  ['unavailable', { name: 'Kuchnia' }, undefined],
  ['quantity', undefined, undefined],
] as const)('what is wrong with %s of %j is mended in %j', (error, typed, field) => {
  expect(wrongField(error, typed)).toEqual(field);
});
