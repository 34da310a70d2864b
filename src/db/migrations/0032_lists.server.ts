import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Shopping lists of a session, which is that of the account once somebody is signed in, and what stands on them. */
export const listsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('shopping_lists')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.unique())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('joined_at', 'bigint')
      .addColumn('removed_at', 'bigint')
      .execute();
    await db.schema.createIndex('shopping_lists_session').on('shopping_lists').column('session_id').execute();
    await db.schema
      .createTable('list_entries')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('list_id', 'text', (c) => c.notNull().references('shopping_lists.id').onDelete('cascade'))
      .addColumn('product_id', 'bigint', (c) => c.notNull())
      .addColumn('size_type', 'text', (c) => c.notNull())
      .addColumn('quantity', 'bigint', (c) => c.notNull())
      .addColumn('precision', 'integer', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addColumn('place', 'bigint', (c) => c.notNull())
      .addColumn('added_at', 'bigint', (c) => c.notNull())
      .addColumn('removed_at', 'bigint')
      .execute();
    await db.schema.createIndex('list_entries_list').on('list_entries').columns(['list_id', 'place']).execute();
  },
};
