import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { collectNews, spreadNews } from './afterCommit.server.ts';
import { askTogether } from './askTogether.ts';
import type { Db, EngineOptions, Tx } from './database.ts';
import { DatabaseError } from './error.ts';
import { migrate, needsMigration } from './migrate.server.ts';
import { nestingGuard } from './nesting.server.ts';
import { pipelining, statementNames } from './pipelining.server.ts';
import { GatedPostgresDialect, PortablePostgresDialect, postgresPool } from './postgres.server.ts';
import { checkPostgresVersion, explainPostgres, isPassing } from './postgresErrors.server.ts';
import { slowLog } from './slow.server.ts';
import type { Tables } from './tables.ts';
import { readVersion } from './versions.server.ts';

const SLOW_MS = 100;
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5;

/**
 * Opens two pools, so that reads cannot write and a read inside a write never waits for the connection of the write.
 */
export async function openPostgres(url: string, options: EngineOptions): Promise<Db> {
  const writing = postgresPool(url, 'write', options);
  const reading = postgresPool(url, 'read', options);
  const end = () => Promise.all([reading, writing].map((pool) => (pool.ending ? undefined : pool.end())));
  try {
    await prepare(new Kysely<Tables>({ dialect: new PortablePostgresDialect({ pool: writing }) }), options);
  } catch (error) {
    await end();
    throw explainPostgres(error, url);
  }
  const log = slowLog(options, SLOW_MS);
  const names = statementNames();
  const writer = new Kysely<Tables>({
    dialect: new GatedPostgresDialect({ pool: pipelining(writing, names) }),
    ...log,
  });
  const writes = transactions(writer, options.onError);
  const read = new Kysely<Tables>({
    dialect: new PortablePostgresDialect({ pool: pipelining(reading, names) }),
    ...log,
  });
  return {
    kind: 'postgres',
    read,
    write: writes.write,
    version: askTogether((name) => readVersion(read, name)),
    async close() {
      await writes.close();
      await end();
    },
  };
}

async function prepare(db: Kysely<Tables>, options: EngineOptions): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(db);
  checkPostgresVersion(rows[0]?.version ?? 0);
  if (await needsMigration(db, options)) await migrate(db, options.migrations);
}

function transactions(writer: Kysely<Tables>, onError: (error: unknown) => void) {
  const nesting = nestingGuard();
  const running = new Set<Promise<unknown>>();
  let closed = false;

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { result, news } = await writer
      .transaction()
      .setIsolationLevel('read committed')
      .execute((tx) => nesting.run(() => collectNews(tx, work)));
    spreadNews(news, onError);
    return result;
  }

  async function attempts<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let count = 1; ; count++) {
      try {
        return await attempt(work);
      } catch (error) {
        if (count === MOST_ATTEMPTS || !isPassing(error)) throw error;
        await sleep(FIRST_PAUSE_MS * 2 ** count);
      }
    }
  }

  return {
    async write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
      nesting.refuse();
      if (closed) throw new DatabaseError('closed', 'The database has been closed');
      const written = attempts(work);
      running.add(written);
      try {
        return await written;
      } finally {
        running.delete(written);
      }
    },
    async close() {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}
