import type { Db } from '../db/database.ts';
import { asValue } from '../db/engine.server.ts';
import { BOUGHT, type OrderStatus } from './model.ts';

export interface BoughtWithQuery {
  /** Ids of the products whose company is asked for. */
  products: readonly number[];
  /** Only orders placed since this moment, epoch ms. */
  since: number;
  /** Fewest orders that a product must share: what one buyer put together is nobody else's news. */
  least: number;
  most: number;
}

/** Ids of products that were bought in one order with any of these, those of the most orders first. */
export async function boughtWith(db: Db, { products, since, least, most }: BoughtWithQuery): Promise<number[]> {
  if (products.length === 0) return [];
  const rows = await db.read
    .selectFrom('order_lines as named')
    .innerJoin('orders', 'orders.id', 'named.order_id')
    .innerJoin('order_lines as other', 'other.order_id', 'named.order_id')
    .where('named.product_id', 'in', products)
    .where('other.product_id', 'not in', products)
    .where('orders.placed_at', '>=', since)
    .where(asValue<OrderStatus>(db.read, 'orders.status'), 'in', BOUGHT)
    .whereRef('named.withdrawn', '<', 'named.quantity')
    .whereRef('other.withdrawn', '<', 'other.quantity')
    .select(({ fn }) => ['other.product_id as id', fn.count<number>('other.order_id').distinct().as('orders')])
    .groupBy('other.product_id')
    .having(({ fn }) => fn.count('other.order_id').distinct(), '>=', least)
    .orderBy('orders', 'desc')
    .orderBy('other.product_id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => Number(id));
}
