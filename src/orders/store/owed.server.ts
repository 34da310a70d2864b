import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order } from '../model.ts';

/** What is still to be paid of each of these orders, by its id; below 0 once too much has come. */
export async function owedByOrder(
  db: Kysely<Tables>,
  orders: readonly Pick<Order, 'id' | 'total'>[],
): Promise<Map<string, Grosze>> {
  const owed = new Map(orders.map(({ id, total }) => [id, total]));
  if (orders.length === 0) return owed;
  const ids = [...owed.keys()];
  const [came, withdrawn] = await Promise.all([
    db.selectFrom('order_money').select(['order_id as order', 'amount as less']).where('order_id', 'in', ids).execute(),
    db.selectFrom('withdrawals').select(['order_id as order', 'worth as less']).where('order_id', 'in', ids).execute(),
  ]);
  for (const { order, less } of [...came, ...withdrawn]) owed.set(order, (owed.get(order) ?? 0) - less);
  return owed;
}
