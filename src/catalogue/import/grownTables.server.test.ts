import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { onPostgres } from '../../db/testing/databases.server.ts';
import { aDraft, importAll } from '../testing/drafts.server.ts';

/** Rows of a table that PostgreSQL plans with; -1 where it has never looked, 0 where it has found none. */
async function plannedRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ reltuples: number }>`
    select reltuples from pg_class where oid = ${table}::regclass`.execute(db.read);
  return rows[0]?.reltuples ?? Number.NaN;
}

const drafts = (count: number) => Array.from({ length: count }, (_, n) => aDraft(String(n)));

onPostgres('tables that an import fills', (open) => {
  it('are looked at while it goes on', async () => {
    const db = await open();
    await importAll(db, drafts(801), 1000);
    expect(await plannedRows(db, 'products')).toBeGreaterThanOrEqual(400);
    expect(await plannedRows(db, 'price_entries')).toBeGreaterThanOrEqual(400);
  });

  it('are left alone by a few products', async () => {
    const db = await open();
    // A database that an earlier test has used may have been looked at.
    const before = await plannedRows(db, 'products');
    await importAll(db, drafts(20), 1000);
    expect(await plannedRows(db, 'products')).toBe(before);
  });
});
