import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Uses of a code by address and by account: either may change from order to order. */
export const rebateUseAccountsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('rebate_uses').addColumn('account', 'text').execute();
  },
};
