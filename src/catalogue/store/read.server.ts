import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { feedFile } from '../../pictures/address.ts';
import { addressHash } from '../../pictures/remote/feedPictures.server.ts';
import type { Product, ProductRecord, ProductType } from '../model.ts';
import { withPartsStock } from './bundles.server.ts';
import type { CombiningRecord } from './combining.server.ts';
import { type SizeOffer, sizeOffersOf, stocksOf } from './sizes.server.ts';
import { withTakenTerms } from './terms.server.ts';

type Read = Kysely<Tables>;

/** SQLite takes 32 766 bound values in one statement; lists stay far below that. */
const MOST_IDS = 5000;

/** A product without what sales change: `version.server.ts` says why these are apart. */
export interface ProductOffer extends Omit<Product, 'sizes' | 'takenTerms'> {
  sizes: SizeOffer[];
}

/** Products by id, in any order; removed and unknown ones are left out. Four queries, eight with bundles, one more with services, however many ids. */
export const productsByIds = async (db: Read, ids: readonly number[]): Promise<Product[]> =>
  stocked(db, await offersByIds(db, ids));

/** Products by id without what sales change. Three queries, however many ids. */
export async function offersByIds(db: Read, ids: readonly number[]): Promise<ProductOffer[]> {
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
  const sizes = await sizeOffersOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...recordOf(row),
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

/** Gives products what sales change. One query, five with bundles, one more with services, however many there are. */
export async function stocked(db: Read, offers: readonly ProductOffer[]): Promise<Product[]> {
  const stockedSize = await stocksOf(
    db,
    offers.map(({ id }) => id),
  );
  const products = offers.map((offer) => ({
    ...offer,
    sizes: offer.sizes.map((size) => stockedSize(offer.id, size)),
  }));
  return withPartsStock(db, await withTakenTerms(db, products));
}

/** Ids of products that the shop has, of those that are asked for. */
export async function knownProducts(db: Read, ids: readonly number[]): Promise<Set<number>> {
  const known = new Set<number>();
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS);
    const shown = db.selectFrom('products').select('id').where('removed_at', 'is', null);
    for (const { id } of await shown.where('id', 'in', some).execute()) known.add(id);
  }
  return known;
}

const REMOTE = /^https?:/i;

/** Remote addresses stop here: they are asked for one by one, by those who fetch them. So does what imports alone read. */
function recordOf({ id, data }: { id: number; data: string }): ProductRecord {
  const { combining: _, ...record } = JSON.parse(data) as CombiningRecord;
  const pictures = record.pictures.map((picture, place) =>
    REMOTE.test(picture.file)
      ? { ...picture, file: feedFile({ productId: id, place }), hash: addressHash(picture.file) }
      : picture,
  );
  return { ...record, pictures };
}

/** The remote address of a product's picture as its feed named it; undefined when there is none. */
export async function feedPictureAddress(db: Read, id: number, place: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('data')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const file = row && (JSON.parse(row.data) as ProductRecord).pictures[place]?.file;
  return file !== undefined && REMOTE.test(file) ? file : undefined;
}

/** Ids of the products of each group, in the merchant's order. One query, however many groups. */
export async function versionIds(db: Read, groups: readonly string[]): Promise<Map<string, number[]>> {
  if (groups.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['id', 'group_key'])
    .where('group_key', 'in', groups.slice(0, MOST_IDS))
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.group_key ?? '');
  return new Map([...grouped].map(([group, some]) => [group, some.map((row) => row.id)]));
}
