import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was typed for a withdrawal that is not stated yet, so that its steps have addresses that Back can open. */
export const withdrawalDraftsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('withdrawal_drafts')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('withdrawal_drafts_order')
      .on('withdrawal_drafts')
      .columns(['order_id', 'at'])
      .execute();
    await db.schema.createIndex('withdrawal_drafts_at').on('withdrawal_drafts').column('at').execute();
  },
};
