import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function sessions(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();
}

async function basketLines(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('basket_lines')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .addColumn('size_type', 'text', (c) => c.notNull())
    .addColumn('additional', 'text', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull())
    .addColumn('precision', 'integer', (c) => c.notNull())
    .addColumn('for_points', 'integer', (c) => c.notNull())
    .addColumn('subscription_days', 'integer', (c) => c.notNull())
    .addColumn('chosen', 'text', (c) => c.notNull())
    .addColumn('price_seen', 'bigint')
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    // Also the way to all lines of a session.
    .addUniqueConstraint('basket_lines_thing', [
      'session_id',
      'product_id',
      'size_type',
      'additional',
      'for_points',
    ] as never)
    .execute();
}

async function mails(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .execute();
  // Mails that are done with have no due moment worth looking at; a few wait at any time.
  await db.schema.createIndex('mails_due').on('mails').columns(['sent_at', 'failed_at', 'due_at']).execute();
}

async function stockRequests(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('stock_requests')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('product_id', 'bigint', (c) => c.notNull())
    .addColumn('size_type', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('consented_at', 'bigint', (c) => c.notNull())
    .addColumn('notified_at', 'bigint')
    .addColumn('token_hash', 'text', (c) => c.unique())
    .addUniqueConstraint('stock_requests_once', ['product_id', 'size_type', 'email'] as never)
    .execute();
  await db.schema.createIndex('stock_requests_email').on('stock_requests').column('email').execute();
}

/** Tables for what the shop remembers of shoppers. */
export const shoppersMigration: Migration = {
  async up(db: Kysely<never>) {
    await sessions(db);
    await basketLines(db);
    await mails(db);
    await stockRequests(db);
  },
};
