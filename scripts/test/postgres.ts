/**
 * vitest globalSetup: PostgreSQL for the tests that ask for one.
 * Tests get only an address to ask at, so a run without database tests starts nothing.
 */
import { createServer, type Server } from 'node:http';
import type { TestProject } from 'vitest/node';
import { onServer, type PostgresServer, startPostgres } from './postgresServer.ts';

const say = (text: string) => console.log(text);

/** Marks the databases of this run on a server that may be shared. */
const prefix = `witryna_test_${process.pid}_${Date.now().toString(36)}_`;

let desk: Server | undefined;
let postgres: Promise<PostgresServer> | undefined;

export async function setup(project: TestProject): Promise<void> {
  desk = createServer((_, response) => {
    postgres ??= givenServer() ?? startPostgres(say);
    postgres.then(
      ({ url }) => response.end(JSON.stringify({ url, prefix })),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  const port = await new Promise<number>((resolve, reject) => {
    desk?.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = desk?.address();
      if (address && typeof address === 'object') resolve(address.port);
    });
  });
  desk.unref();
  project.provide('postgresDesk', `http://127.0.0.1:${port}/`);
}

export async function teardown(): Promise<void> {
  desk?.closeAllConnections();
  desk?.close();
  // A server that never started has been reported by the tests that wanted it.
  const server = await postgres?.catch(() => undefined);
  await server?.stop();
}

function givenServer(): Promise<PostgresServer> | undefined {
  const url = process.env.DATABASE_URL_TEST;
  if (!url) return undefined;
  return Promise.resolve({ url, stop: () => dropDatabases(url) });
}

const dropDatabases = (url: string): Promise<void> =>
  onServer(url, async (client) => {
    const found = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of found.rows) await client.query(`drop database if exists ${datname} with (force)`);
  });
