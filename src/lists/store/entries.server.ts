import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten } from '../../db/rowsWritten.server.ts';
import type { ListEntryRow } from '../../db/tables/lists.ts';
import type { Tables } from '../../db/tables.ts';
import type { Entry } from '../model.ts';

const entryOf = (row: Selectable<ListEntryRow>): Entry => ({
  id: row.id,
  product: row.product_id,
  size: row.size_type,
  quantity: row.quantity,
  precision: row.precision,
  note: row.note,
  place: row.place,
  addedAt: row.added_at,
  byOthers: row.by_others === 1,
});

/** Entries of a list in their order. Whose list it is has been looked at before. */
export async function entriesOf(db: Kysely<Tables>, list: string): Promise<Entry[]> {
  const rows = await db
    .selectFrom('list_entries')
    .selectAll()
    .where('list_id', '=', list)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/** Writes entries, new or changed. */
export async function saveEntries(tx: Tx, list: string, entries: readonly Entry[]): Promise<void> {
  for (const { id, product, size, addedAt, byOthers, ...changing } of entries) {
    await tx
      .insertInto('list_entries')
      .values({
        ...{ id, list_id: list, product_id: product, size_type: size, added_at: addedAt, removed_at: null },
        by_others: byOthers ? 1 : 0,
        ...changing,
      })
      .onConflict((c) => c.column('id').doUpdateSet({ ...changing, size_type: size, list_id: list }))
      .execute();
  }
}

/** Marks an entry of a list as removed at a moment, or as there again; false where there is none. */
export const markEntry = (tx: Tx, list: string, id: string, removedAt: number | null): Promise<boolean> =>
  hasWritten(
    tx
      .updateTable('list_entries')
      .set({ removed_at: removedAt })
      .where('id', '=', id)
      .where('list_id', '=', list)
      .where('removed_at', removedAt === null ? 'is not' : 'is', null),
  );

/** Moves what was removed from a list to another, where it can be brought back in the same time. */
export async function giveRemovedEntries(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .updateTable('list_entries')
    .set({ list_id: into })
    .where('list_id', '=', from)
    .where('removed_at', 'is not', null)
    .execute();
}

/** List of a session that an entry was removed from. */
export async function listOfRemoved(db: Kysely<Tables>, session: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('list_entries')
    .innerJoin('shopping_lists', 'shopping_lists.id', 'list_id')
    .select('list_id')
    .where('list_entries.id', '=', id)
    .where('session_id', '=', session)
    .where('list_entries.removed_at', 'is not', null)
    .where('shopping_lists.removed_at', 'is', null)
    .executeTakeFirst();
  return row?.list_id;
}
