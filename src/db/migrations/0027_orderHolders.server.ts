import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where unpaid orders were placed from, and how many pieces each keeps from the others meanwhile. */
export const orderHoldersMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('order_holders')
      .addColumn('order_id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('pieces', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('order_holders_holder').on('order_holders').column('holder').execute();
  },
};
