import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptQuery } from '../../db/keptQuery.server.ts';
import { hasWritten } from '../../db/rowsWritten.server.ts';
import type { ShoppingListRow } from '../../db/tables/lists.ts';
import type { Tables } from '../../db/tables.ts';
import type { SavedList, ShoppingList } from '../model.ts';

type Read = Kysely<Tables>;
type Row = Selectable<ShoppingListRow> & { count: number | string | bigint };

const listOf = (row: Row): ShoppingList => ({
  id: row.id,
  name: row.name,
  ...(row.secret === null ? {} : { secret: row.secret }),
  othersAdd: row.others_add === 1,
  changedAt: row.changed_at,
  ...(row.joined_at === null ? {} : { joinedAt: row.joined_at }),
  count: Number(row.count),
});

const lists = (db: Read) =>
  db
    .selectFrom('shopping_lists')
    .selectAll('shopping_lists')
    .select(({ selectFrom }) =>
      selectFrom('list_entries')
        .whereRef('list_id', '=', 'shopping_lists.id')
        .where('list_entries.removed_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
    );

/** Lists of a session, the oldest first. */
export async function listsOf(db: Read, session: string): Promise<ShoppingList[]> {
  const rows = await lists(db)
    .where('session_id', '=', session)
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => listOf({ ...row, count: row.count ?? 0 }));
}

const listRows = keptQuery(1, (db, session: string) =>
  db
    .selectFrom('shopping_lists')
    .selectAll()
    .where('session_id', '=', session)
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id'),
);

const standingRows = keptQuery(1, (db, session: string) =>
  db
    .selectFrom('shopping_lists')
    .innerJoin('list_entries', 'list_id', 'shopping_lists.id')
    .select(['list_id', 'product_id'])
    .where('session_id', '=', session)
    .where('shopping_lists.removed_at', 'is', null)
    .where('list_entries.removed_at', 'is', null)
    .orderBy('product_id'),
);

/**
 * Lists of a session with their products, each once. Every page of a shopper asks it: two short questions cost less
 * than a joined one, whose rows repeat the list.
 */
export async function savedListsOf(db: Read, session: string): Promise<SavedList[]> {
  const rows = await listRows(db, session);
  const standing = rows.length === 0 ? [] : await standingRows(db, session);
  return rows.map((row) => {
    const products = standing.flatMap(({ list_id, product_id }) => (list_id === row.id ? product_id : []));
    return { ...listOf({ ...row, count: products.length }), products: [...new Set(products)] };
  });
}

/** Name of a list of a session, removed or not. */
export async function nameOf(db: Read, session: string, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shopping_lists')
    .select('name')
    .where('id', '=', id)
    .where('session_id', '=', session)
    .executeTakeFirst();
  return row?.name;
}

/** Whether a list of a session was removed, no earlier than a moment. */
export async function isRemovedSince(db: Read, session: string, id: string, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('shopping_lists')
    .select('id')
    .where('id', '=', id)
    .where('session_id', '=', session)
    .where('removed_at', '>=', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** The list of a secret, whoever's it is. */
export async function sharedList(db: Read, secret: string): Promise<ShoppingList | undefined> {
  const row = await lists(db).where('secret', '=', secret).where('removed_at', 'is', null).executeTakeFirst();
  return row && listOf({ ...row, count: row.count ?? 0 });
}

/** Session that a list of a secret is of, while others may add to it. */
export async function openToAll(db: Read, secret: string): Promise<{ session: string; list: string } | undefined> {
  const row = await db
    .selectFrom('shopping_lists')
    .select(['id', 'session_id'])
    .where('secret', '=', secret)
    .where('others_add', '=', 1)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && { session: row.session_id, list: row.id };
}

export async function addList(
  tx: Tx,
  session: string,
  list: Pick<ShoppingListRow, 'id' | 'name' | 'made_at'>,
): Promise<void> {
  await tx
    .insertInto('shopping_lists')
    .values({
      ...list,
      session_id: session,
      secret: null,
      changed_at: list.made_at,
      joined_at: null,
      removed_at: null,
      others_add: 0,
    })
    .execute();
}

export type ListChange = Partial<
  Pick<ShoppingListRow, 'name' | 'secret' | 'others_add' | 'changed_at' | 'joined_at' | 'removed_at' | 'session_id'>
>;

/** Changes a list of a session; false where there is none. */
export const changeList = (tx: Tx, session: string, id: string, change: ListChange): Promise<boolean> =>
  hasWritten(tx.updateTable('shopping_lists').set(change).where('id', '=', id).where('session_id', '=', session));

/** Gives removed lists to another session, where they can be brought back in the same time. */
export async function giveRemovedLists(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .updateTable('shopping_lists')
    .set({ session_id: into })
    .where('session_id', '=', from)
    .where('removed_at', 'is not', null)
    .execute();
}

/** Takes away for good what was removed before a moment. */
export async function forgetRemoved(tx: Tx, session: string, before: number): Promise<void> {
  const own = tx.selectFrom('shopping_lists').select('id').where('session_id', '=', session);
  await tx.deleteFrom('list_entries').where('list_id', 'in', own).where('removed_at', '<', before).execute();
  await tx.deleteFrom('shopping_lists').where('session_id', '=', session).where('removed_at', '<', before).execute();
}
