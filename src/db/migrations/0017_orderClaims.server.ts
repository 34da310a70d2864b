import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Links that join orders placed without signing in to the account that asked for them. */
export const orderClaimsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('order_claims')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('customer_id', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('order_claims_customer').on('order_claims').column('customer_id').execute();
    await db.schema.createIndex('order_claims_expiry').on('order_claims').column('expires_at').execute();
    await db.schema.createIndex('orders_email').on('orders').expression(sql`lower(email)`).execute();
  },
};
