import type { Tx } from '../../db/database.ts';
import { rowsWritten } from '../../db/rowsWritten.server.ts';
import type { Attempts } from '../attempts.ts';

/** Locks the tries until the transaction ends, so that simultaneous ones count one by one. */
export async function attemptsOf(tx: Tx, key: string): Promise<Attempts | undefined> {
  const row = await tx.selectFrom('attempts').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
  return row && { failures: row.failures, blockedUntil: row.blocked_until, lastAt: row.last_at };
}

/** A row to be held, where there is none yet. */
export const touchAttempts = (tx: Tx, key: string) =>
  tx
    .insertInto('attempts')
    .values({ key, failures: 0, blocked_until: 0, last_at: 0 })
    .onConflict((c) => c.column('key').doNothing())
    .execute();

export const saveAttempts = (tx: Tx, key: string, { failures, blockedUntil, lastAt }: Attempts) =>
  tx
    .updateTable('attempts')
    .set({ failures, blocked_until: blockedUntil, last_at: lastAt })
    .where('key', '=', key)
    .execute();

export const removeAttempts = (tx: Tx, key: string) => tx.deleteFrom('attempts').where('key', '=', key).execute();

export const removeOldAttempts = (tx: Tx, before: number): Promise<number> =>
  rowsWritten(tx.deleteFrom('attempts').where('last_at', '<', before));
