import type { Kysely } from 'kysely';
import type { Tx } from '../../db/open.server.ts';
import type { Tables } from '../../db/tables.ts';
import type { SizeDraft } from '../import/draft.ts';
import type { ProductRecord } from '../model.ts';
import { writeParameters } from './parameters.server.ts';
import { writeSizes } from './writeSizes.server.ts';

/** A product as it is written: the draft with its references resolved to ids. */
export interface ProductWrite {
  id: number;
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

export async function writeProduct(tx: Tx, product: ProductWrite, version: number, now: number): Promise<void> {
  const row = {
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
  };
  const { id: _, ...changes } = row;
  await tx
    .insertInto('products')
    .values(row)
    .onConflict((c) => c.column('id').doUpdateSet(changes))
    .execute();
  await tx.deleteFrom('product_categories').where('product_id', '=', product.id).execute();
  const categoryIds = [...new Set([product.categoryId, ...product.categoryIds])];
  await tx
    .insertInto('product_categories')
    .values(categoryIds.map((category_id) => ({ product_id: product.id, category_id })))
    .execute();
  await writeParameters(tx, product.id, product.record.parameters);
  await writeSizes(tx, product.id, product.sizes, now);
}

/** Gives products their new places in the order of the source; nothing else of them has changed. */
export async function moveProducts(
  tx: Tx,
  places: readonly { id: number; position: number }[],
  version: number,
): Promise<void> {
  for (const { id, position } of places) {
    await tx.updateTable('products').set({ position, changed_version: version }).where('id', '=', id).execute();
  }
}

/** What of a source is in the shop now. */
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
  for (const id of ids) {
    await tx.updateTable('products').set({ removed_at: now, changed_version: version }).where('id', '=', id).execute();
  }
}
