import type { TakenPieces } from '../../catalogue/pieces.ts';
import type { Tx } from '../../db/database.ts';
import { keptPost } from '../../db/keptStatement.server.ts';
import { post } from '../../db/sendAhead.server.ts';
import type { OrderStockRow } from '../../db/tables/orders.ts';
import { optional } from '../../kit/optional.ts';

/** Writes down what an order took, instead of what it took before. */
export async function saveTaken(tx: Tx, order: string, taken: readonly TakenPieces[]): Promise<void> {
  await post(tx, tx.deleteFrom('order_stock').where('order_id', '=', order));
  await addTaken(tx, order, taken);
}

/** Writes down what an order took that has taken nothing before. */
export async function addTaken(tx: Tx, order: string, taken: readonly TakenPieces[]): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map(({ product, size, branch, quantity, term = null }, place) => ({
    order_id: order,
    place,
    product_id: product,
    size_type: size,
    branch,
    quantity,
    term,
  }));
  await insertTaken(tx, { rows });
}

const insertTaken = keptPost<{ rows: OrderStockRow[] }>((db, { rows }) => db.insertInto('order_stock').values(rows));

export async function takenBy(tx: Tx, order: string): Promise<TakenPieces[]> {
  const rows = await tx.selectFrom('order_stock').selectAll().where('order_id', '=', order).orderBy('place').execute();
  return rows.map((row) => ({
    product: row.product_id,
    size: row.size_type,
    branch: row.branch,
    quantity: row.quantity,
    ...optional('term', row.term ?? undefined),
  }));
}
