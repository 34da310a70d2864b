import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres } from '../engine.server.ts';

/**
 * Counts orders on PostgreSQL, so that none waits for the number of another; SQLite has one writer. Goes on where the
 * version row `orders` has stopped.
 */
export const orderNumbersMigration: Migration = {
  async up(db: Kysely<never>) {
    if (!isPostgres(db)) return;
    await sql`create sequence order_numbers start with 1001 owned by orders.number`.execute(db);
    await sql`select setval('order_numbers', max(number)) from orders having max(number) is not null`.execute(db);
  },
};
