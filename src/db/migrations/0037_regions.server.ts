import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Country and postcode that a session has chosen for a while. */
export const regionsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('regions')
      .addColumn('session_id', 'text', (c) => c.primaryKey().notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('delivery', 'text')
      .addColumn('billing', 'text')
      .addColumn('delivery_zipcode', 'text')
      .addColumn('billing_zipcode', 'text')
      .execute();
  },
};
