import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type Entry, type EntryChange, joinedBy, type ListError, moved } from './model.ts';
import { entriesOf, markEntry, saveEntries } from './store/entries.server.ts';
import { changeList, listsOf } from './store/lists.server.ts';

interface At {
  list: string;
  entry: string;
  /** Most products of one list. */
  most: number;
}

/** Changes one entry of a list that belongs to the held session. Gives the id of the list. */
export async function changeEntry(
  tx: Tx,
  session: string,
  { list, entry: id, most }: At,
  change: EntryChange,
  at: number,
): Promise<Result<string, ListError>> {
  const entries = await entriesOf(tx, list);
  const entry = entries.find((one) => one.id === id);
  const done = await (async (): Promise<Result<string, ListError>> => {
    if (!entry) return err('entry_not_found');
    switch (change.do) {
      case 'remove':
        await markEntry(tx, list, id, at);
        return ok(list);
      case 'up':
      case 'down':
        await saveEntries(tx, list, moved(entries, id, change.do === 'up' ? -1 : 1));
        return ok(list);
      case 'move':
      case 'copy':
        return toAnother(tx, session, entry, { ...change, list, most, at });
    }
  })();
  if (done.ok) await changeList(tx, session, list, { changed_at: at });
  return done;
}

interface Other {
  do: 'move' | 'copy';
  list: string;
  to: string;
  most: number;
  at: number;
}

/**
 * Moves or copies an entry; where the other list has the same thing, that one takes over the wish and the note, if it can hold
 * both notes.
 */
async function toAnother(
  tx: Tx,
  session: string,
  entry: Entry,
  { do: how, list, to, most, at }: Other,
): Promise<Result<string, ListError>> {
  if (to === list || !(await listsOf(tx, session)).some(({ id }) => id === to)) return err('list_not_found');
  const there = await entriesOf(tx, to);
  const both = joinedBy(there, entry);
  if (!both && there.length >= most) return err('list_full');
  const place = (there.at(-1)?.place ?? 0) + 1;
  if (both) await saveEntries(tx, to, [both]);
  if (both && how === 'move') await markEntry(tx, list, entry.id, at);
  if (!both)
    await saveEntries(tx, to, [{ ...entry, place, ...(how === 'copy' ? { id: randomUUID(), addedAt: at } : {}) }]);
  await changeList(tx, session, to, { changed_at: at });
  return ok(list);
}
