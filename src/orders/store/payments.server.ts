import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PaymentRow } from '../../db/tables/orders.ts';
import type { Tables } from '../../db/tables.ts';

/** Payments of orders with a provider: tries to pay, and what became of them. What came of it is money (`money.server.ts`). */

type Read = Kysely<Tables>;

export async function insertPayment(tx: Tx, row: PaymentRow): Promise<void> {
  await tx.insertInto('payments').values(row).execute();
}

export const paymentById = (db: Read, id: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

/** The payment that a provider knows by this id. */
export const paymentByProvider = (db: Read, providerId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('provider_id', '=', providerId).executeTakeFirst();

/** A payment, locked until the end of the transaction. */
export const heldPayment = (tx: Tx, id: string): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Payments of an order, oldest first. */
export const paymentsOf = (db: Read, order: string): Promise<PaymentRow[]> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', order).orderBy('started_at').execute();

/** Payments by the order that they are for, oldest first. */
export async function paymentsByOrder(db: Read, orders: readonly string[]): Promise<Map<string, PaymentRow[]>> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', orders)
    .orderBy('started_at')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

export async function changePayment(
  tx: Tx,
  id: string,
  change: Partial<Pick<PaymentRow, 'status' | 'provider_id' | 'reason' | 'changed_at'>>,
): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Payments of a provider whose end is not known, not looked at since then. */
export const unsettledPayments = (db: Read, provider: string, since: number, most: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', 'in', ['new', 'pending', 'waiting'])
    .where('changed_at', '<=', since)
    .orderBy('changed_at')
    .limit(most)
    .execute();
