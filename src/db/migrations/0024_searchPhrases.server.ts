import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was searched for and how often; nothing says by whom. */
export const searchPhrasesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('search_phrases')
      .addColumn('phrase', 'text', (c) => c.primaryKey().notNull())
      .addColumn('sessions', 'bigint', (c) => c.notNull())
      .addColumn('found', 'bigint', (c) => c.notNull())
      .addColumn('last_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('search_phrases_sessions').on('search_phrases').column('sessions').execute();
  },
};
