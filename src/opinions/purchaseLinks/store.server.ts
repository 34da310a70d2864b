import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten } from '../../db/rowsWritten.server.ts';
import type { OpinionLinkRow } from '../../db/tables/opinions.ts';
import type { Tables } from '../../db/tables.ts';

type Read = Kysely<Tables>;

/** An order is done once, and asked about once. */
export const insertRequest = (tx: Tx, order: string, dueAt: number) =>
  tx
    .insertInto('opinion_requests')
    .values({ order_id: order, due_at: dueAt, done_at: null, leave_hash: null })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();

/** Orders whose buyers are to be asked by a moment, epoch ms; the longest due first. */
export const dueRequests = (db: Read, at: number, most: number) =>
  db
    .selectFrom('opinion_requests')
    .selectAll()
    .where('done_at', 'is', null)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(most)
    .execute();

/** False when somebody else was faster. */
export const claimRequest = (tx: Tx, order: string, at: number): Promise<boolean> =>
  hasWritten(
    tx.updateTable('opinion_requests').set({ done_at: at }).where('order_id', '=', order).where('done_at', 'is', null),
  );

export const saveLeave = (tx: Tx, order: string, hash: string) =>
  tx.updateTable('opinion_requests').set({ leave_hash: hash }).where('order_id', '=', order).execute();

export const insertLinks = (tx: Tx, rows: readonly OpinionLinkRow[]) =>
  tx.insertInto('opinion_links').values(rows).execute();

export const linkOf = (db: Read, hash: string): Promise<OpinionLinkRow | undefined> =>
  db.selectFrom('opinion_links').selectAll().where('token_hash', '=', hash).executeTakeFirst();

/** Uses the link up, for the rest of the transaction or for good; false when it was used before. */
export const takeLink = (tx: Tx, hash: string, at: number): Promise<boolean> =>
  hasWritten(
    tx.updateTable('opinion_links').set({ used_at: at }).where('token_hash', '=', hash).where('used_at', 'is', null),
  );

/** Address that a link to end such e-mails was sent to. */
export async function emailOfLeave(db: Read, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('opinion_requests')
    .innerJoin('orders', 'orders.id', 'opinion_requests.order_id')
    .select('orders.email')
    .where('leave_hash', '=', hash)
    .executeTakeFirst();
  return row?.email;
}

/** Addresses of what a customer has ordered. */
export async function emailsOfCustomer(db: Read, customer: string): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('email').distinct().where('customer_id', '=', customer).execute();
  return rows.map(({ email }) => email).sort();
}

export const insertRefusal = (tx: Tx, hash: string, at: number) =>
  tx
    .insertInto('opinion_refusals')
    .values({ email_hash: hash, at })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute();

export async function hasRefused(db: Read, hash: string): Promise<boolean> {
  const row = await db.selectFrom('opinion_refusals').select('at').where('email_hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}
