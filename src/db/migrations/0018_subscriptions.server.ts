import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Subscriptions, and which order was made for which of them; an order has one place in one. */
export const subscriptionsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('subscriptions')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('why', 'text')
      .addColumn('days', 'integer', (c) => c.notNull())
      .addColumn('made', 'integer', (c) => c.notNull())
      .addColumn('least', 'integer', (c) => c.notNull())
      .addColumn('last', 'integer')
      .addColumn('next_day', 'text', (c) => c.notNull())
      .addColumn('look_day', 'text', (c) => c.notNull())
      .addColumn('announced', 'bigint')
      .addColumn('trouble', 'text')
      .addColumn('trouble_until', 'text')
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('subscriptions_due').on('subscriptions').columns(['state', 'look_day']).execute();
    await db.schema
      .createTable('subscription_orders')
      .addColumn('order_id', 'text', (c) => c.primaryKey().notNull().references('orders.id').onDelete('cascade'))
      .addColumn('subscription_id', 'text', (c) => c.notNull().references('subscriptions.id').onDelete('cascade'))
      .addColumn('place', 'integer', (c) => c.notNull())
      .addUniqueConstraint('subscription_orders_place', ['subscription_id', 'place'] as never)
      .execute();
  },
};
