import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Files that were bought, each once for its line. */
export const downloadsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('downloads')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('file', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('left', 'integer', (c) => c.notNull())
      .addUniqueConstraint('downloads_once', ['order_id', 'place', 'file'] as never)
      .execute();
  },
};
