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
  /** Orders of these products that are looked at, the latest ones. */
  latest?: number;
}

/** More orders of a product say the same of it, and take longer. */
const LATEST = 2000;

/** Ids of products that were bought in one order with any of these, those of the most orders first. */
export async function boughtWith(
  { read }: Db,
  { products, since, least, most, latest = LATEST }: BoughtWithQuery,
): Promise<number[]> {
  if (products.length === 0) return [];
  const named = read
    .selectFrom('order_lines as named')
    .innerJoin('orders', 'orders.id', 'named.order_id')
    .where('named.product_id', 'in', products)
    .where('orders.placed_at', '>=', since)
    .where(asValue<OrderStatus>(read, 'orders.status'), 'in', BOUGHT)
    .whereRef('named.withdrawn', '<', 'named.quantity')
    .select(['named.order_id', 'orders.placed_at'])
    .distinct()
    .orderBy('orders.placed_at', 'desc')
    .orderBy('named.order_id')
    .limit(latest);
  const rows = await read
    .selectFrom(named.as('latest'))
    .innerJoin('order_lines as other', 'other.order_id', 'latest.order_id')
    .where('other.product_id', 'not in', products)
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
