import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { SearchPhraseRow } from '../db/tables/search.ts';
import type { Tables } from '../db/tables.ts';

type Read = Kysely<Tables>;

/** Counts one more session of a phrase. */
export const addSession = (tx: Tx, phrase: string, found: number, at: number) =>
  tx
    .insertInto('search_phrases')
    .values({ phrase, found, sessions: 1, last_at: at })
    .onConflict((c) =>
      c.column('phrase').doUpdateSet((eb) => ({
        sessions: eb('search_phrases.sessions', '+', 1),
        found: eb.ref('excluded.found'),
        last_at: eb.ref('excluded.last_at'),
      })),
    )
    .execute();

/** Phrases of at least so many sessions that found something, the most wanted first. */
export const wanted = (db: Read, sessions: number, most: number): Promise<SearchPhraseRow[]> =>
  db
    .selectFrom('search_phrases')
    .selectAll()
    .where('sessions', '>=', sessions)
    .where('found', '>', 0)
    .orderBy('sessions', 'desc')
    .orderBy('phrase')
    .limit(most)
    .execute();

/** Phrases with their counts, the most wanted first. */
export const all = (db: Read): Promise<SearchPhraseRow[]> =>
  db.selectFrom('search_phrases').selectAll().orderBy('sessions', 'desc').orderBy('phrase').execute();

export const forgetBefore = (tx: Tx, at: number) => tx.deleteFrom('search_phrases').where('last_at', '<', at).execute();
