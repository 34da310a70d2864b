import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { onServer } from '../../../scripts/test/postgresServer.ts';
import { openDatabase } from '../open.server.ts';
import { emptied, shapeOf } from './reset.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address at which scripts/test/postgres.ts answers with that of PostgreSQL, and starts it at the first question.
     */
    postgresDesk: string;
  }
}

/** The address of a server on which this run may make databases, all named `<prefix>…` and removed at the end. */
interface Server {
  readonly url: string;
  readonly prefix: string;
}

/** Bytes of a table whose few rows are deleted sooner than it is made anew. */
const SMALL = 262_144;
const TEMPLATE_LOCK = 7_215_001;

let server: Promise<Server> | undefined;
let template: Promise<{ name: string; shape: string }> | undefined;

/** Tells this worker's databases from those of others, which may run in the same process. */
const worker = randomBytes(4).toString('hex');
let count = 0;

interface Made {
  readonly name: string;
  /** Kept from one test to the next: what a new connection learns about the tables takes longer than to empty them. */
  tidier?: pg.Client | undefined;
}

/** Databases of this worker that a test has used and that are as new again: making one takes ten times longer. */
const asNew: Made[] = [];

export interface TestPostgres {
  readonly url: string;
  remove(): Promise<void>;
}

export interface FilledPostgres extends TestPostgres {
  /** Removes its rows, for a test that asks no plans; false when that does not make it as new. */
  empty(): Promise<boolean>;
}

/** A database with the shop's tables and no rows. */
export async function filledPostgres(): Promise<FilledPostgres> {
  server ??= askDesk();
  const { url, prefix } = await server;
  template ??= makeTemplate({ url, prefix });
  const { name: source, shape } = await template;
  const made: Made = asNew.pop() ?? { name: await create(source) };
  const address = withDatabase(url, made.name);
  const empty = async (kept: number) => {
    made.tidier ??= await connectTidier(address, made);
    return emptied(made.tidier, shape, kept);
  };
  return {
    url: address,
    empty: () => empty(SMALL),
    async remove() {
      if (await empty(0)) asNew.push(made);
      else await drop(url, made.name);
    },
  };
}

/** Forgotten once a test ends all connections of its database. */
async function connectTidier(url: string, made: Made): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    made.tidier = undefined;
  });
  await client.connect();
  return client;
}

/** A database that nobody has after the test, with the shop's tables or without any. */
export async function postgresApart(tables: boolean): Promise<TestPostgres> {
  server ??= askDesk();
  const { url, prefix } = await server;
  if (tables) template ??= makeTemplate({ url, prefix });
  const name = await create(tables && template ? (await template).name : 'template0');
  return { url: withDatabase(url, name), remove: () => drop(url, name) };
}

async function askDesk(): Promise<Server> {
  const desk = inject('postgresDesk');
  if (!desk) throw new Error("Add './scripts/test/postgres.ts' to globalSetup in vitest.config.ts");
  const answer = await fetch(desk);
  if (!answer.ok) throw new Error(`PostgreSQL for the tests did not start: ${await answer.text()}`);
  return (await answer.json()) as Server;
}

/** The first worker to need it applies the migrations, for all. */
async function makeTemplate({ url, prefix }: Server): Promise<{ name: string; shape: string }> {
  const name = `${prefix}template`;
  await onServer(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await client.query(`create database ${name}_making template template0`);
    const db = await openDatabase({ url: withDatabase(url, `${name}_making`) });
    await db.close();
    await client.query(`alter database ${name}_making rename to ${name}`);
  });
  // Read from a copy: PostgreSQL copies no database that somebody is connected to.
  const copy = await create(name);
  const shape = await onServer(withDatabase(url, copy), shapeOf);
  asNew.push({ name: copy });
  return { name, shape };
}

async function create(source: string): Promise<string> {
  const { url, prefix } = await (server ?? askDesk());
  count += 1;
  const name = `${prefix}${worker}_${count}`;
  await onServer(url, (client) => client.query(`create database ${name} template ${source}`));
  return name;
}

async function drop(url: string, name: string): Promise<void> {
  await onServer(url, (client) => client.query(`drop database ${name} with (force)`));
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
