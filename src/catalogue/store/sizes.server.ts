import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { PriceEntry, Size, SizeRecord, Stock } from '../model.ts';

/** Sizes of products in their order, with prices and stock. Three queries, however many ids. */
export async function sizesOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, Size[]>> {
  if (ids.length === 0) return new Map();
  const [sizes, prices, stocks] = await Promise.all([
    db
      .selectFrom('sizes')
      .selectAll()
      .where('product_id', 'in', [...ids])
      .orderBy('position')
      .execute(),
    db
      .selectFrom('price_entries')
      .selectAll()
      .where('product_id', 'in', [...ids])
      .execute(),
    db
      .selectFrom('stocks')
      .selectAll()
      .where('product_id', 'in', [...ids])
      .execute(),
  ]);
  const key = (product: number, type: string) => `${product} ${type}`;
  const pricesOf = Map.groupBy(prices, (row) => key(row.product_id, row.size_type));
  const stocksOf = Map.groupBy(stocks, (row) => key(row.product_id, row.size_type));
  const found = sizes.map((row) => ({
    productId: row.product_id,
    size: {
      ...(JSON.parse(row.data) as SizeRecord),
      type: row.type,
      name: row.name,
      prices: (pricesOf.get(key(row.product_id, row.type)) ?? []).map(
        ({ kind, price, starts_at, ends_at }): PriceEntry => ({ kind, price, startsAt: starts_at, endsAt: ends_at }),
      ),
      stocks: (stocksOf.get(key(row.product_id, row.type)) ?? []).map(
        ({ branch, own, quantity }): Stock => ({ branch, own: own === 1, quantity }),
      ),
    },
  }));
  const grouped = Map.groupBy(found, (row) => row.productId);
  return new Map([...grouped].map(([id, rows]) => [id, rows.map((row) => row.size)]));
}
