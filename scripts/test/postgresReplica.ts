import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { systemPostgres } from './postgresBinaries.ts';
import {
  DURABLE,
  FOLDER_PREFIX,
  give,
  launch,
  lines,
  onServer,
  type PostgresServer,
  quit,
  run,
  unprivileged,
} from './postgresServer.ts';

const LOOKS = 200;
const LOOK_EVERY_MS = 50;

export interface PostgresReplica extends PostgresServer {
  /** Makes it the primary. */
  promote(): Promise<void>;
}

/** Whether this machine has all that a replica takes; npm's PostgreSQL has no pg_basebackup. */
export const canReplicate = (): boolean => {
  const programs = programsHere();
  return programs !== undefined && existsSync(join(programs, 'pg_basebackup'));
};

/** The folder of all of them: on PATH there may be a link to the server alone. */
function programsHere(): string | undefined {
  const found = systemPostgres();
  return found === undefined ? undefined : dirname(realpathSync(join(found, 'postgres')));
}

/** A streaming replica of the server at this address, which from now on acknowledges nothing that the replica has not written down. */
export async function startReplica(primary: string): Promise<PostgresReplica> {
  const programs = programsHere();
  if (programs === undefined) throw new Error('PostgreSQL of this machine is needed');
  const folder = await mkdtemp(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`));
  const owner = unprivileged();
  await give(folder, owner);
  const copying = run(join(programs, 'pg_basebackup'), folder, owner, [
    ['--pgdata', join(folder, 'data'), '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
    ['--dbname', primary],
  ]);
  const said = lines(copying);
  const [code] = await once(copying, 'close');
  if (code !== 0) throw new Error(`pg_basebackup failed (${code}):\n${said.join('\n')}`);
  const { child, port } = await launch(programs, folder, owner, DURABLE);
  const url = Object.assign(new URL(primary), { port: String(port) }).href;
  await until(primary, `select 1 from pg_stat_replication where state = 'streaming'`);
  await onServer(primary, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });
  await until(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`);
  return {
    url,
    promote: async () => {
      await onServer(url, (client) => client.query('select pg_promote()'));
      await until(url, 'select 1 where not pg_is_in_recovery()');
    },
    async stop() {
      await quit(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function until(url: string, question: string): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { rowCount } = await onServer(url, (client: pg.Client) => client.query(question));
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`Not so within ${(LOOKS * LOOK_EVERY_MS) / 1000} s: ${question}`);
}
