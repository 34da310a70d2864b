import { expect, it } from 'vitest';
import { wrongField } from './listView.ts';

it.each([
  ['quantity', 'a', { id: 'quantity-a' }],
  ['note_long', 'a', { id: 'note-a', label: 'note' }],
  ['list_full', 'a', undefined],
  ['name', undefined, { id: 'list_name' }],
  ['name_long', undefined, { id: 'list_name', label: 'newName' }],
  ['name_taken', undefined, { id: 'list_name' }],
  ['unavailable', undefined, undefined],
  ['quantity', undefined, undefined],
] as const)('what is wrong with %s of the entry %s is mended in %j', (error, entry, field) => {
  expect(wrongField(error, entry)).toEqual(field);
});
