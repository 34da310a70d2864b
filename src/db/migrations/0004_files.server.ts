import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Table of uploaded files. It does not depend on sessions: a file that went with a form stays when its session is over.
 */
async function uploads(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('owner', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('used_for', 'text', (c) => c.notNull())
    .addColumn('keep_until', 'bigint')
    .execute();
  await db.schema.createIndex('uploads_owner').on('uploads').columns(['owner', 'used_at']).execute();
  await db.schema.createIndex('uploads_kept').on('uploads').column('keep_until').execute();
}

async function mailAttachments(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('reply_to', 'text').execute();
  await db.schema
    .createTable('mail_attachments')
    .addColumn('mail_id', 'text', (c) => c.notNull().references('mails.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mail_attachments_key', ['mail_id', 'place'])
    .execute();
}

export const filesMigration: Migration = {
  async up(db: Kysely<never>) {
    await uploads(db);
    await mailAttachments(db);
  },
};
