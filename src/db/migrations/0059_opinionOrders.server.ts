import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order whose link wrote an opinion: its buyer is told when the opinion is refused. */
export const opinionOrdersMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('opinions').addColumn('order_id', 'text').execute();
  },
};
