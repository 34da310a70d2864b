import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists that others may add to by their link, and what others have added. */
export const sharedListsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('shopping_lists')
      .addColumn('others_add', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('list_entries')
      .addColumn('by_others', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
