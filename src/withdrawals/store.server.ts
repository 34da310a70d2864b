import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { WithdrawalRow } from '../db/tables/orders.ts';
import type { Tables } from '../db/tables.ts';
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

/** From orders of a customer, with their numbers, oldest first. */
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
