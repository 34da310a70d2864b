import type { Tx } from '../db/database.ts';
import { readQuantity } from '../kit/quantity.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { TypedEntry, TypedList } from './listForm.ts';
import {
  type Entry,
  isWanted,
  type ListError,
  LONGEST_NOTE,
  readName,
  type ShoppingList,
  sameName,
  tidyLine,
} from './model.ts';
import { entriesOf, saveEntries } from './store/entries.server.ts';
import { changeList } from './store/lists.server.ts';

/** Why what was typed was not saved; about an entry or about the list. */
export interface EditFault {
  error: ListError;
  entry?: string;
}

/** Saves what was typed on the page of a list of the held session, all of it or nothing. */
export async function editList(
  tx: Tx,
  session: string,
  own: readonly ShoppingList[],
  id: string,
  typed: TypedList,
  at: number,
): Promise<EditFault[]> {
  const faults: EditFault[] = [];
  const named = typed.name === undefined ? undefined : readFreeName(own, typed.name, id);
  if (named?.ok === false) faults.push({ error: named.error });
  const there = typed.entries.length === 0 ? [] : await entriesOf(tx, id);
  const edited: Entry[] = [];
  for (const one of typed.entries) {
    const read = readEdit(
      there.find((entry) => entry.id === one.entry),
      one,
    );
    if (read.ok) edited.push(read.value);
    else faults.push({ error: read.error, entry: one.entry });
  }
  if (faults.length > 0) return faults;
  await saveEntries(tx, id, edited);
  await changeList(tx, session, id, {
    changed_at: at,
    ...(named?.ok ? { name: named.value } : {}),
    ...(typed.othersAdd === undefined ? {} : { others_add: typed.othersAdd ? 1 : 0 }),
  });
  return [];
}

/** A typed name that no other list has. */
export function readFreeName(
  own: readonly ShoppingList[],
  typed: string,
  id?: string,
): Result<string, 'name' | 'name_long' | 'name_taken'> {
  const name = readName(typed);
  if (!name.ok) return name;
  return own.some((one) => one.id !== id && sameName(one.name, name.value)) ? err('name_taken') : name;
}

/** An entry with what was typed for it. */
function readEdit(
  entry: Entry | undefined,
  { quantity, note = entry?.note ?? '' }: Omit<TypedEntry, 'entry'>,
): Result<Entry, ListError> {
  if (!entry) return err('entry_not_found');
  const parts = quantity === undefined ? entry.quantity : readQuantity(quantity, entry.precision);
  if (parts === undefined || !isWanted(parts, entry.precision)) return err('quantity');
  const words = tidyLine(note, LONGEST_NOTE);
  return words === undefined ? err('note_long') : ok({ ...entry, quantity: parts, note: words });
}
