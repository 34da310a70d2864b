import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What shoppers send. Not bound to sessions: a file that went with a form stays when its session is over. */
export const filesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('owner', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('size', 'bigint', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('used_for', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('uploads_owner').on('uploads').columns(['owner', 'used_at']).execute();
    await db.schema.createIndex('uploads_waiting').on('uploads').columns(['used_at', 'created_at']).execute();
  },
};
