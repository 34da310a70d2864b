import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { collectNews, type FollowUp, spreadNews } from './afterCommit.server.ts';
import { askTogether } from './askTogether.ts';
import type { Db, EngineOptions, Tx } from './database.ts';
import { migrate, needsMigration } from './migrate.server.ts';
import { nestingGuard } from './nesting.server.ts';
import { pipelining, statementNames } from './pipelining.server.ts';
import { GatedPostgresDialect, PortablePostgresDialect, postgresPool, WRITE_BOUNDS } from './postgres.server.ts';
import { checkPostgresVersion, explainPostgres, isPassing } from './postgresErrors.server.ts';
import { replicaReads } from './replica.server.ts';
import { postRaw } from './sendAhead.server.ts';
import { slowLog } from './slow.server.ts';
import type { Tables } from './tables.ts';
import { untilClosed } from './untilClosed.ts';
import { readVersion } from './versions.server.ts';

const SLOW_MS = 100;
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5;
/** The lock that Kysely's migrator takes, so that versions of the program before and after this one wait for each other. */
const MIGRATION_LOCK = 3853314791062309107n;
/** A replica that does not answer is no reason to wait: the primary does. */
const REPLICA_WAIT_MS = 500;
const MIGRATION_WAIT_MS = 3_600_000;

/**
 * Opens two pools, so that reads cannot write and a read inside a write never waits for the connection of the write.
 */
export async function openPostgres(url: string, options: EngineOptions): Promise<Db> {
  const names = statementNames();
  let pooled = false;
  const onPooler = () => {
    pooled = true;
    names.giveUp();
  };
  const writing = postgresPool(url, 'write', { ...options, onPooler });
  const reading = postgresPool(url, 'read', { ...options, onPooler });
  const copy = replicaPool(options, onPooler);
  const pools = copy ? [reading, writing, copy] : [reading, writing];
  const end = () => Promise.all(pools.map((pool) => (pool.ending ? undefined : pool.end())));
  try {
    await prepare(new Kysely<Tables>({ dialect: new PortablePostgresDialect({ pool: writing }) }), options);
  } catch (error) {
    await end();
    throw explainPostgres(error, url);
  }
  const log = slowLog(options, SLOW_MS);
  const writer = new Kysely<Tables>({
    dialect: new GatedPostgresDialect({ pool: pipelining(writing, names) }),
    ...log,
  });
  const writes = transactions(writer, options.onError, () => (pooled ? WRITE_BOUNDS : []));
  const read = new Kysely<Tables>({
    dialect: new PortablePostgresDialect({ pool: pipelining(reading, names) }),
    ...log,
  });
  const replica =
    copy &&
    replicaReads(
      new Kysely<Tables>({ dialect: new PortablePostgresDialect({ pool: pipelining(copy, names) }), ...log }),
      read,
    );
  copy?.on('connect', () => replica?.forget());
  return {
    kind: 'postgres',
    read,
    readAt: replica?.readAt ?? ((_, __, work) => work(read)),
    write: writes.write,
    version: askTogether((name) => readVersion(read, name)),
    async close() {
      await writes.close();
      await end();
    },
  };
}

function replicaPool({ replicaUrl, ...options }: EngineOptions, onPooler: () => void) {
  if (replicaUrl === undefined) return undefined;
  return postgresPool(replicaUrl, 'read', { ...options, onPooler, waitMs: REPLICA_WAIT_MS });
}

async function prepare(db: Kysely<Tables>, options: EngineOptions): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(db);
  checkPostgresVersion(rows[0]?.version ?? 0);
  if (!(await needsMigration(db, options))) return;
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(MIGRATION_WAIT_MS)}`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    // Whoever waits for a table makes all wait who come after, so that a migration gives up soon.
    await sql`set local ${sql.raw(WRITE_BOUNDS[0])}`.execute(tx);
    await migrate(tx, options.migrations);
  });
}

function transactions(
  writer: Kysely<Tables>,
  onError: (error: unknown) => void,
  /** What is set in each transaction. */
  bounds: () => readonly string[],
) {
  const nesting = nestingGuard();

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const { result, news, followUps } = await writer
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (tx) => {
        for (const bound of bounds()) await postRaw(tx, sql`set local ${sql.raw(bound)}`);
        return nesting.run(() => collectNews(tx, work));
      });
    spreadNews(news, onError);
    // What fails is left in the store: the transaction itself has succeeded.
    if (followUps.size > 0) await Promise.all([...followUps].map((work) => follow(work).catch(onError)));
    return result;
  }

  const follow = askTogether<void, FollowUp>(attempts);

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

  return untilClosed(async (work) => {
    nesting.refuse();
    return attempts(work);
  });
}
