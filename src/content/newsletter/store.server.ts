import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { NewsletterSubscriberRow as Row } from '../../db/tables/newsletter.ts';
import type { Tables } from '../../db/tables.ts';

type Reader = Kysely<Tables>;

/** Adds an address, or leaves the one that is there. False when it was there. */
export async function add(tx: Tx, row: Row): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((c) => c.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const byEmail = (db: Reader, email: string): Promise<Row | undefined> =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();

export const byConfirmHash = (db: Reader, hash: string, now: number): Promise<Row | undefined> =>
  db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('confirm_hash', '=', hash)
    .where('confirm_until', '>', now)
    .executeTakeFirst();

export const byLeaveToken = (db: Reader, token: string): Promise<Row | undefined> =>
  db.selectFrom('newsletter_subscribers').selectAll().where('leave_token', '=', token).executeTakeFirst();

export const update = (tx: Tx, id: string, change: Partial<Row>) =>
  tx.updateTable('newsletter_subscribers').set(change).where('id', '=', id).execute();

/** Confirms a reader; true for one caller only when several try at once. */
export async function confirm(tx: Tx, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_subscribers')
    .set({ confirm_hash: null, confirm_until: null, confirmed_at: now })
    .where('confirm_hash', '=', hash)
    .where('confirm_until', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function remove(tx: Tx, leaveToken: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscribers')
    .where('leave_token', '=', leaveToken)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Forgets addresses whose time to be confirmed is over. */
export async function removeUnconfirmed(tx: Tx, now: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const confirmed = (db: Reader): Promise<Row[]> =>
  db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
