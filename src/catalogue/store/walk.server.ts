import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ProductPicture, ProductRecord } from '../model.ts';

type Read = Kysely<Tables>;

/** A product by its address alone. */
export interface ProductAddress {
  id: number;
  slug: string;
  pictures: ProductPicture[];
}

/** Products that have a page: in the shop, and with something to sell. */
const shown = (db: Read) =>
  db
    .selectFrom('products as p')
    .where('p.removed_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('sizes as s').select('s.type').whereRef('s.product_id', '=', 'p.id')),
    );

export async function countShown(db: Read): Promise<number> {
  const { count } = await shown(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Id of the last of the first `places` products by id; 0 for none. */
export async function idBefore(db: Read, places: number): Promise<number> {
  if (places <= 0) return 0;
  const row = await shown(db)
    .select('p.id')
    .orderBy('p.id')
    .offset(places - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? Number.MAX_SAFE_INTEGER;
}

export async function idsAfter(db: Read, id: number, most: number): Promise<number[]> {
  const rows = await shown(db).select('p.id').where('p.id', '>', id).orderBy('p.id').limit(most).execute();
  return rows.map((row) => row.id);
}

export async function addressesAfter(db: Read, id: number, most: number): Promise<ProductAddress[]> {
  const rows = await shown(db)
    .select(['p.id', 'p.slug', 'p.data'])
    .where('p.id', '>', id)
    .orderBy('p.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    pictures: (JSON.parse(row.data) as ProductRecord).pictures,
  }));
}

/** Producers and series that have a product in the shop, by id. */
export async function usedNames(db: Read): Promise<{ producers: Set<number>; series: Set<number> }> {
  const [producers, series] = await Promise.all([
    shown(db).select('p.producer_id as id').distinct().execute(),
    shown(db).select('p.series_id as id').distinct().execute(),
  ]);
  return {
    producers: new Set(producers.map(({ id }) => id)),
    series: new Set(series.flatMap(({ id }) => id ?? [])),
  };
}
