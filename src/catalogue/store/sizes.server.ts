import type { Kysely } from 'kysely';
import { keptAsk } from '../../db/keptStatement.server.ts';
import type { Tables } from '../../db/tables.ts';
import type { PriceEntry, Size, SizeRecord, Stock } from '../model.ts';

type Read = Kysely<Tables>;

/** A size without what sales change. */
export type SizeOffer = Omit<Size, 'stocks'>;

/** Gives a size what lies in the stores. */
export type StockedSize = (product: number, size: SizeOffer) => Size;

/** Sizes of products in their order, with prices and stock. Three queries, however many ids. */
export async function sizesOf(db: Read, ids: readonly number[]): Promise<Map<number, Size[]>> {
  const [offers, stocked] = await Promise.all([sizeOffersOf(db, ids), stocksOf(db, ids)]);
  return new Map([...offers].map(([id, sizes]) => [id, sizes.map((size) => stocked(id, size))]));
}

/** Sizes of products in their order, with prices. Two queries, however many ids. */
export async function sizeOffersOf(db: Read, ids: readonly number[]): Promise<Map<number, SizeOffer[]>> {
  if (ids.length === 0) return new Map();
  const [sizes, prices] = await Promise.all([
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
  ]);
  const pricesOf = Map.groupBy(prices, (row) => key(row.product_id, row.size_type));
  const found = sizes.map((row) => ({
    productId: row.product_id,
    size: {
      ...(JSON.parse(row.data) as SizeRecord),
      type: row.type,
      name: row.name,
      prices: (pricesOf.get(key(row.product_id, row.type)) ?? []).map(
        ({ kind, price, starts_at, ends_at }): PriceEntry => ({ kind, price, startsAt: starts_at, endsAt: ends_at }),
      ),
    },
  }));
  const grouped = Map.groupBy(found, (row) => row.productId);
  return new Map([...grouped].map(([id, rows]) => [id, rows.map((row) => row.size)]));
}

/** What lies in the stores of products. One query, however many ids. */
export async function stocksOf(db: Read, ids: readonly number[]): Promise<StockedSize> {
  const rows = ids.length === 0 ? [] : await stockRows(db, { ids });
  const stocks = Map.groupBy(rows, (row) => key(row.product_id, row.size_type));
  return (product, size) => ({
    ...size,
    stocks: (stocks.get(key(product, size.type)) ?? []).map(
      ({ branch, own, quantity }): Stock => ({ branch, own: own === 1, quantity }),
    ),
  });
}

const stockRows = keptAsk((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('stocks')
    .select(['product_id', 'size_type', 'branch', 'own', 'quantity'])
    .where('product_id', 'in', [...ids]),
);

const key = (product: number, type: string) => `${product} ${type}`;
