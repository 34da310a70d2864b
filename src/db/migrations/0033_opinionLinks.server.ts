import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Asking a buyer for opinions: when, by which links, and who wants no such e-mail; what an opinion says of its purchase. */
export const opinionLinksMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('opinions')
      .addColumn('confirmed', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('opinions').addColumn('size_name', 'text').execute();
    await db.schema
      .createTable('opinion_requests')
      .addColumn('order_id', 'text', (c) => c.primaryKey().notNull().references('orders.id').onDelete('cascade'))
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('leave_hash', 'text', (c) => c.unique())
      .execute();
    await db.schema.createIndex('opinion_requests_due').on('opinion_requests').columns(['done_at', 'due_at']).execute();
    await db.schema
      .createTable('opinion_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('order_number', 'bigint', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .addUniqueConstraint('opinion_links_place', ['order_id', 'place'] as never)
      .execute();
    await db.schema
      .createTable('opinion_refusals')
      .addColumn('email_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
