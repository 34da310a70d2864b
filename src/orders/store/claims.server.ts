import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { OrderClaimRow } from '../../db/tables/orders.ts';
import type { Tables } from '../../db/tables.ts';

export const insertClaim = (tx: Tx, row: OrderClaimRow) => tx.insertInto('order_claims').values(row).execute();

/** Account and address that a link to join orders is of, while it works. */
export const claimOf = (db: Kysely<Tables>, tokenHash: string, now: number): Promise<OrderClaimRow | undefined> =>
  db
    .selectFrom('order_claims')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses a link to join orders up, and all others of the account with it: of two who hold it at once, one gets it. */
export async function takeClaim(tx: Tx, { token_hash, customer_id }: OrderClaimRow): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('order_claims')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await tx.deleteFrom('order_claims').where('customer_id', '=', customer_id).execute();
  return true;
}

export async function removeOldClaims(tx: Tx, now: number): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('order_claims').where('expires_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Orders of nobody's account with that address, in small letters. */
export async function hasGuestOrders(db: Kysely<Tables>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', 'is', null)
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of those that became the customer's. */
export async function claimGuestOrders(tx: Tx, email: string, customer: string): Promise<string[]> {
  const rows = await tx
    .updateTable('orders')
    .set({ customer_id: customer })
    .where('customer_id', 'is', null)
    .where(sql`lower(email)`, '=', email)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
