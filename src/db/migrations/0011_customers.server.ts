import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A session may be a customer's: what they gather then hangs on a session of their own, which no token opens. */
async function signedIn(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('customer_id', 'text', (c) => c.references('sessions.id').onDelete('cascade'))
    .execute();
  await db.schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.createIndex('sessions_customer').on('sessions').column('customer_id').execute();
}

async function customers(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull().references('sessions.id').onDelete('cascade'))
    .addColumn('login', 'text', (c) => c.notNull())
    .addColumn('login_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function belongings(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('customer_addresses')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('is_default', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('customer_addresses_of').on('customer_addresses').column('customer_id').execute();
  await db.schema
    .createTable('customer_consents')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('words', 'text', (c) => c.notNull())
    .addColumn('given_at', 'bigint', (c) => c.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute();
  await db.schema.createIndex('customer_consents_of').on('customer_consents').column('customer_id').execute();
}

async function waysIn(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('customer_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('customer_id', 'text', (c) => c.notNull().references('customers.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('customer_links_of').on('customer_links').column('customer_id').execute();
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('blocked_until', 'bigint', (c) => c.notNull())
    .addColumn('last_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('attempts_last').on('attempts').column('last_at').execute();
}

export const customersMigration: Migration = {
  async up(db: Kysely<never>) {
    await signedIn(db);
    await customers(db);
    await belongings(db);
    await waysIn(db);
  },
};
