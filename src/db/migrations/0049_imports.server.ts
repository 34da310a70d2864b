import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whose turn it is to import, and what was imported last of each source and address. */
export const importsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('import_turns')
      .addColumn('name', 'text', (c) => c.primaryKey().notNull())
      .addColumn('holder', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('imported_feeds')
      .addColumn('source', 'text', (c) => c.primaryKey().notNull())
      .addColumn('fingerprint', 'text', (c) => c.notNull())
      .addColumn('imported_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('polled_feeds')
      .addColumn('address', 'text', (c) => c.primaryKey().notNull())
      .addColumn('etag', 'text')
      .addColumn('last_modified', 'text')
      .addColumn('fingerprint', 'text')
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
