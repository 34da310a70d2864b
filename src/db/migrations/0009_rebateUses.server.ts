import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders that had a rebate code. Not bound to sessions: a code stays used. */
export const rebateUsesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('rebate_uses')
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text', (c) => c.notNull())
      .addColumn('customer', 'text')
      .addColumn('used_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('rebate_uses_key', ['code', 'order_id'] as never)
      .execute();
    await db.schema
      .createIndex('rebate_uses_customer')
      .on('rebate_uses')
      .columns(['code', 'customer'] as never)
      .execute();
  },
};
