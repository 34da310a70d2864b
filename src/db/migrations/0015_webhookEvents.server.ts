import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Events of orders, queued with what they tell of until the merchant's program has them. */
export const webhookEventsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('webhook_events')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'bigint')
      .addColumn('sent_at', 'bigint')
      .addColumn('failed_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('webhook_events_due')
      .on('webhook_events')
      .columns(['sent_at', 'failed_at', 'due_at'])
      .execute();
    await db.schema.createIndex('webhook_events_age').on('webhook_events').column('created_at').execute();
  },
};
