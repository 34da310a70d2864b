import { type Kysely, sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import type { Tables } from './tables.ts';

/** A row of any table: names of columns and what they hold; bytes are `{ $bytes: base64 }`, which JSON can carry. */
export type PlainRow = Record<string, unknown>;

/** Rows in one statement: columns times rows stay below the number of parameters that databases take. */
const INSERTED_AT_ONCE = 50;
const FETCHED_AT_ONCE = 1000;

type AnyTables = Record<string, PlainRow>;
const anyTable = (db: Kysely<Tables>) => db as unknown as Kysely<AnyTables>;

/** Every row of every table as of one moment, table by table, whatever the open shop writes meanwhile. */
export async function readAllRows(
  db: Pick<Db, 'kind' | 'read'>,
  take: (table: string, rows: readonly PlainRow[]) => Promise<void>,
): Promise<void> {
  const snapshot = db.read.transaction();
  await (db.kind === 'postgres' ? snapshot.setIsolationLevel('repeatable read') : snapshot).execute(async (tx) => {
    for (const table of await tableNames(tx)) {
      for await (const rows of portions(tx, db.kind, table)) await take(table, rows.map(plain));
    }
  });
}

export async function tableNames(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ isView }) => !isView)
    .map(({ name }) => name)
    .sort();
}

async function* portions(tx: Kysely<Tables>, kind: Db['kind'], table: string): AsyncGenerator<PlainRow[]> {
  if (kind === 'sqlite') {
    let rows: PlainRow[] = [];
    for await (const row of anyTable(tx).selectFrom(table).selectAll().stream()) {
      rows.push(row);
      if (rows.length < FETCHED_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
    return;
  }
  await sql`declare backed_up no scroll cursor for select * from ${sql.table(table)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<PlainRow>`fetch ${sql.lit(FETCHED_AT_ONCE)} from backed_up`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backed_up`.execute(tx);
}

/**
 * Puts rows in the place of all that the tables hold, in one transaction. Rows may come before those that they refer to: what
 * refers to nothing is found at the end, and then nothing has changed.
 */
export async function replaceAllRows(
  db: Pick<Db, 'kind' | 'write'>,
  rows: AsyncIterable<{ table: string; row: PlainRow }>,
): Promise<void> {
  await db.write(async (tx) => {
    const settle = await deferReferences(tx, db.kind);
    for (const table of await tableNames(tx)) await anyTable(tx).deleteFrom(table).execute();
    let batch: PlainRow[] = [];
    let into = '';
    const flush = async () => {
      if (batch.length > 0) await anyTable(tx).insertInto(into).values(batch).execute();
      batch = [];
    };
    for await (const { table, row } of rows) {
      if (table !== into || batch.length >= INSERTED_AT_ONCE) await flush();
      into = table;
      batch.push(stored(row));
    }
    await flush();
    await settle();
  });
}

/** Lets references wait until all rows are there; gives what ends that. */
async function deferReferences(tx: Tx, kind: Db['kind']): Promise<() => Promise<void>> {
  if (kind === 'sqlite') {
    // Holds until the transaction ends, which checks them.
    await sql`pragma defer_foreign_keys = on`.execute(tx);
    return async () => {};
  }
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as "name" from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  const alter = async (how: string) => {
    for (const { table, name } of rows) {
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(tx);
    }
  };
  await alter('deferrable initially deferred');
  return async () => {
    await sql`set constraints all immediate`.execute(tx);
    await alter('not deferrable');
    await resumeSequences(tx);
  };
}

/** Lets what counts by itself go on after the rows. */
async function resumeSequences(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string; table: string; column: string }>`
    select d.objid::regclass::text as "name", d.refobjid::regclass::text as "table", a.attname as "column"
    from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S'
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.deptype = 'a' and c.relnamespace = current_schema()::regnamespace`.execute(tx);
  for (const { name, table, column } of rows) {
    const last = sql`max(${sql.id(column)})`;
    await sql`select setval(${name}, ${last}) from ${sql.raw(table)} having ${last} is not null`.execute(tx);
  }
}

const plain = (row: PlainRow): PlainRow =>
  mapped(row, (value) => (value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value));

const stored = (row: PlainRow): PlainRow =>
  mapped(row, (value) => (isBytes(value) ? Buffer.from(value.$bytes, 'base64') : value));

const isBytes = (value: unknown): value is { $bytes: string } =>
  typeof value === 'object' && value !== null && '$bytes' in value;

const mapped = (row: PlainRow, change: (value: unknown) => unknown): PlainRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]));
