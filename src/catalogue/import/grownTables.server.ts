import { sql } from 'kysely';
import type { Db } from '../../db/open.server.ts';

/** Products after which PostgreSQL looks at the tables for the first time; then after so many times as many. */
const FIRST = 400;
const GROWTH = 4;

/** Tables that an import fills. */
export const IMPORTED_TABLES = [
  'products',
  'product_categories',
  'sizes',
  'stocks',
  'price_entries',
  'parameters',
  'parameter_values',
  'product_values',
  'categories',
  'producers',
  'series',
] as const;

/**
 * Has PostgreSQL look at the tables while a first import fills them. It keeps the plans that it made for empty tables, where
 * each question goes through all rows, until something looks: by itself within a minute, on servers that do so at all.
 * @returns to be called with how many products have been added so far
 */
export function grownTables(db: Db): (added: number) => Promise<void> {
  let next = FIRST;
  return async (added) => {
    if (db.kind !== 'postgres' || added < next) return;
    while (next <= added) next *= GROWTH;
    // A table that somebody else looks at is passed over: there is nothing to wait for.
    await db.write((tx) =>
      sql`analyze (skip_locked) ${sql.join(IMPORTED_TABLES.map((name) => sql.table(name)))}`.execute(tx),
    );
  };
}
