import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Refunds that a provider has taken and not paid out yet, and how often it has cancelled one. */
export const refundTriesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('order_money').addColumn('provider_refund', 'text').execute();
    await db.schema
      .alterTable('order_money')
      .addColumn('cancelled_tries', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('order_money_payment').on('order_money').column('payment_id').execute();
  },
};
