import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which forms were sent a moment ago, so that one which is sent twice is one message in whichever processes it arrives. */
export const sentFormsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('sent_forms')
      .addColumn('mark', 'text', (c) => c.primaryKey().notNull())
      .addColumn('email_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sent_forms_at').on('sent_forms').column('at').execute();
  },
};
