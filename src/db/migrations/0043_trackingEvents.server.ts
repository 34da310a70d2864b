import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deeds that wait to be measured in the browser that did them. */
export const trackingEventsMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('tracking_events')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('deed', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('done_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('tracking_events_session').on('tracking_events').column('session_id').execute();
  },
};
