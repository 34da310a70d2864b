import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten, rowsWritten } from '../../db/rowsWritten.server.ts';
import type { BackInStockRow, StockRequestRow } from '../../db/tables/product.ts';
import type { Tables } from '../../db/tables.ts';

/**
 * Adds a request; one that has been answered begins anew, one that waits stays, for the parts that are wanted now. False
 * when it waited already.
 */
export async function add(tx: Tx, row: StockRequestRow): Promise<boolean> {
  const { product_id, size_type, email, parts } = row;
  await tx
    .updateTable('stock_requests')
    .set({ parts })
    .where((eb) => eb.and({ product_id, size_type, email }))
    .execute();
  return hasWritten(
    tx
      .insertInto('stock_requests')
      .values(row)
      .onConflict((c) =>
        c
          .columns(['product_id', 'size_type', 'email'])
          .doUpdateSet((eb) => ({
            consent: eb.ref('excluded.consent'),
            consented_at: eb.ref('excluded.consented_at'),
            language: eb.ref('excluded.language'),
            parts: eb.ref('excluded.parts'),
            notified_at: null,
            token_hash: null,
          }))
          .where('stock_requests.notified_at', 'is not', null),
      ),
  );
}

export async function countWaiting(tx: Tx, email: string): Promise<number> {
  const { n } = await tx
    .selectFrom('stock_requests')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Products that somebody waits for, of these and of all bundles: what a bundle consists of may have come back. */
export async function awaited(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('stock_requests')
    .select('product_id')
    .where('notified_at', 'is', null)
    .where('product_id', 'in', productIds)
    .union(
      tx
        .selectFrom('products')
        // Bundles first: SQLite takes many requests for few, and keeps to the order of a cross join.
        .crossJoin('stock_requests')
        .whereRef('stock_requests.product_id', '=', 'products.id')
        .select('stock_requests.product_id')
        // As the index of bundles has it.
        .where('products.type', '=', sql.lit('bundle'))
        .where('stock_requests.notified_at', 'is', null),
    )
    .execute();
  return rows.map(({ product_id: id }) => id);
}

export async function addBack(tx: Tx, rows: readonly BackInStockRow[]): Promise<void> {
  await tx.insertInto('back_in_stock').values(rows).execute();
}

/** Some of the products that came back, whenever that was. */
export const someBack = (db: Kysely<Tables>, most: number): Promise<BackInStockRow[]> =>
  db.selectFrom('back_in_stock').selectAll().limit(most).execute();

export async function removeBack(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('back_in_stock').where('id', 'in', ids).execute();
}

/** The next requests that wait for some products, who asked first comes first. */
export const waitingAfter = (
  db: Kysely<Tables>,
  productIds: readonly number[],
  after: Pick<StockRequestRow, 'consented_at' | 'id'>,
  most: number,
): Promise<StockRequestRow[]> =>
  db
    .selectFrom('stock_requests as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .selectAll('r')
    .where('r.notified_at', 'is', null)
    .where('p.removed_at', 'is', null)
    .where('r.product_id', 'in', productIds)
    .where((eb) =>
      eb.or([
        eb('r.consented_at', '>', after.consented_at),
        eb.and([eb('r.consented_at', '=', after.consented_at), eb('r.id', '>', after.id)]),
      ]),
    )
    .orderBy('r.consented_at')
    .orderBy('r.id')
    .limit(most)
    .execute();

/** Marks a request as answered; true for one caller only when several try at once. */
export const markNotified = (tx: Tx, id: string, at: number, tokenHash: string): Promise<boolean> =>
  hasWritten(
    tx
      .updateTable('stock_requests')
      .set({ notified_at: at, token_hash: tokenHash })
      .where('id', '=', id)
      .where('notified_at', 'is', null),
  );

export const emailOf = async (db: Kysely<Tables>, tokenHash: string): Promise<string | undefined> =>
  (await db.selectFrom('stock_requests').select('email').where('token_hash', '=', tokenHash).executeTakeFirst())?.email;

export const removeEmail = (tx: Tx, email: string) =>
  tx.deleteFrom('stock_requests').where('email', '=', email).execute();

/** Forgets requests answered before one moment, and those that wait since before another. */
export async function removeOld(tx: Tx, answeredBefore: number, askedBefore: number): Promise<number> {
  const answered = await rowsWritten(tx.deleteFrom('stock_requests').where('notified_at', '<', answeredBefore));
  return answered + (await rowsWritten(tx.deleteFrom('stock_requests').where('consented_at', '<', askedBefore)));
}

/** Number of people who wait for each size. */
export const waitingSizes = (db: Kysely<Tables>) =>
  db
    .selectFrom('stock_requests')
    .where('notified_at', 'is', null)
    .select(({ fn }) => ['product_id', 'size_type', fn.countAll<number>().as('people')])
    .groupBy(['product_id', 'size_type'])
    .execute();
