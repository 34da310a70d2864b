import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders of some days are read without those of all years. */
export const orderDaysMigration: Migration = {
  up: (db: Kysely<never>) => db.schema.createIndex('orders_placed').on('orders').column('placed_at').execute(),
};
