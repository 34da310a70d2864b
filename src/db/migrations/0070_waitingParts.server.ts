import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Parts of a bundle that somebody waits for, as an address carries them; null: as the merchant made it. */
export const waitingPartsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('stock_requests').addColumn('parts', 'text').execute();
  },
};
