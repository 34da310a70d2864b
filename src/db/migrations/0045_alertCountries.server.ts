import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The country whose prices an alert is about; null: home. */
export const alertCountriesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('price_alerts').addColumn('country', 'text').execute();
  },
};
