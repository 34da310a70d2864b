import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { TrackingEventRow } from '../db/tables/measuring.ts';
import type { Tables } from '../db/tables.ts';

/** Number of events of a session that were done after a moment, epoch ms. */
export const countOf = async (db: Kysely<Tables>, session: string, after: number): Promise<number> => {
  const { n } = await db
    .selectFrom('tracking_events')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('session_id', '=', session)
    .where('done_at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(n);
};

export const insert = (tx: Tx, rows: readonly TrackingEventRow[]) =>
  tx.insertInto('tracking_events').values(rows).execute();

/** Takes all away, in the order in which they were done: of two who ask at once only one gets them. */
export async function takeOf(tx: Tx, session: string): Promise<TrackingEventRow[]> {
  const rows = await tx.deleteFrom('tracking_events').where('session_id', '=', session).returningAll().execute();
  return rows.sort((a, b) => a.done_at - b.done_at || a.place - b.place);
}

/** Events of a session that wait to be heard, in the order in which they were done. */
export const rowsOf = (db: Kysely<Tables>, session: string): Promise<TrackingEventRow[]> =>
  db
    .selectFrom('tracking_events')
    .selectAll()
    .where('session_id', '=', session)
    .orderBy('done_at')
    .orderBy('place')
    .execute();

export const remove = (tx: Tx, session: string, ids: readonly string[]) =>
  tx.deleteFrom('tracking_events').where('session_id', '=', session).where('id', 'in', ids).execute();
