import { createHash } from 'node:crypto';
import type { Client, QueryResultRow } from 'pg';

const OWN_TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'`;

/** Tells whether two databases of one template have the same tables, columns, indexes and migrations, and rows that came with them. */
export async function shapeOf(client: Client): Promise<string> {
  const { rows } = await ask<{ shape: string }>(
    client,
    `
    select concat_ws('; ',
      (select md5(string_agg(concat_ws(' ', attrelid::integer, attname, atttypid, attnotnull), ', ' order by attrelid, attnum))
       from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace),
      (select string_agg(name, ', ' order by name) from kysely_migration)) as shape`,
  );
  return `${rows[0]?.shape}; rows in ${await tablesWithRows(client)}`;
}

/**
 * Removes the rows of a database that a test has used. False when that does not make it as new: the test has changed
 * more than rows, or the migrations themselves put rows in. Tables of more than `kept` bytes are truncated: they get new files,
 * and all who know them learn them anew, ten times what it takes to delete a few rows. Only with none kept are plans those of a new database.
 */
export async function emptied(client: Client, shape: string, kept: number): Promise<boolean> {
  // A connection that a test forgot may hold locks for ever.
  await client.query("set lock_timeout = '5s'");
  const { rows: large } = await ask<{ name: string }>(client, `${OWN_TABLES} and pg_relation_size(oid) > $1`, [kept]);
  if (large.length > 0) await client.query(`truncate ${large.map(({ name }) => name).join(', ')} cascade`);
  const full = await tablesWithRows(client);
  // All in one statement, whose foreign keys are looked at when it ends.
  const deletes = full.map((name, at) => `t${at} as (delete from ${name})`);
  if (full.length > 0) await client.query(`with ${deletes.join(', ')} select`);
  await ask(client, RESTART);
  return (await shapeOf(client)) === shape;
}

// Counted on by transactions that were taken back, too, which leave no row.
const RESTART = `
  select setval(seqrelid, seqstart, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace = 'public'::regnamespace`;

async function tablesWithRows(client: Client): Promise<string[]> {
  const { rows: tables } = await ask<{ name: string }>(client, OWN_TABLES);
  if (tables.length === 0) return [];
  const looks = tables.map(({ name }) => `select '${name}' as name where exists (select 1 from ${name})`);
  const { rows } = await ask<{ name: string }>(client, looks.join(' union all '));
  return rows.map((row) => row.name).sort();
}

/** Asks by a name that goes with the words: to plan them again after each test took longer than to answer. */
const ask = <Row extends QueryResultRow>(client: Client, text: string, values: unknown[] = []) =>
  client.query<Row>({ name: createHash('sha256').update(text).digest('hex').slice(0, 32), text, values });
