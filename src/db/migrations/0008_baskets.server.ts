import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns for a line's comment and choices, and its stock at the last look. */
async function lineColumns(db: Kysely<never>): Promise<void> {
  const add = (name: 'comment' | 'stock_seen' | 'stock_before' | 'stock_changed_at') =>
    db.schema
      .alterTable('basket_lines')
      .addColumn(name, name === 'comment' ? 'text' : 'bigint', (c) =>
        name === 'comment' ? c.notNull().defaultTo(sql`''`) : c,
      )
      .execute();
  for (const name of ['comment', 'stock_seen', 'stock_before', 'stock_changed_at'] as const) await add(name);
}

/** Lines that were put aside for later, and lines that were taken out and may be put back. */
async function shelf(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('basket_shelf')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('moved_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('basket_shelf_session')
    .on('basket_shelf')
    .columns(['session_id', 'place', 'moved_at'])
    .execute();
}

/** Table of choices for a basket as a whole. */
async function choices(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('basket_choices')
    .addColumn('session_id', 'text', (c) => c.primaryKey().notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('code', 'text')
    .addColumn('gift_product', 'bigint')
    .addColumn('gift_size', 'text')
    .execute();
}

export const basketsMigration: Migration = {
  async up(db: Kysely<never>) {
    await lineColumns(db);
    await shelf(db);
    await choices(db);
  },
};
