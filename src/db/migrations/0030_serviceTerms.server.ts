import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is taken of each term of a service, and which terms an order took. */
export const serviceTermsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('service_terms')
      .addColumn('product_id', 'bigint', (c) => c.notNull())
      .addColumn('term', 'text', (c) => c.notNull())
      .addColumn('taken', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('service_terms_key', ['product_id', 'term'])
      .execute();
    await db.schema.alterTable('order_stock').addColumn('term', 'text').execute();
  },
};
