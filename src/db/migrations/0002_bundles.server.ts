import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whenever a part changes, the bundles that hold it are looked for; they are few among many products. */
export const bundlesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createIndex('products_bundles')
      .on('products')
      .column('id')
      .where(sql.ref('type'), '=', sql.lit('bundle'))
      .execute();
  },
};
