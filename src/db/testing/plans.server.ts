import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../database.ts';
import type { Tables } from '../tables.ts';
import { eachDatabase, type OpenTestDatabase } from './databases.server.ts';

/**
 * Plans of what `work` asks of an empty store, one a statement. PostgreSQL plans for any values and without reading whole tables
 * where an index can do: of few rows it would read them all, whatever indexes there are.
 */
export async function plansOf(open: OpenTestDatabase, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const db = await open({ slowMs: 0, onSlow: (text) => asked.push(text) });
  asked.length = 0;
  await work(db);
  const plans: string[] = [];
  for (const text of asked.filter((one) => /^(select|insert|update|delete|with)/.test(one))) {
    plans.push(await db.write((tx) => (db.kind === 'sqlite' ? planOnSqlite(tx, text) : planOnPostgres(tx, text))));
  }
  return plans;
}

async function planOnSqlite(tx: Kysely<Tables>, text: string): Promise<string> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(tx);
  return rows.map(({ detail }) => detail).join('\n');
}

async function planOnPostgres(tx: Kysely<Tables>, text: string): Promise<string> {
  await sql`set local enable_seqscan = off`.execute(tx);
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
  await sql`prepare planned as ${sql.raw(text)}`.execute(tx);
  const values = [...new Set(text.match(/\$\d+/g))].map(() => 'null');
  const given = values.length > 0 ? `(${values.join()})` : '';
  const { rows } = await sql<Record<string, string>>`explain execute planned${sql.raw(given)}`.execute(tx);
  await sql`deallocate planned`.execute(tx);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** What is asked, asking it, and what each of its plans says: the index by which it finds its rows. */
export type FoundRows = readonly [what: string, ask: (db: Db) => Promise<unknown>, index: RegExp];

/** Tests that rows are found without reading a table whole; the catalogue's own is read so for its bundles. */
export function areFound(name: string, questions: readonly FoundRows[]): void {
  eachDatabase(`${name} found by an index`, (open) => {
    it.each(questions)('%s', async (_, ask, index) => {
      const plans = await plansOf(open, ask);
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        expect(plan).toMatch(index);
        expect(plan).not.toMatch(/^SCAN (?!products\b)|Seq Scan/m);
      }
    });
  });
}
