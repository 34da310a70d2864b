import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a rebate code without a first day was first there: the 30 days before its reduction are counted from then. */
export const codeStartsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('code_starts')
      .addColumn('code', 'text', (c) => c.primaryKey().notNull())
      .addColumn('rebate', 'text', (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
