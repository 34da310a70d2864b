import { type Kysely, sql } from 'kysely';
import { keptInsert } from '../../db/keptInsert.server.ts';
import type { Tx } from '../../db/open.server.ts';
import type { ProductCategoryRow, ProductRow } from '../../db/tables/catalogue.ts';
import type { Tables } from '../../db/tables.ts';
import type { SizeDraft } from '../draft.ts';
import type { ProductRecord } from '../model.ts';
import { highestId } from './dictionaries.server.ts';
import { writeParameters } from './parameters.server.ts';
import { keptIds, portions } from './portions.ts';
import { writeSizes } from './writeSizes.server.ts';

/** A product as it is written: the draft with its references resolved to ids. */
export interface ProductWrite {
  id: number;
  /** No product has had this id: nothing can hang on it that would have to give way. */
  isNew: boolean;
  source: string;
  externalId: string;
  slug: string;
  name: string;
  type: string;
  categoryId: number;
  categoryIds: number[];
  producerId: number;
  seriesId: number | null;
  group: string | null;
  position: number;
  /** Epoch ms. */
  addedAt: number;
  hash: string;
  record: ProductRecord;
  sizes: SizeDraft[];
}

export interface Known {
  id: number;
  external_id: string;
  hash: string;
  position: number;
  added_at: number;
  removed_at: number | null;
}

export async function knownProducts(
  tx: Kysely<Tables>,
  source: string,
  externalIds: readonly string[],
): Promise<Map<string, Known>> {
  if (externalIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'external_id', 'hash', 'position', 'added_at', 'removed_at'])
    .where('source', '=', source)
    .where('external_id', 'in', [...externalIds])
    .execute();
  return new Map(rows.map((row) => [row.external_id, row]));
}

/**
 * An id for each product: the one it has, else the wanted one when nobody has it, else one above all. Imports run one
 * at a time, so an id stays free.
 */
export async function productIds(
  tx: Tx,
  products: readonly { kept: number | undefined; wanted: number | undefined }[],
): Promise<number[]> {
  const taken = new Set<number>();
  const asked = products.flatMap(({ kept, wanted }) => (kept === undefined && wanted !== undefined ? [wanted] : []));
  for (const part of portions(asked)) {
    const rows = await tx.selectFrom('products').select('id').where('id', 'in', part).execute();
    for (const { id } of rows) taken.add(id);
  }
  let highest = products.every(({ kept }) => kept !== undefined) ? 0 : await highestId(tx, 'products');
  return products.map(({ kept, wanted }) => {
    if (kept !== undefined) return kept;
    const id = wanted !== undefined && !taken.has(wanted) ? wanted : highest + 1;
    taken.add(id);
    highest = Math.max(highest, id);
    return id;
  });
}

/** Writes products that are new or have changed, each with everything it holds. A few statements, however many products. */
export async function writeProducts(
  tx: Tx,
  products: readonly ProductWrite[],
  version: number,
  now: number,
): Promise<void> {
  for (const rows of portions(products.map((product) => rowOf(product, version)))) await putProducts(tx, rows);
  await writeCategories(tx, products);
  await writeParameters(tx, products);
  await writeSizes(tx, products, now);
}

const rowOf = (product: ProductWrite, version: number): ProductRow => ({
  id: product.id,
  source: product.source,
  external_id: product.externalId,
  slug: product.slug,
  name: product.name,
  type: product.type,
  category_id: product.categoryId,
  producer_id: product.producerId,
  series_id: product.seriesId,
  group_key: product.group,
  position: product.position,
  added_at: product.addedAt,
  hash: product.hash,
  data: JSON.stringify(product.record),
  changed_version: version,
  removed_at: null,
});

const PRODUCT_COLUMNS = [
  'id',
  'source',
  'external_id',
  'slug',
  'name',
  'type',
  'category_id',
  'producer_id',
  'series_id',
  'group_key',
  'position',
  'added_at',
  'hash',
  'data',
  'changed_version',
  'removed_at',
] as const satisfies readonly (keyof ProductRow)[];

const putProducts = keptInsert<ProductRow>(PRODUCT_COLUMNS, (tx, rows) =>
  tx
    .insertInto('products')
    .values(rows)
    .onConflict((c) =>
      c
        .column('id')
        .doUpdateSet((eb) =>
          Object.fromEntries(PRODUCT_COLUMNS.slice(1).map((name) => [name, eb.ref(`excluded.${name}`)])),
        ),
    ),
);

const addCategories = keptInsert<ProductCategoryRow>(['product_id', 'category_id'], (tx, rows) =>
  tx.insertInto('product_categories').values(rows),
);

async function writeCategories(tx: Tx, products: readonly ProductWrite[]): Promise<void> {
  const rows = products.flatMap(({ id, categoryId, categoryIds }) =>
    [...new Set([categoryId, ...categoryIds])].map((category_id) => ({ product_id: id, category_id })),
  );
  for (const ids of portions(keptIds(products))) {
    await tx.deleteFrom('product_categories').where('product_id', 'in', ids).execute();
  }
  for (const part of portions(rows)) await addCategories(tx, part);
}

/** Gives products their new places in the order of the source; nothing else of them has changed. */
export async function moveProducts(
  tx: Tx,
  places: readonly { id: number; position: number }[],
  version: number,
): Promise<void> {
  for (const part of portions(places)) {
    const cases = part.map(({ id, position }) => sql`when id = ${id} then cast(${position} as bigint)`);
    await tx
      .updateTable('products')
      .set({ position: sql<number>`case ${sql.join(cases, sql` `)} end`, changed_version: version })
      .where(
        'id',
        'in',
        part.map((place) => place.id),
      )
      .execute();
  }
}

/** Keeps what was written of products whose record stays as it is. */
export async function markWritten(
  tx: Tx,
  products: readonly { id: number; hash: string }[],
  version: number,
): Promise<void> {
  for (const { id, hash } of products) {
    await tx.updateTable('products').set({ hash, changed_version: version }).where('id', '=', id).execute();
  }
}

/** Products of a source that are in the shop now. */
export function presentProducts(db: Kysely<Tables>, source: string) {
  return db
    .selectFrom('products')
    .select(['id', 'external_id', 'slug'])
    .where('source', '=', source)
    .where('removed_at', 'is', null)
    .execute();
}

/** Takes products out of the shop; their price history stays. */
export async function removeProducts(tx: Tx, ids: readonly number[], version: number, now: number): Promise<void> {
  for (const part of portions(ids)) {
    await tx
      .updateTable('products')
      .set({ removed_at: now, changed_version: version })
      .where('id', 'in', part)
      .execute();
  }
}
