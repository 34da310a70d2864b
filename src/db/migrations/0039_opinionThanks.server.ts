import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the shop gave for an opinion, in its own words. */
export const opinionThanksMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('opinions').addColumn('thanks', 'text').execute();
  },
};
