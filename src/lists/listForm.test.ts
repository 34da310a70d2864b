import { expect, it } from 'vitest';
import { pressedIn, readListForm, typedFields } from './listForm.ts';

const read = (fields: Record<string, string>) => readListForm(new Map(Object.entries(fields)));

it('the form of a list brings what was typed into it, whatever was pressed', () => {
  const untouched = { 'quantity[a]': '1', 'quantity_was[a]': '1', 'note[a]': '', name: 'Dom', name_was: 'Dom' };
  expect(read(untouched)).toEqual({ entries: [] });
  expect(read({ ...untouched, 'note[b]': 'Kasi', 'note_was[b]': 'x', 'quantity[b]': '2', name: 'Domek' })).toEqual({
    entries: [{ entry: 'b', note: 'Kasi', quantity: '2' }],
    name: 'Domek',
  });
});

it('who may add to a list is typed where it was changed', () => {
  expect(read({ rights: 'see', rights_was: 'see' })).toEqual({ entries: [] });
  expect(read({ rights: 'add', rights_was: 'see' })).toEqual({ entries: [], othersAdd: true });
  expect(read({ rights: 'see', rights_was: 'add' })).toEqual({ entries: [], othersAdd: false });
  // A page that was open before the shop was made anew does not say what it came with.
  expect(read({ rights: 'add' })).toEqual({ entries: [] });
});

it('what was typed goes through another form as it was', () => {
  for (const typed of [
    { entries: [] },
    {
      entries: [
        { entry: 'a', note: '' },
        { entry: 'b', quantity: '', note: 'Kasi' },
        { entry: 'c', quantity: '2' },
      ],
      name: '',
      othersAdd: false,
    },
    { entries: [], name: 'Dom', othersAdd: true },
  ])
    expect(readListForm(new Map(typedFields(typed)))).toEqual(typed);
});

it('a note that was emptied is typed too', () => {
  expect(read({ 'note[a]': '', 'note_was[a]': 'Kasi' })).toEqual({ entries: [{ entry: 'a', note: '' }] });
});

it('the button of an entry saves it, and one of a name the name, though nothing was changed', () => {
  expect(read({ save: 'a', rename: '1', name: 'Dom', name_was: 'Dom' })).toEqual({
    entries: [{ entry: 'a' }],
    name: 'Dom',
  });
});

it('a page that was open before has one entry in its form', () => {
  expect(read({ entry: 'a', quantity: '2', note: 'Kasi', save: 'a' })).toEqual({
    entries: [{ entry: 'a', quantity: '2', note: 'Kasi' }],
  });
});

it('what is far too long is still read, so that it is refused', () => {
  expect(read({ 'note[a]': 'x'.repeat(20_000) }).entries[0]?.note).toHaveLength(10_000);
});

const press = (fields: Record<string, string>) => pressedIn(new Map(Object.entries({ rights: 'add', ...fields })));

it.each([
  [{}, { what: 'saved' }],
  [{ save: 'a' }, { what: 'saved' }],
  [{ rename: '1' }, { what: 'saved' }],
  [{ basket: 'a' }, { what: 'basket', entry: 'a' }],
  [{ basketAll: '1' }, { what: 'basket' }],
  [{ up: 'a' }, { what: 'saved', entry: 'a', change: { do: 'up' } }],
  [{ remove: 'a' }, { what: 'removed', entry: 'a', change: { do: 'remove' } }],
  [
    { copy: 'a', 'to[a]': 'x', 'to[b]': 'y' },
    { what: 'copied', entry: 'a', change: { do: 'copy', to: 'x' } },
  ],
  [
    { move: 'a', to: 'x' },
    { what: 'moved', entry: 'a', change: { do: 'move', to: 'x' } },
  ],
  [{ restore: 'a' }, { what: 'saved', restore: 'a' }],
  [{ share: 'on' }, { what: 'shared', othersAdd: true }],
  [{ share: 'off' }, { what: 'unshared' }],
  [{ delete: '1' }, { what: 'listRemoved' }],
  [{ restoreList: '1' }, { what: 'saved', restoreList: true }],
])('the button of %j asks for %j', (fields, pressed) => {
  expect(press(fields)).toEqual(pressed);
});
