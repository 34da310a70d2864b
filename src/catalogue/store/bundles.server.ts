import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { bundleStocks } from '../bundle.ts';
import type { Product, ProductRecord, Size } from '../model.ts';
import { sizesOf } from './sizes.server.ts';

type Read = Kysely<Tables>;

/** Far below the bound of 32 766 values in one statement. */
const MOST_IDS = 5000;

/** Fields that the stock of a bundle depends on. */
export type Bundled = Pick<Product, 'id' | 'bundle' | 'precision' | 'sizes'>;

/**
 * Gives bundles the stock of their parts: what is in the store for a bundle itself says nothing, for it is made up of
 * them. Four more queries when there is a bundle among the products. A bundle inside a bundle keeps its own stock.
 */
export async function withPartsStock<T extends Bundled>(db: Read, products: readonly T[]): Promise<T[]> {
  const ids = [...new Set(products.flatMap(({ bundle = [] }) => bundle.map((part) => part.product)))];
  if (ids.length === 0) return [...products];
  const parts = await partsOf(db, ids);
  return products.map((product) => {
    if (!product.bundle) return product;
    const stocks = bundleStocks(product, parts);
    return { ...product, sizes: product.sizes.map((size): Size => ({ ...size, stocks })) };
  });
}

async function partsOf(db: Read, ids: readonly number[]): Promise<Bundled[]> {
  const parts: Bundled[] = [];
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'data'])
      .where('id', 'in', ids.slice(from, from + MOST_IDS))
      .where('removed_at', 'is', null)
      .execute();
    const sizes = await sizesOf(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id, data } of rows) {
      const { precision } = JSON.parse(data) as ProductRecord;
      parts.push({ id, precision, sizes: sizes.get(id) ?? [] });
    }
  }
  return parts;
}

/** Bundles in the shop that hold one of these products. */
export async function bundlesWith(db: Read, parts: ReadonlySet<number>): Promise<number[]> {
  if (parts.size === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'data'])
    // A literal: the engines take a partial index only where they see its condition.
    .where('type', '=', sql.lit('bundle'))
    .where('removed_at', 'is', null)
    .execute();
  return rows
    .filter(({ data }) => (JSON.parse(data) as ProductRecord).bundle?.some(({ product }) => parts.has(product)))
    .map(({ id }) => id);
}
