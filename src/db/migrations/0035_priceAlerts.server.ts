import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who wants to hear that a size has become cheaper. Amounts in grosze, as the shop shows them. */
export const priceAlertsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('price_alerts')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('product_id', 'bigint', (c) => c.notNull())
      .addColumn('size_type', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('below', 'bigint')
      .addColumn('price', 'bigint', (c) => c.notNull())
      .addColumn('consent', 'text', (c) => c.notNull())
      .addColumn('consented_at', 'bigint', (c) => c.notNull())
      .addColumn('confirm_hash', 'text')
      .addColumn('confirm_until', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .addColumn('leave_token', 'text', (c) => c.notNull().unique())
      .execute();
    await db.schema.createIndex('price_alerts_email').on('price_alerts').column('email').execute();
    await db.schema.createIndex('price_alerts_confirm').on('price_alerts').column('confirm_hash').execute();
  },
};
