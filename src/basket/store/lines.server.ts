import type { Kysely, Selectable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptQuery } from '../../db/keptQuery.server.ts';
import type { BasketLineRow } from '../../db/tables/basket.ts';
import type { Tables } from '../../db/tables.ts';
import type { BasketLine, Chosen, SeenStock } from '../model.ts';

const lineRows = keptQuery(1, (db, session: string) =>
  db.selectFrom('basket_lines').selectAll().where('session_id', '=', session).orderBy('added_at').orderBy('id'),
);

/** Lines of a basket, oldest first. */
export async function linesOf(db: Kysely<Tables>, session: string): Promise<BasketLine[]> {
  return (await lineRows(db, session)).map(lineOf);
}

export type LineRow = Selectable<BasketLineRow>;

export const lineOf = (row: LineRow): BasketLine => ({
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
  comment: row.comment,
  ...(row.stock_seen === null ? {} : { stock: seenStock(row, row.stock_seen) }),
});

const seenStock = ({ stock_before, stock_changed_at }: LineRow, seen: number): SeenStock =>
  stock_before === null || stock_changed_at === null
    ? { seen }
    : { seen, before: { parts: stock_before, at: stock_changed_at } };

const seenColumns = (stock: SeenStock | undefined) => ({
  stock_seen: stock?.seen ?? null,
  stock_before: stock?.before?.parts ?? null,
  stock_changed_at: stock?.before?.at ?? null,
});

/** Writes a line, new or grown. */
export async function saveLine(tx: Tx, session: string, line: BasketLine): Promise<void> {
  const { id, product, size, additional, quantity, precision, forPoints, subscriptionDays, priceSeen, addedAt } = line;
  const changing = {
    quantity,
    precision,
    subscription_days: subscriptionDays,
    price_seen: priceSeen,
    comment: line.comment,
    ...seenColumns(line.stock),
  };
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

/** Removes lines of the session; lines of other sessions stay. */
export async function removeLines(tx: Tx, session: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('basket_lines')
    .where('session_id', '=', session)
    .where('id', 'in', [...ids])
    .execute();
}

/** Removes all lines of a session. */
export async function clearLines(tx: Tx, session: string): Promise<void> {
  await tx.deleteFrom('basket_lines').where('session_id', '=', session).execute();
}

export async function saveSeen(tx: Tx, session: string, id: string, stock: SeenStock): Promise<void> {
  await tx
    .updateTable('basket_lines')
    .set(seenColumns(stock))
    .where('id', '=', id)
    .where('session_id', '=', session)
    .execute();
}
