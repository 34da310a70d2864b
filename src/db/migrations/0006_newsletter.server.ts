import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses that asked for the newsletter; one that was never confirmed is forgotten. */
export const newsletterMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('consent', 'text', (c) => c.notNull())
      .addColumn('consented_at', 'bigint', (c) => c.notNull())
      .addColumn('confirm_hash', 'text', (c) => c.unique())
      .addColumn('confirm_until', 'bigint')
      .addColumn('confirmed_at', 'bigint')
      .addColumn('written_at', 'bigint', (c) => c.notNull())
      .addColumn('leave_token', 'text', (c) => c.notNull().unique())
      .execute();
  },
};
