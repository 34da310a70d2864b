import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import { hasWritten } from '../db/rowsWritten.server.ts';
import type { UploadRow } from '../db/tables/files.ts';
import type { Tables } from '../db/tables.ts';

export interface Waiting {
  files: number;
  bytes: number;
}

/** Size and number of files that wait for a form, of one owner or of everybody. */
export async function waiting(db: Kysely<Tables>, owner?: string): Promise<Waiting> {
  let query = db
    .selectFrom('uploads')
    .select((one) => [one.fn.countAll().as('files'), one.fn.sum('size').as('bytes')])
    .where('used_at', 'is', null);
  if (owner !== undefined) query = query.where('owner', '=', owner);
  const { files, bytes } = await query.executeTakeFirstOrThrow();
  return { files: Number(files), bytes: Number(bytes ?? 0) };
}

/** Bytes of the files that have an end: whatever no order needs. */
export async function heldBytes(db: Kysely<Tables>): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select((one) => one.fn.sum('size').as('bytes'))
    // Every end there is: SQLite finds nothing by "is not null".
    .where('keep_until', '>=', WITH_SESSION)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

export const insert = (tx: Tx, row: UploadRow): Promise<unknown> => tx.insertInto('uploads').values(row).execute();

export const byOwner = (db: Kysely<Tables>, owner: string, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).where('owner', '=', owner).executeTakeFirst();

/** Locks those of the ids that wait and belong to the owner. */
export const waitingOf = async (tx: Tx, owner: string, ids: readonly string[]): Promise<UploadRow[]> =>
  ids.length === 0
    ? []
    : await tx
        .selectFrom('uploads')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', 'in', ids)
        .where('used_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .forUpdate()
        .execute();

type Use = Pick<UploadRow, 'used_at' | 'used_for' | 'keep_until'>;

export const markUsed = (tx: Tx, ids: readonly string[], use: Use): Promise<unknown> =>
  tx.updateTable('uploads').set(use).where('id', 'in', ids).execute();

export const removeWaiting = (tx: Tx, owner: string, id: string): Promise<boolean> =>
  hasWritten(tx.deleteFrom('uploads').where('id', '=', id).where('owner', '=', owner).where('used_at', 'is', null));

/** Value of `keep_until` for a file that is kept as long as its owner's session lives. */
export const WITH_SESSION = 0;

export const changeOwner = async (tx: Tx, from: string, to: string): Promise<void> =>
  void (await tx.updateTable('uploads').set({ owner: to }).where('owner', '=', from).execute());

/** Removes at most `most` files that nobody needs any more; gives their ids. */
export async function removeOver(tx: Tx, now: number, most: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('uploads')
    .select('id')
    .where('keep_until', '<=', now)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('keep_until', '!=', WITH_SESSION),
        not(
          exists(
            selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.id', '=', 'uploads.owner')
              .where('sessions.expires_at', '>', now),
          ),
        ),
      ]),
    )
    .orderBy('keep_until')
    .limit(most)
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('uploads').where('id', 'in', ids).execute();
  return ids;
}

/** Ids that the store knows. */
export async function known(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
