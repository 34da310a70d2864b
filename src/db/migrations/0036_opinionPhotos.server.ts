import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Photos of opinions; their bytes lie with the other files of shoppers, under the same ids. */
export const opinionPhotosMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('opinion_photos')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('opinion_id', 'text', (c) => c.notNull().references('opinions.id').onDelete('cascade'))
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('opinion_photos_opinion').on('opinion_photos').column('opinion_id').execute();
  },
};
