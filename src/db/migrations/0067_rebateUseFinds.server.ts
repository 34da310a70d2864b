import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Uses of a code by account, and by the order that gives one back: both are looked for while an order is written. */
export const rebateUseFindsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.createIndex('rebate_uses_account').on('rebate_uses').columns(['code', 'account']).execute();
    await db.schema.createIndex('rebate_uses_order').on('rebate_uses').column('order_id').execute();
  },
};
