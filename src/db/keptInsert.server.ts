import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Tx } from './database.ts';
import { postCompiled } from './sendAhead.server.ts';
import type { Tables } from './tables.ts';

/**
 * An insert of many rows that imports ask for all the time: built once for each number of rows and engine, later asked
 * with other values. Building it costs more than half of what SQLite then does. Needs no answer: see `post`.
 * @param columns all columns of a row
 * @param build may only hand the rows on: their values are places when it runs
 */
export function keptInsert<Row extends object>(
  columns: readonly (keyof Row & string)[],
  build: (db: Kysely<Tables>, rows: Row[]) => Compilable,
): (tx: Tx, rows: readonly Row[]) => Promise<void> {
  const known = new WeakMap<DialectAdapter, Map<number, CompiledQuery>>();
  const made = (db: Kysely<Tables>, count: number): CompiledQuery => {
    const rows = Array.from({ length: count }, () => Object.fromEntries(columns.map((column) => [column, {}])) as Row);
    const places = rows.flatMap((row) => columns.map((column) => row[column]));
    const compiled = build(db, rows).compile();
    const inOrder = compiled.parameters.every((parameter, n) => parameter === places[n]);
    if (!inOrder || compiled.parameters.length !== places.length) throw new Error('An insert with values of its own');
    return compiled;
  };
  return async (tx, rows) => {
    const { adapter } = tx.getExecutor();
    const queries = known.get(adapter) ?? new Map<number, CompiledQuery>();
    known.set(adapter, queries);
    const compiled = queries.get(rows.length) ?? made(tx, rows.length);
    queries.set(rows.length, compiled);
    const parameters: unknown[] = [];
    for (const row of rows) for (const column of columns) parameters.push(row[column]);
    await postCompiled(tx, { ...compiled, parameters });
  };
}
