import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { WithdrawalDraftRow, WithdrawalRow } from '../db/tables/orders.ts';
import type { Tables } from '../db/tables.ts';
import type { WithdrawValues } from './form.ts';
import type { Withdrawal } from './statement.ts';

type Read = Kysely<Tables>;

const withdrawalOf = ({ id, at, name, email, amount, data }: WithdrawalRow): Withdrawal => ({
  ...(JSON.parse(data) as Omit<Withdrawal, 'id' | 'at' | 'name' | 'email' | 'amount'>),
  id,
  at,
  name,
  email,
  amount,
});

/** Oldest first. */
export async function withdrawalsOf(db: Read, order: string): Promise<Withdrawal[]> {
  const rows = await db.selectFrom('withdrawals').selectAll().where('order_id', '=', order).orderBy('at').execute();
  return rows.map(withdrawalOf);
}

/** Withdrawals from orders of a customer, with the numbers of the orders, oldest first. */
export async function withdrawalsOfCustomer(
  db: Read,
  customer: string,
): Promise<{ order: number; withdrawal: Withdrawal }[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .innerJoin('orders', 'orders.id', 'withdrawals.order_id')
    .selectAll('withdrawals')
    .select('orders.number')
    .where('orders.customer_id', '=', customer)
    .orderBy('withdrawals.at')
    .execute();
  return rows.map((row) => ({ order: row.number, withdrawal: withdrawalOf(row) }));
}

export async function withdrawalById(
  db: Read,
  id: string,
): Promise<{ order: string; withdrawal: Withdrawal } | undefined> {
  const row = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { order: row.order_id, withdrawal: withdrawalOf(row) };
}

/** Writes down what became known of a withdrawal later. */
export async function changeWithdrawal(tx: Tx, withdrawal: Withdrawal): Promise<void> {
  const { id, at: _at, name: _name, email: _email, amount: _amount, ...data } = withdrawal;
  await tx
    .updateTable('withdrawals')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', id)
    .execute();
}

export async function insertWithdrawal(tx: Tx, order: string, withdrawal: Withdrawal): Promise<void> {
  const { id, at, name, email, amount, ...data } = withdrawal;
  const worth = data.lines.reduce((sum, line) => sum + line.worth + line.deposit, data.delivery);
  await tx
    .insertInto('withdrawals')
    .values({ id, order_id: order, at, name, email, amount, worth, data: JSON.stringify(data) })
    .execute();
}

/** What was typed under an id since a moment, and for which order. */
export async function draftOf(
  db: Read,
  id: string,
  since: number,
): Promise<{ order: string; values: WithdrawValues } | undefined> {
  const row = await db
    .selectFrom('withdrawal_drafts')
    .selectAll()
    .where('id', '=', id)
    .where('at', '>', since)
    .executeTakeFirst();
  return row && { order: row.order_id, values: JSON.parse(row.data) as WithdrawValues };
}

/** Writes a draft in its place, and leaves the newest of its order. */
export async function putDraft(tx: Tx, row: WithdrawalDraftRow, most: number): Promise<void> {
  await tx
    .insertInto('withdrawal_drafts')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet({ at: row.at, data: row.data }))
    .execute();
  const newest = await tx
    .selectFrom('withdrawal_drafts')
    .select('id')
    .where('order_id', '=', row.order_id)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  if (newest.length < most) return;
  const kept = newest.map(({ id }) => id);
  await tx.deleteFrom('withdrawal_drafts').where('order_id', '=', row.order_id).where('id', 'not in', kept).execute();
}

export const removeDraft = (tx: Tx, id: string) => tx.deleteFrom('withdrawal_drafts').where('id', '=', id).execute();

/** Removes what was typed up to a moment, epoch ms. */
export const removeDrafts = (tx: Tx, until: number) =>
  tx.deleteFrom('withdrawal_drafts').where('at', '<=', until).execute();
