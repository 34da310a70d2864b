import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { rowsWritten } from '../db/rowsWritten.server.ts';
import type { PasskeyChallengeRow, PasskeyCodeRow, PasskeyGrantRow, PasskeyRow } from '../db/tables/accounts.ts';
import type { Tables } from '../db/tables.ts';

type Reader = Kysely<Tables>;

export const keysOf = (db: Reader, account: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('account', '=', account).orderBy('created_at').orderBy('id').execute();

export const keyById = (db: Reader, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks the key until the transaction ends: the second of two simultaneous uses sees the counter of the first. */
export const holdKey = (tx: Tx, id: string): Promise<PasskeyRow | undefined> =>
  tx.selectFrom('passkeys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const insertKey = (tx: Tx, row: PasskeyRow) => tx.insertInto('passkeys').values(row).execute();

export const updateKey = (
  tx: Tx,
  id: string,
  change: Partial<Pick<PasskeyRow, 'counter' | 'backed_up' | 'used_at' | 'name'>>,
) => tx.updateTable('passkeys').set(change).where('id', '=', id).execute();

export const removeKey = (tx: Tx, id: string) => tx.deleteFrom('passkeys').where('id', '=', id).execute();

/** Removes the keys of an account, and every right to add one that is still under way. */
export async function removeKeysOf(tx: Tx, account: string): Promise<void> {
  for (const table of ['passkeys', 'passkey_challenges', 'passkey_grants', 'passkey_codes'] as const)
    await tx.deleteFrom(table).where('account', '=', account).execute();
}

export const insertChallenge = (tx: Tx, row: PasskeyChallengeRow) =>
  tx.insertInto('passkey_challenges').values(row).execute();

/** Takes a challenge out: it is used up whether or not the answer to it is right. */
export const takeChallenge = (tx: Tx, challenge: string): Promise<PasskeyChallengeRow | undefined> =>
  tx.deleteFrom('passkey_challenges').where('challenge', '=', challenge).returningAll().executeTakeFirst();

export const insertGrant = (tx: Tx, row: PasskeyGrantRow) => tx.insertInto('passkey_grants').values(row).execute();

export const takeGrant = (tx: Tx, tokenHash: string, kind: string): Promise<PasskeyGrantRow | undefined> =>
  tx
    .deleteFrom('passkey_grants')
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .returningAll()
    .executeTakeFirst();

export const saveCode = (tx: Tx, row: PasskeyCodeRow) =>
  tx
    .insertInto('passkey_codes')
    .values(row)
    .onConflict((c) => c.column('session_id').doUpdateSet(row))
    .execute();

export const codeOf = (tx: Tx, session: string): Promise<PasskeyCodeRow | undefined> =>
  tx.selectFrom('passkey_codes').selectAll().where('session_id', '=', session).forUpdate().executeTakeFirst();

export const countTry = (tx: Tx, session: string, tries: number) =>
  tx.updateTable('passkey_codes').set({ tries }).where('session_id', '=', session).execute();

export const removeCode = (tx: Tx, session: string) =>
  tx.deleteFrom('passkey_codes').where('session_id', '=', session).execute();

/** Removes what can be used no more. */
export async function removeOld(tx: Tx, now: number): Promise<number> {
  let removed = 0;
  for (const table of ['passkey_challenges', 'passkey_grants', 'passkey_codes'] as const) {
    removed += await rowsWritten(tx.deleteFrom(table).where('expires_at', '<=', now));
  }
  return removed;
}
