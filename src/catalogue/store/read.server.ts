import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type {
  Category,
  PriceEntry,
  Producer,
  Product,
  ProductRecord,
  ProductType,
  Series,
  Size,
  SizeRecord,
  Stock,
} from '../model.ts';

type Read = Kysely<Tables>;

/** SQLite takes 32 766 bound values in one statement; lists stay far below that. */
const MOST_IDS = 5000;

/** Products by id, in any order; removed and unknown ones are left out. Five queries, however many ids. */
export async function productsByIds(db: Read, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const some = [...ids].slice(0, MOST_IDS);
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('producers as m', 'm.id', 'p.producer_id')
    .leftJoin('series as s', 's.id', 'p.series_id')
    .selectAll('p')
    .select(['m.slug as producer_slug', 'm.name as producer_name', 's.slug as series_slug', 's.name as series_name'])
    .where('p.id', 'in', some)
    .where('p.removed_at', 'is', null)
    .execute();
  const sizes = await sizesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...(JSON.parse(row.data) as ProductRecord),
    id: row.id,
    slug: row.slug,
    name: row.name,
    type: row.type as ProductType,
    categoryId: row.category_id,
    producer: { id: row.producer_id, slug: row.producer_slug, name: row.producer_name },
    ...(row.series_id !== null && row.series_slug !== null && row.series_name !== null
      ? { series: { id: row.series_id, slug: row.series_slug, name: row.series_name } }
      : {}),
    ...(row.group_key === null ? {} : { group: row.group_key }),
    addedAt: row.added_at,
    sizes: sizes.get(row.id) ?? [],
  }));
}

async function sizesOf(db: Read, ids: readonly number[]): Promise<Map<number, Size[]>> {
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

export async function versionIds(db: Read, group: string): Promise<number[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('group_key', '=', group)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function allCategories(db: Read): Promise<Category[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    ...(JSON.parse(row.data) as object),
    id: row.id,
    slug: row.slug,
    name: row.name,
    parentId: row.parent_id,
    position: row.position,
  }));
}

export async function allProducers(db: Read): Promise<Producer[]> {
  const rows = await db.selectFrom('producers').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({ ...(JSON.parse(row.data) as object), id: row.id, slug: row.slug, name: row.name }));
}

export async function allSeries(db: Read): Promise<Series[]> {
  const rows = await db.selectFrom('series').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({ ...(JSON.parse(row.data) as object), id: row.id, slug: row.slug, name: row.name }));
}
