import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Product } from '../model.ts';

/** Terms that one service offers at once, at the most; what came before them has passed. */
const MOST_TERMS = 10_000;

/** Gives services what is taken of their terms. One more query when there is one among the products. */
export async function withTakenTerms(db: Kysely<Tables>, products: readonly Product[]): Promise<Product[]> {
  const ids = products.flatMap(({ id, serviceDate }) => (serviceDate ? [id] : []));
  if (ids.length === 0) return [...products];
  const rows = await db
    .selectFrom('service_terms')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('taken', '>', 0)
    .orderBy('term', 'desc')
    .limit(MOST_TERMS * ids.length)
    .execute();
  const byProduct = Map.groupBy(rows, (row) => row.product_id);
  return products.map((product) => {
    const taken = byProduct.get(product.id);
    return taken ? { ...product, takenTerms: new Map(taken.map((row) => [row.term, row.taken])) } : product;
  });
}
