import type { Kysely } from 'kysely';
import type { Db } from '../../db/open.server.ts';
import type { Tables } from '../../db/tables.ts';

/** What was imported last of a source: the hash of its file, and when. */
export interface ImportedFeed {
  fingerprint: string;
  /** Epoch ms. */
  at: number;
}

export async function importedFeed(db: Kysely<Tables>, source: string): Promise<ImportedFeed | undefined> {
  const row = await db.selectFrom('imported_feeds').selectAll().where('source', '=', source).executeTakeFirst();
  return row && { fingerprint: row.fingerprint, at: row.imported_at };
}

export async function keepImportedFeed(db: Db, source: string, { fingerprint, at }: ImportedFeed): Promise<void> {
  const row = { fingerprint, imported_at: at };
  await db.write((tx) =>
    tx
      .insertInto('imported_feeds')
      .values({ source, ...row })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
      .execute(),
  );
}

/** Tells whether a file is what was imported last of its source. */
export async function isImported(db: Kysely<Tables>, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('imported_feeds')
    .select('source')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}
