import type { Migration } from 'kysely/migration';

export const system: Migration = {
  async up(db) {
    await db.schema
      .createTable('settings')
      .addColumn('key', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('versions')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'bigint', (column) => column.notNull())
      .execute();
  },
};
