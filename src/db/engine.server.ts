import { type Expression, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tx } from './database.ts';
import { postRaw } from './sendAhead.server.ts';

/** Whether many write at once here; on SQLite writers go one after another anyway. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Makes whoever else holds this name wait until the transaction ends. */
export async function holdName(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await postRaw(tx, sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * A column, as `table.column`, that rows are not to be found by. SQLite counts no values: it takes any `=` for narrower than a stretch
 * of time, and a stretch for narrower than the order that is asked for (https://www.sqlite.org/optoverview.html#uplus). PostgreSQL counts them.
 */
export const asValue = <Value>(db: Pick<Kysely<unknown>, 'getExecutor'>, column: string): Expression<Value> =>
  isPostgres(db) ? sql<Value>`${sql.ref(column)}` : sql<Value>`+${sql.ref(column)}`;

/** Number at this path in a column that holds JSON, as `table.column`; null where there is none. */
export const numberIn = (
  db: Pick<Kysely<unknown>, 'getExecutor'>,
  column: string,
  path: readonly string[],
): Expression<number | null> =>
  isPostgres(db)
    ? sql`(${sql.ref(column)}::json #>> ${`{${path.join()}}`}::text[])::bigint`
    : sql`json_extract(${sql.ref(column)}, ${`$.${path.join('.')}`})`;
