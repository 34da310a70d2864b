import { isSizeAsked } from '../catalogue/sizeAsked.ts';
import type { Tx } from '../db/database.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { type Entry, joinedBy, type ListError, type Taken, type Unwanted } from './model.ts';
import { entriesOf, listOfRemoved, markEntry, saveEntries } from './store/entries.server.ts';
import { changeList } from './store/lists.server.ts';

/** Takes products off a list of a held session, all or none. */
export async function takeEntries(
  tx: Tx,
  session: string,
  list: string,
  unwanted: readonly Unwanted[],
  at: number,
): Promise<Result<Taken, ListError>> {
  const entries = await entriesOf(tx, list);
  const meant = unwanted.map((one) => entries.filter((entry) => isMeant(entry, one)));
  if (meant.some(({ length }) => length === 0)) return err('entry_not_found');
  const ids = [...new Set(meant.flat().map(({ id }) => id))];
  for (const id of ids) await markEntry(tx, list, id, at);
  if (ids.length > 0) await changeList(tx, session, list, { changed_at: at });
  return ok({ list, entries: ids });
}

/**
 * Brings back what was taken off, to the list where it lies now: since a sign-in that may be another one. What is there no
 * more, or has no room any more, stays away. Gives the id of the list.
 */
export async function bringBack(
  tx: Tx,
  session: string,
  entries: readonly string[],
  { most, at }: { most: number; at: number },
): Promise<Result<string, ListError>> {
  const results: Result<string, ListError>[] = [];
  for (const id of entries) {
    const list = await listOfRemoved(tx, session, id);
    results.push(list === undefined ? err('entry_not_found') : await broughtBack(tx, session, { list, id, most, at }));
  }
  return results.find(({ ok: done }) => done) ?? results[0] ?? err('entry_not_found');
}

interface Back {
  list: string;
  id: string;
  most: number;
  at: number;
}

/** Brings an entry back; where the same thing was put there meanwhile, that one stands for both, if it can hold both notes. */
async function broughtBack(tx: Tx, session: string, { list, id, most, at }: Back): Promise<Result<string, ListError>> {
  const others = await entriesOf(tx, list);
  if (others.length >= most) return err('list_full');
  await markEntry(tx, list, id, null);
  const entry = (await entriesOf(tx, list)).find((one) => one.id === id);
  const both = entry && joinedBy(others, entry);
  if (both) {
    await saveEntries(tx, list, [both]);
    await markEntry(tx, list, id, at);
  }
  await changeList(tx, session, list, { changed_at: at });
  return ok(list);
}

const isMeant = (kept: Pick<Entry, 'product' | 'size'>, { product, size }: Unwanted): boolean =>
  kept.product === product && (size === undefined || isSizeAsked(kept.size, size));
