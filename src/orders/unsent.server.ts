import type { Db } from '../db/database.ts';
import { asValue } from '../db/engine.server.ts';
import type { OrderStatus } from './model.ts';
import { holdsPieces } from './store/forgettable.server.ts';

/** Orders from before this moment that nobody has marked as sent though they keep pieces of the store: how many, and the oldest. */
export async function unsentBefore({ read }: Db, moment: number): Promise<{ count: number; oldest: number }> {
  const found = await read
    .selectFrom('orders')
    .where('placed_at', '<', moment)
    .where(asValue<OrderStatus>(read, 'orders.status'), '=', 'accepted')
    .where(holdsPieces)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('number').as('oldest')])
    .executeTakeFirstOrThrow();
  return { count: Number(found.count), oldest: Number(found.oldest) };
}
