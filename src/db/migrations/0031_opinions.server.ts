import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Opinions about products, and who found which helpful. */
export const opinionsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('opinions')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('product_id', 'bigint', (c) => c.notNull())
      .addColumn('customer_id', 'text')
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('rating', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('content_mark', 'text', (c) => c.notNull().unique())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('why', 'text')
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('decided_at', 'bigint')
      .addColumn('answer', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('helpful', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('opinions_product')
      .on('opinions')
      .columns(['product_id', 'state', 'made_at'] as never)
      .execute();
    await db.schema.createIndex('opinions_customer').on('opinions').column('customer_id').execute();
    await db.schema
      .createTable('opinion_votes')
      .addColumn('opinion_id', 'text', (c) => c.notNull().references('opinions.id').onDelete('cascade'))
      .addColumn('voter', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('opinion_votes_key', ['opinion_id', 'voter'])
      .execute();
  },
};
