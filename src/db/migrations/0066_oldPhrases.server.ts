import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Phrases by when they were last searched for: the sweep finds old ones, and rare ones beyond their number, in the index alone. */
export const oldPhrasesMigration: Migration = {
  up: (db: Kysely<never>) =>
    db.schema
      .createIndex('search_phrases_last')
      .on('search_phrases')
      .columns(['last_at', 'sessions', 'phrase'])
      .execute(),
};
