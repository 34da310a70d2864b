import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { hasWritten, rowsWritten } from '../../db/rowsWritten.server.ts';
import type { EmailLinkRow } from '../../db/tables/customers.ts';
import type { Tables } from '../../db/tables.ts';

export const insertEmailLink = (tx: Tx, row: EmailLinkRow) => tx.insertInto('email_links').values(row).execute();

/** Reads a link while it works. */
export const emailLink = (db: Kysely<Tables>, tokenHash: string, now: number): Promise<EmailLinkRow | undefined> =>
  db
    .selectFrom('email_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Links of a customer that still work, the one that lasts longest first. */
export const emailLinksOf = (db: Kysely<Tables>, customer: string, now: number): Promise<EmailLinkRow[]> =>
  db
    .selectFrom('email_links')
    .selectAll()
    .where('customer_id', '=', customer)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .execute();

/** Takes a link: of two who hold it at once, one gets it. */
export const takeEmailLink = (tx: Tx, tokenHash: string): Promise<boolean> =>
  hasWritten(tx.deleteFrom('email_links').where('token_hash', '=', tokenHash));

/** Removes the links of a customer, or those to other addresses than these. */
export async function removeEmailLinks(tx: Tx, customer: string, but: readonly string[] = []): Promise<void> {
  const gone = tx.deleteFrom('email_links').where('customer_id', '=', customer);
  await (but.length === 0 ? gone : gone.where('email', 'not in', [...but])).execute();
}

export const removeOldEmailLinks = (tx: Tx, now: number): Promise<number> =>
  rowsWritten(tx.deleteFrom('email_links').where('expires_at', '<=', now));
