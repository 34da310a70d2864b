import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often a file was fetched; null: it was handed out before that was written down. */
export const fetchedTimesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('downloads').addColumn('fetched', 'integer').execute();
  },
};
