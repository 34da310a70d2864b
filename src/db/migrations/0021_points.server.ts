import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Points of customers: what each order took and gave. Rows are added, never changed. */
export const pointsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('point_entries')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('customer_id', 'text', (c) => c.references('customers.id').onDelete('set null'))
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('order_number', 'bigint', (c) => c.notNull())
      .addColumn('amount', 'bigint', (c) => c.notNull())
      .addColumn('balance', 'bigint', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    // Two who would write the same balance anew cannot both be written.
    await db.schema
      .createIndex('point_entries_customer')
      .on('point_entries')
      .columns(['customer_id', 'place'])
      .unique()
      .execute();
    await db.schema.createIndex('point_entries_order').on('point_entries').column('order_id').execute();
  },
};
