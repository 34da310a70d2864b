import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten, rowsWritten } from '../../db/rowsWritten.server.ts';
import type { Tables } from '../../db/tables.ts';

export const insertLink = (tx: Tx, row: { token_hash: string; customer_id: string; expires_at: number }) =>
  tx.insertInto('customer_links').values(row).execute();

/** Owner of a link while it works. */
export const linkOwner = async (db: Kysely<Tables>, tokenHash: string, now: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('customer_links')
      .select('customer_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst()
  )?.customer_id;

/** Takes a link: of two who hold it at once, one gets it. */
export async function takeLink(tx: Tx, tokenHash: string, now: number): Promise<string | undefined> {
  const owner = await linkOwner(tx, tokenHash, now);
  const taken = tx.deleteFrom('customer_links').where('token_hash', '=', tokenHash).where('expires_at', '>', now);
  return (await hasWritten(taken)) ? owner : undefined;
}

export const removeLinksOf = (tx: Tx, customer: string) =>
  tx.deleteFrom('customer_links').where('customer_id', '=', customer).execute();

export const removeOldLinks = (tx: Tx, now: number): Promise<number> =>
  rowsWritten(tx.deleteFrom('customer_links').where('expires_at', '<=', now));
