import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Products whose stock has changed and whose version has not been moved yet; empty but for moments. */
export const untoldProductsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('untold_products')
      .addColumn('product_id', 'bigint', (c) => c.notNull())
      .execute();
  },
};
