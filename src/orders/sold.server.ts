import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../db/database.ts';
import { asValue } from '../db/engine.server.ts';
import { DAY } from '../kit/clock.ts';
import { BOUGHT, type OrderStatus } from './model.ts';

/**
 * Number of orders that each product was bought in, from a moment up to another. Orders and not pieces: one buyer of a hundred
 * cups is no hundred buyers. Read a day at a time, so that no request waits for all of it.
 */
export async function soldBetween(db: Db, from: number, to: number): Promise<Map<number, number>> {
  const sold = new Map<number, number>();
  for (let day = from; day < to; day += DAY) {
    const rows = await db.read
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .where('orders.placed_at', '>=', day)
      .where('orders.placed_at', '<', Math.min(day + DAY, to))
      .where(asValue<OrderStatus>(db.read, 'orders.status'), 'in', BOUGHT)
      .whereRef('order_lines.withdrawn', '<', 'order_lines.quantity')
      .select(({ fn }) => ['order_lines.product_id', fn.count<number>('orders.id').distinct().as('orders')])
      .groupBy('order_lines.product_id')
      .execute();
    for (const { product_id: product, orders } of rows) sold.set(product, (sold.get(product) ?? 0) + Number(orders));
    // SQLite answers at once: without a turn between, the days would be one long stop.
    await nextTurn();
  }
  return sold;
}
