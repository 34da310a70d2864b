import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { keptQuery } from '../../db/keptQuery.server.ts';
import type { Tables } from '../../db/tables.ts';
import type { BasketLine } from '../model.ts';

/** Places beside the basket: put aside for later, or removed a moment ago. */
export type ShelfPlace = 'later' | 'removed';

const shelfRows = keptQuery(2, (db, session: string, place: ShelfPlace) =>
  db
    .selectFrom('basket_shelf')
    .select('line')
    .where('session_id', '=', session)
    .where('place', '=', place)
    .orderBy('moved_at')
    .orderBy('id'),
);

/** Lines of a place, in the order they were moved there. */
export async function shelfOf(db: Kysely<Tables>, session: string, place: ShelfPlace): Promise<BasketLine[]> {
  const rows = await shelfRows(db, session, place);
  return rows.map(({ line }) => JSON.parse(line) as BasketLine);
}

export async function shelve(
  tx: Tx,
  session: string,
  place: ShelfPlace,
  line: BasketLine,
  movedAt: number,
): Promise<void> {
  const changing = { place, line: JSON.stringify(line), moved_at: movedAt };
  await tx
    .insertInto('basket_shelf')
    .values({ id: line.id, session_id: session, ...changing })
    // A line keeps its id wherever it lies; only its own session can have it.
    .onConflict((c) => c.column('id').doUpdateSet(changing).where('basket_shelf.session_id', '=', session))
    .execute();
}

export async function unshelve(tx: Tx, session: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('basket_shelf')
    .where('session_id', '=', session)
    .where('id', 'in', [...ids])
    .execute();
}

/** Gives lines that were taken out to another session; the time in which they can be put back goes on. */
export async function giveRemoved(tx: Tx, from: string, into: string): Promise<void> {
  await tx
    .updateTable('basket_shelf')
    .set({ session_id: into })
    .where('session_id', '=', from)
    .where('place', '=', 'removed')
    .execute();
}

/** Lines that were taken out longer ago cannot be put back any more. */
export async function dropRemoved(tx: Tx, session: string, before: number): Promise<void> {
  await tx
    .deleteFrom('basket_shelf')
    .where('session_id', '=', session)
    .where('place', '=', 'removed')
    .where('moved_at', '<', before)
    .execute();
}
