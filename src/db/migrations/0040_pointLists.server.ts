import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of pick-up points that were imported, whole: they come whole from their carrier, and are looked through in memory. */
export const pointListsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('point_lists')
      .addColumn('name', 'text', (c) => c.primaryKey().notNull())
      .addColumn('points', 'text', (c) => c.notNull())
      .addColumn('imported_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};
