import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which e-mails go before others, and an index of those that wait alone, in the order in which they go. */
export const mailUrgencyMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('mails')
      .addColumn('urgency', 'integer', (c) => c.notNull().defaultTo(1))
      .execute();
    await db.schema.dropIndex('mails_due').execute();
    await sql`
      create index mails_waiting on mails (urgency, due_at) where sent_at is null and failed_at is null`.execute(db);
  },
};
