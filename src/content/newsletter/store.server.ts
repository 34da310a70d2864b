import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten, rowsWritten } from '../../db/rowsWritten.server.ts';
import type { NewsletterSubscriberRow as Row } from '../../db/tables/newsletter.ts';
import type { Tables } from '../../db/tables.ts';

type Reader = Kysely<Tables>;

/** Adds an address, or leaves the one that is there. False when it was there. */
export const add = (tx: Tx, row: Row): Promise<boolean> =>
  hasWritten(
    tx
      .insertInto('newsletter_subscribers')
      .values(row)
      .onConflict((c) => c.column('email').doNothing()),
  );

export const byEmail = (db: Reader, email: string): Promise<Row | undefined> =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();

/** The reader whom a link confirms, while it may, or has confirmed. */
export const byConfirmHash = (db: Reader, hash: string, now: number): Promise<Row | undefined> =>
  db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('confirm_hash', '=', hash)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('confirm_until', '>', now)]))
    .executeTakeFirst();

export const byLeaveToken = (db: Reader, token: string): Promise<Row | undefined> =>
  db.selectFrom('newsletter_subscribers').selectAll().where('leave_token', '=', token).executeTakeFirst();

export const update = (tx: Tx, id: string, change: Partial<Row>) =>
  tx.updateTable('newsletter_subscribers').set(change).where('id', '=', id).execute();

/** Confirms a reader; true for one caller only when several try at once. The link is kept: it goes on telling that it was used. */
export const confirm = (tx: Tx, id: string, now: number): Promise<boolean> =>
  hasWritten(
    tx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: now })
      .where('id', '=', id)
      .where('confirmed_at', 'is', null),
  );

export const remove = (tx: Tx, leaveToken: string): Promise<boolean> =>
  hasWritten(tx.deleteFrom('newsletter_subscribers').where('leave_token', '=', leaveToken));

/** Forgets addresses whose time to be confirmed is over. */
export const removeUnconfirmed = (tx: Tx, now: number): Promise<number> =>
  rowsWritten(
    tx.deleteFrom('newsletter_subscribers').where('confirmed_at', 'is', null).where('confirm_until', '<=', now),
  );

export const confirmed = (db: Reader): Promise<Row[]> =>
  db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
