import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, give, unprivileged } from './postgresServer.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/**
 * PgBouncer in transaction mode before a database: few connections to the server for many of the shop. The address is as
 * DATABASE_URL wants it.
 */
export async function startPgbouncer(address: string): Promise<{ url: string; stop(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'witryna-pgbouncer-'));
  const { hostname, port, username, password, pathname } = new URL(address);
  const own = await freePort();
  const conf = join(home, 'pgbouncer.ini');
  await writeFile(
    conf,
    `[databases]
sklep = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`,
  );
  const owner = unprivileged();
  await give(home, owner);
  await give(conf, owner);
  const child = spawn(PROGRAM, ['-q', conf], { stdio: ['ignore', 'inherit', 'inherit'], ...owner });
  const ended = once(child, 'exit');
  return {
    url: `postgres://sklep:sklep@127.0.0.1:${own}/sklep`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
