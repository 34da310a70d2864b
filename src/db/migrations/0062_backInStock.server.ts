import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Products that may be bought again and whose waiting people have not been written to yet; empty but for moments. */
export const backInStockMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('back_in_stock')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('product_id', 'bigint', (c) => c.notNull())
      .execute();
  },
};
