import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Language of a page on which somebody left an address, for what is mailed to it later; null: Polish. */
export const addresseeLanguagesMigration: Migration = {
  async up(db: Kysely<never>) {
    for (const table of ['customers', 'stock_requests', 'price_alerts'])
      await db.schema.alterTable(table).addColumn('language', 'text').execute();
  },
};
