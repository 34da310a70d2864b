import { isSizeAsked } from '../catalogue/sizeAsked.ts';
import type { Tx } from '../db/database.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { changeEntry } from './changeEntry.server.ts';
import type { Entry, ListError, Taken, Unwanted } from './model.ts';
import { entriesOf, markEntry } from './store/entries.server.ts';
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

/** Brings back what was taken off; what is there no more, or has no room any more, stays away. */
export async function bringBack(
  tx: Tx,
  session: string,
  { list, entries }: Taken,
  { most, at }: { most: number; at: number },
): Promise<Result<string, ListError>> {
  const results: Result<string, ListError>[] = [];
  for (const entry of entries)
    results.push(await changeEntry(tx, session, { list, entry, most }, { do: 'restore' }, at));
  return results.find(({ ok: done }) => done) ?? results[0] ?? err('entry_not_found');
}

const isMeant = (kept: Pick<Entry, 'product' | 'size'>, { product, size }: Unwanted): boolean =>
  kept.product === product && (size === undefined || isSizeAsked(kept.size, size));
