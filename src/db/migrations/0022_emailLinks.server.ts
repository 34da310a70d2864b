import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Proof of addresses, and the links for it. */
export const emailLinksMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('customers').addColumn('email_verified_at', 'bigint').execute();
    await db.schema
      .createTable('email_links')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('customer_id', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('email_links_customer').on('email_links').column('customer_id').execute();
    await db.schema.createIndex('email_links_expiry').on('email_links').column('expires_at').execute();
  },
};
