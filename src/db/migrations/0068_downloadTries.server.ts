import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a file that was bought was last counted as fetched: what is asked for soon after is the same try. */
export const downloadTriesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('downloads').addColumn('counted_at', 'bigint').execute();
  },
};
