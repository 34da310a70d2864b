import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses of an older shop, and where they lead now. */
export const redirectsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('redirects')
      .addColumn('from_path', 'text', (c) => c.primaryKey().notNull())
      .addColumn('to_path', 'text', (c) => c.notNull())
      .execute();
  },
};
