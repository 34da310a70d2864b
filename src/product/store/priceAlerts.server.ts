import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten, rowsWritten } from '../../db/rowsWritten.server.ts';
import type { PriceAlertRow as Row } from '../../db/tables/product.ts';
import type { Tables } from '../../db/tables.ts';

type Reader = Kysely<Tables>;

export const add = (tx: Tx, row: Row) => tx.insertInto('price_alerts').values(row).execute();

/** Number of an address, those that wait to be confirmed among them. */
export async function countOf(tx: Tx, email: string): Promise<number> {
  const { n } = await tx
    .selectFrom('price_alerts')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The alert that a link confirms, while it may, or has confirmed. */
export const byConfirmHash = (db: Reader, hash: string, now: number): Promise<Row | undefined> =>
  db
    .selectFrom('price_alerts')
    .selectAll()
    .where('confirm_hash', '=', hash)
    .where((eb) => eb.or([eb('confirmed_at', 'is not', null), eb('confirm_until', '>', now)]))
    .executeTakeFirst();

type Of = Pick<Row, 'product_id' | 'size_type' | 'email'>;

/** The confirmed alert of an address for a size. */
export const confirmedOf = (db: Reader, { product_id, size_type, email }: Of): Promise<Row | undefined> =>
  db
    .selectFrom('price_alerts')
    .selectAll()
    .where('email', '=', email)
    .where('product_id', '=', product_id)
    .where('size_type', '=', size_type)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

export const byLeaveToken = (db: Reader, token: string): Promise<Row | undefined> =>
  db.selectFrom('price_alerts').selectAll().where('leave_token', '=', token).executeTakeFirst();

/**
 * Confirms an alert; true for one caller only. It takes the place of the one before for the same size, and its link by which
 * readers end it: e-mails hold that. The one before may be confirmed again while its own link lasts, those that wait go on
 * waiting, so that no link in a mailbox leads nowhere before its time.
 */
export async function confirm(tx: Tx, row: Row, now: number, freshToken: () => string): Promise<boolean> {
  const before = await confirmedOf(tx, row);
  const confirmed = tx
    .updateTable('price_alerts')
    .set({ confirmed_at: now })
    .where('id', '=', row.id)
    .where('confirmed_at', 'is', null);
  if (!(await hasWritten(confirmed))) return false;
  if (!before) return true;
  const change = (id: string, set: Partial<Row>) =>
    tx.updateTable('price_alerts').set(set).where('id', '=', id).execute();
  if (before.confirm_until === null || before.confirm_until <= now) await remove(tx, before.leave_token);
  else await change(before.id, { confirmed_at: null, leave_token: freshToken() });
  await change(row.id, { leave_token: before.leave_token });
  return true;
}

/** Confirmed alerts after an id, in the order of ids. */
export const confirmedAfter = (db: Reader, id: string, most: number): Promise<Row[]> =>
  db
    .selectFrom('price_alerts')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(most)
    .execute();

/** Notes the price that is seen now, for who saw the one before; true for one caller only. Grosze. */
export const setPrice = (tx: Tx, id: string, before: number, now: number): Promise<boolean> =>
  hasWritten(tx.updateTable('price_alerts').set({ price: now }).where('id', '=', id).where('price', '=', before));

export const remove = (tx: Tx, leaveToken: string): Promise<boolean> =>
  hasWritten(tx.deleteFrom('price_alerts').where('leave_token', '=', leaveToken));

/** Forgets what was not confirmed in time, and consents from before a moment. */
export async function removeOld(tx: Tx, now: number, consentedBefore: number): Promise<number> {
  const unconfirmed = tx.deleteFrom('price_alerts').where('confirmed_at', 'is', null).where('confirm_until', '<=', now);
  const old = tx.deleteFrom('price_alerts').where('consented_at', '<', consentedBefore);
  return (await rowsWritten(unconfirmed)) + (await rowsWritten(old));
}
