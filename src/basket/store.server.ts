import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { BasketLineRow } from '../db/tables/basket.ts';
import type { Tables } from '../db/tables.ts';
import type { BasketLine, Chosen } from './model.ts';

/** Lines of a basket, oldest first. */
export async function linesOf(db: Kysely<Tables>, session: string): Promise<BasketLine[]> {
  const rows = await db
    .selectFrom('basket_lines')
    .selectAll()
    .where('session_id', '=', session)
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(lineOf);
}

const lineOf = (row: BasketLineRow): BasketLine => ({
  id: row.id,
  product: row.product_id,
  size: row.size_type,
  additional: row.additional,
  quantity: row.quantity,
  precision: row.precision,
  forPoints: row.for_points === 1,
  subscriptionDays: row.subscription_days,
  chosen: JSON.parse(row.chosen) as Chosen,
  priceSeen: row.price_seen,
  addedAt: row.added_at,
});

/** Writes a line, new or grown. */
export async function saveLine(tx: Tx, session: string, line: BasketLine): Promise<void> {
  const { id, product, size, additional, quantity, precision, forPoints, subscriptionDays, priceSeen, addedAt } = line;
  const changing = { quantity, precision, subscription_days: subscriptionDays, price_seen: priceSeen };
  await tx
    .insertInto('basket_lines')
    .values({
      id,
      session_id: session,
      product_id: product,
      size_type: size,
      additional,
      for_points: forPoints ? 1 : 0,
      chosen: JSON.stringify(line.chosen),
      added_at: addedAt,
      ...changing,
    })
    .onConflict((c) => c.column('id').doUpdateSet(changing))
    .execute();
}

/** False when the session has no such line: nobody removes another's. */
export async function removeLine(tx: Tx, session: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('basket_lines')
    .where('id', '=', id)
    .where('session_id', '=', session)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
