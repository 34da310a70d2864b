import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { placeOfStores } from './memory.ts';
import { embeddedPostgres, systemPostgres } from './postgresBinaries.ts';

export interface PostgresServer {
  /** `postgres://…` of a superuser; holds the password. */
  readonly url: string;
  /** At once, as a machine that loses its power. */
  stop(): Promise<void>;
}

export type Owner = { uid: number; gid: number } | undefined;

export const FOLDER_PREFIX = 'witryna-postgres-';
export const USER = 'witryna';
const START_ATTEMPTS = 3;
/** A replica accepts only reading ones. */
const READY = /ready to accept (?:read-only )?connections/;

// Nothing here outlives the tests, so nothing has to reach the disk, nor be tidied up behind a test that asks what was done.
const NOT_DURABLE = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' },
  // The less they share, the sooner a process of the thousands is there; no question of a test is worth compiling.
  ...{ shared_buffers: '16MB', jit: 'off' },
};
export const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };
export const SETTINGS = {
  max_connections: '300',
  shared_buffers: '64MB',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Without it a replica ends questions that need rows the primary has cleaned away (docs/scale.md).
  hot_standby_feedback: 'on',
};

/**
 * Starts a PostgreSQL of its own in a temporary folder, from the machine's programs or from npm's. In memory unless durable:
 * each test has a database made, which is some three hundred files.
 * @param durable as a shop runs it: each commit has reached the disk when it is answered
 * @param socket the address is that of a socket in its folder; a shop on the same machine saves TCP with it
 */
export async function startPostgres(
  say: (text: string) => void,
  { durable = false, socket = false } = {},
): Promise<PostgresServer> {
  removeForgotten();
  const installed = systemPostgres();
  // Programs may not be allowed to run from memory: Docker mounts it so.
  const place = durable || installed === undefined ? tmpdir() : placeOfStores();
  const folder = await mkdtemp(join(place, `${FOLDER_PREFIX}${process.pid}-`));
  try {
    const owner = unprivileged();
    const programs = installed ?? (await embeddedPostgres(folder, say));
    const password = randomBytes(16).toString('hex');
    await give(folder, owner);
    await initialise(programs, folder, password, owner);
    const { child, port } = await launch(programs, folder, owner, {
      ...(durable ? DURABLE : NOT_DURABLE),
      ...(socket ? { unix_socket_directories: folder } : {}),
    });
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    const onExit = () => {
      child.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    process.once('exit', onExit);
    if (!durable) await onServer(url, (client) => easePassword(client, password));
    return {
      url: socket ? `${url}?host=${folder}` : url,
      async stop() {
        process.off('exit', onExit);
        await quit(child);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Tests connect thousands of times, and as PostgreSQL keeps a password, to check it takes half of the time of connecting. */
async function easePassword(client: pg.Client, password: string): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
  const scramCanBeQuick = Number(rows[0]?.server_version_num) >= 160_000;
  await client.query(scramCanBeQuick ? 'set scram_iterations = 1' : "set password_encryption = 'md5'");
  await client.query(`alter user ${USER} password ${client.escapeLiteral(password)}`);
}

/** A run killed outright leaves its folder; without it, a PostgreSQL still running there ends itself within a minute. */
function removeForgotten(): void {
  const places = new Set([tmpdir(), placeOfStores()]);
  for (const folder of [...places].flatMap((place) => globSync(join(place, `${FOLDER_PREFIX}*`)))) {
    const pid = Number(basename(folder).slice(FOLDER_PREFIX.length).split('-')[0]);
    if (pid > 0 && !isRunning(pid)) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** PostgreSQL refuses to run as root, so root lends it another user of the machine. */
export function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })));
      if (uid && gid) return { uid, gid };
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody');
}

export async function give(path: string, owner: Owner): Promise<void> {
  if (owner) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
}

async function initialise(programs: string, folder: string, password: string, owner: Owner): Promise<void> {
  const secret = join(folder, 'password');
  await writeFile(secret, password);
  await give(secret, owner);
  const child = run(join(programs, 'initdb'), folder, owner, [
    ['--pgdata', join(folder, 'data')],
    ['--username', USER, '--pwfile', secret, '--auth', 'password'],
    // Dictionary order, as on many servers: what would come out differently there is found here.
    ['--encoding', 'UTF8', '--no-locale', '--locale-provider', 'icu', '--icu-locale', 'pl', '--no-sync'],
  ]);
  const said = lines(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb failed (${code}):\n${said.join('\n')}`);
}

export async function launch(
  programs: string,
  folder: string,
  owner: Owner,
  settings: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const all = Object.entries({ ...SETTINGS, ...settings, port }).map(([name, value]) => ['-c', `${name}=${value}`]);
    const child = run(join(programs, 'postgres'), folder, owner, [['-D', join(folder, 'data')], ...all]);
    const said = lines(child);
    if (await isReady(child)) return { child, port };
    // Another program may have taken the port since it was found free.
    if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
  }
}

export function run(program: string, folder: string, owner: Owner, args: string[][]): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot };
  return spawn(program, args.flat(), { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], ...owner });
}

/** The last lines the program has written, for when it fails; read on to its end so that it never waits for a reader. */
export function lines(child: ChildProcess): string[] {
  const kept: string[] = [];
  child.on('error', (error) => kept.push(error.message));
  child.stderr?.setEncoding('utf8');
  if (child.stderr) {
    createInterface(child.stderr).on('line', (line) => {
      kept.push(line);
      if (kept.length > 50) kept.shift();
    });
  }
  return kept;
}

function isReady(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    child.stderr?.on('data', (text: string) => {
      if (READY.test(text)) resolve(true);
    });
    child.on('close', () => resolve(false));
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

export async function quit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGQUIT');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await closed;
  clearTimeout(impatience);
}

/** Does work on a connection of its own to the server at `url`. */
export async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
