import type { EntryChange } from './model.ts';

/** What was typed into the fields of an entry; what was left as it was is missing. */
export interface TypedEntry {
  entry: string;
  quantity?: string;
  note?: string;
}

/** What was typed on the page of a list, whatever was pressed there. */
export interface TypedList {
  entries: readonly TypedEntry[];
  name?: string;
  /** Whether those who have its link may add products. */
  othersAdd?: boolean;
}

interface Form {
  get(name: string): unknown;
  keys(): Iterable<string>;
}

/** Characters of a value that are looked at, and given back: far more than any field takes. */
export const LONGEST_TYPED = 10_000;

/** Entries of one form that are looked at. */
const MOST_ENTRIES = 2000;

const FIELD = /^(?:quantity|note)\[([\w-]{1,40})\]$/;

/** Names of the fields of an entry in the form of its list; `_was` holds what the page came with. */
export const entryFields = (entry: string) => ({
  quantity: `quantity[${entry}]`,
  quantityWas: `quantity_was[${entry}]`,
  note: `note[${entry}]`,
  noteWas: `note_was[${entry}]`,
  to: `to[${entry}]`,
});

/** Text of a field; undefined where the form has none. */
const textIn = (form: Form, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST_TYPED) : undefined;
};

/**
 * Reads the one form of a list. A field that is as in `_was` was not touched: another tab may have changed it since.
 * What a button saves is typed in any case.
 */
export function readListForm(form: Form): TypedList {
  const text = (name: string) => textIn(form, name);
  const typed = (name: string, was: string) => {
    const value = text(name);
    return value === (text(was) ?? '') ? undefined : value;
  };
  const ids = new Set<string>();
  for (const name of form.keys()) {
    const id = FIELD.exec(name)?.[1];
    if (id !== undefined && ids.size < MOST_ENTRIES) ids.add(id);
  }
  const saved = text('save') || text('entry');
  if (saved) ids.add(saved);
  const entries = [...ids].flatMap((entry): TypedEntry[] => {
    const names = entryFields(entry);
    // A page that was open before the shop was made anew has a form for each entry.
    const own = text('entry') === entry ? { quantity: text('quantity'), note: text('note') } : {};
    const quantity = own.quantity ?? typed(names.quantity, names.quantityWas);
    const note = own.note ?? typed(names.note, names.noteWas);
    if (quantity === undefined && note === undefined && text('save') !== entry) return [];
    return [{ entry, ...(quantity === undefined ? {} : { quantity }), ...(note === undefined ? {} : { note }) }];
  });
  const name = text('rename') === undefined ? typed('name', 'name_was') : text('name');
  const rights = text('rights_was') === undefined ? undefined : typed('rights', 'rights_was');
  return {
    entries,
    ...(name === undefined ? {} : { name }),
    ...(rights === undefined ? {} : { othersAdd: rights === 'add' }),
  };
}

/** Who may add to a list, as its form says it. */
export const rightsOf = (othersAdd: boolean): 'add' | 'see' => (othersAdd ? 'add' : 'see');

/** Fields of another form that bring along what was typed: `readListForm` reads the same from them. */
export function typedFields({ entries, name, othersAdd }: TypedList): [string, string][] {
  /** Beside it stands what it never was. */
  const field = (at: string, was: string, value: string | undefined): [string, string][] =>
    value === undefined ? [] : [...(value === '' ? [[was, ' '] as [string, string]] : []), [at, value]];
  const rights: [string, string][] =
    othersAdd === undefined
      ? []
      : [
          ['rights_was', rightsOf(!othersAdd)],
          ['rights', rightsOf(othersAdd)],
        ];
  return [
    ...entries.flatMap(({ entry, quantity, note }) => {
      const names = entryFields(entry);
      return [...field(names.quantity, names.quantityWas, quantity), ...field(names.note, names.noteWas, note)];
    }),
    ...field('name', 'name_was', name),
    ...rights,
  ];
}

/** The one button that was pressed on the page of a list, besides which what was typed is saved; `what` says it was done. */
export type PressedOnList =
  | { what: 'basket'; entry?: string }
  | { what: 'removed' | 'saved' | 'moved' | 'copied'; entry: string; change: EntryChange }
  | { what: 'saved'; restore: string }
  | { what: 'saved'; restoreList: true }
  | { what: 'shared'; othersAdd: boolean }
  | { what: 'saved' | 'unshared' | 'listRemoved' };

/** Enter in a field, and the buttons that save, ask for nothing more. */
export function pressedIn(form: Form): PressedOnList {
  const text = (name: string) => textIn(form, name) ?? '';
  const basket = text('basket');
  if (basket !== '') return { what: 'basket', entry: basket };
  if (text('basketAll') !== '') return { what: 'basket' };
  if (text('delete') !== '') return { what: 'listRemoved' };
  if (text('share') === 'on') return { what: 'shared', othersAdd: text('rights') === 'add' };
  if (text('share') !== '') return { what: 'unshared' };
  if (text('restoreList') !== '') return { what: 'saved', restoreList: true };
  const restore = text('restore');
  if (restore !== '') return { what: 'saved', restore };
  for (const button of ['remove', 'up', 'down'] as const) {
    const entry = text(button);
    if (entry !== '') return { what: button === 'remove' ? 'removed' : 'saved', entry, change: { do: button } };
  }
  for (const button of ['move', 'copy'] as const) {
    const entry = text(button);
    const to = text(entryFields(entry).to) || text('to');
    if (entry !== '') return { what: button === 'move' ? 'moved' : 'copied', entry, change: { do: button, to } };
  }
  return { what: 'saved' };
}
