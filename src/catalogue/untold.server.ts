import { type Kysely, sql } from 'kysely';
import { beforeCommit, followWith } from '../db/afterCommit.server.ts';
import type { Db, Tx } from '../db/database.ts';
import { isPostgres } from '../db/engine.server.ts';
import { keptPost } from '../db/keptStatement.server.ts';
import { postRaw } from '../db/sendAhead.server.ts';
import type { UntoldProductRow } from '../db/tables/catalogue.ts';
import type { Tables } from '../db/tables.ts';
import { postBump, versionNow } from '../db/versions.server.ts';
import { CATALOGUE_VERSION } from './import/version.server.ts';

const told = new WeakMap<Tx, Set<number>>();

/**
 * Tells every process which products to look at anew, before the caller of `tx` is answered. On PostgreSQL the row of the
 * version would be held until COMMIT is on the disk, and sales would go one after another: there they write down what they have changed,
 * and one statement after COMMIT moves the version for all that have been committed.
 */
export async function tellOf(tx: Tx, products: readonly number[]): Promise<void> {
  if (products.length === 0) return;
  if (isPostgres(tx)) {
    await writeDown(tx, { rows: untoldRows(products) });
    return tellWritten(tx);
  }
  const ids = told.get(tx) ?? new Set();
  if (ids.size === 0) beforeCommit(tx, () => tell(tx, [...ids]));
  for (const id of products) ids.add(id);
  told.set(tx, ids);
}

const writeDown = keptPost<{ rows: UntoldProductRow[] }>((db, { rows }) =>
  db.insertInto('untold_products').values(rows),
);

export const untoldRows = (products: readonly number[]): UntoldProductRow[] =>
  products.map((id) => ({ product_id: id }));

/** Tells of products as `tellOf` does on PostgreSQL, where the rows have been written by another statement. */
export const tellWritten = (tx: Tx): void => followWith(tx, tellUntold);

async function tell(tx: Tx, ids: number[]): Promise<void> {
  await postBump(tx, CATALOGUE_VERSION);
  await mark(tx, { ids });
}

const mark = keptPost<{ ids: number[] }>((db, { ids }) =>
  db
    .updateTable('products')
    .set({ changed_version: versionNow(db, CATALOGUE_VERSION) })
    .where('id', 'in', ids),
);

/** Tells of all that is written down, whoever wrote it. */
async function tellUntold(tx: Tx): Promise<void> {
  if (isPostgres(tx)) return tellAtOnce(tx);
  const ids = await untold(tx);
  if (ids.length === 0) return;
  await tell(tx, ids);
  await tx.deleteFrom('untold_products').execute();
}

async function tellAtOnce(tx: Tx): Promise<void> {
  // By itself and first: what others commit while this waits is told as well, and all who change products hold this row before them.
  await postRaw(tx, sql`select from versions where name = ${CATALOGUE_VERSION} for update`);
  // A list of ids, so that products are never looked through for them.
  await postRaw(
    tx,
    sql`
    with gone as (delete from untold_products returning product_id),
    moved as (
      insert into versions (name, value) select ${CATALOGUE_VERSION}, 1 where exists (select from gone)
      on conflict (name) do update set value = versions.value + 1 returning value
    )
    update products set changed_version = (select value from moved) where id = any(array(select product_id from gone))`,
  );
}

const untold = async (db: Kysely<Tables>): Promise<number[]> =>
  (await db.selectFrom('untold_products').select('product_id').distinct().execute()).map(({ product_id: id }) => id);

/** Tells of what a process that has died, or could not reach the store, has left written down. */
export async function tellLeft(db: Db): Promise<void> {
  if ((await untold(db.read)).length > 0) await db.write(tellUntold);
}
