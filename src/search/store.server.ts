import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { Tx } from '../db/database.ts';
import { rowsWritten } from '../db/rowsWritten.server.ts';
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

/** Removes phrases last searched for before a moment, `most` at a time; how many there were. */
export const removeBefore = (tx: Tx, at: number, most: number): Promise<number> =>
  remove(tx, (eb) => eb.selectFrom('search_phrases').select('phrase').where('last_at', '<', at).limit(most));

/** When the last of the phrases of fewer sessions was searched for that is one too many, the newest first. */
export async function timeOfRare(db: Read, sessions: number, most: number): Promise<number | undefined> {
  const [row] = await db
    .selectFrom('search_phrases')
    .select('last_at')
    .where('sessions', '<', sessions)
    .orderBy('last_at', 'desc')
    .offset(most)
    .limit(1)
    .execute();
  return row && Number(row.last_at);
}

/** Removes phrases of fewer sessions up to a moment, `most` at a time; how many there were. */
export const removeRare = (tx: Tx, sessions: number, until: number, most: number): Promise<number> =>
  remove(tx, (eb) =>
    eb
      .selectFrom('search_phrases')
      .select('phrase')
      .where('last_at', '<=', until)
      .where('sessions', '<', sessions)
      .orderBy('last_at')
      .limit(most),
  );

const remove = (
  tx: Tx,
  phrases: (
    eb: ExpressionBuilder<Tables, 'search_phrases'>,
  ) => SelectQueryBuilder<Tables, 'search_phrases', { phrase: string }>,
): Promise<number> => rowsWritten(tx.deleteFrom('search_phrases').where('phrase', 'in', phrases));
