import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Limits that hold over all machines of a shop; each row is a bucket that fills up again. */
export const ratesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('rates')
      .addColumn('key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('full_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('rates_full').on('rates').column('full_at').execute();
  },
};
