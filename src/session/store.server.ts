import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { keptQuery } from '../db/keptQuery.server.ts';
import { hasWritten, rowsWritten } from '../db/rowsWritten.server.ts';
import type { SessionRow } from '../db/tables/session.ts';
import type { Tables } from '../db/tables.ts';

const tokenRows = keptQuery(2, (db, tokenHash: string, now: number) =>
  db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).where('expires_at', '>', now),
);

export const byToken = async (db: Kysely<Tables>, tokenHash: string, now: number): Promise<SessionRow | undefined> =>
  (await tokenRows(db, tokenHash, now))[0];

/**
 * Tells whether a session is there, and locks it until the transaction ends, so that no clean-up removes it meanwhile.
 */
export const isAlive = async (tx: Tx, id: string, now: number): Promise<boolean> =>
  (await aliveRows(tx, id, now)).length > 0;

const aliveRows = keptQuery(2, (db, id: string, now: number) =>
  db.selectFrom('sessions').select('id').where('id', '=', id).where('expires_at', '>', now).forUpdate(),
);

/** Sessions in which a customer is signed in, last used first. */
export const ofCustomer = (db: Kysely<Tables>, customer: string, now: number): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('customer_id', '=', customer)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .execute();

/** Adds a session; one that is there already is left as it is. */
export async function insert(tx: Tx, row: SessionRow): Promise<void> {
  await tx
    .insertInto('sessions')
    .values(row)
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export const update = (
  tx: Tx,
  id: string,
  change: Partial<Pick<SessionRow, 'token_hash' | 'expires_at' | 'proved_at'>>,
): Promise<boolean> => hasWritten(tx.updateTable('sessions').set(change).where('id', '=', id));

/** Removes a session with everything that belongs to it. */
export async function remove(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Sessions of a customer, all but one or only one; how many there were. */
export async function removeOf(
  tx: Tx,
  customer: string,
  which: { except: string } | { only: string } | 'all',
): Promise<number> {
  let asked = tx.deleteFrom('sessions').where('customer_id', '=', customer);
  if (which !== 'all')
    asked = 'only' in which ? asked.where('id', '=', which.only) : asked.where('id', '!=', which.except);
  return rowsWritten(asked);
}

/** Removes sessions that are over, with all that hangs on them; how many there were, `most` at a time. */
export const removeExpired = (tx: Tx, now: number, most: number): Promise<number> =>
  rowsWritten(
    tx
      .deleteFrom('sessions')
      .where('id', 'in', (eb) =>
        eb.selectFrom('sessions').select('id').where('expires_at', '<=', now).orderBy('expires_at').limit(most),
      ),
  );
