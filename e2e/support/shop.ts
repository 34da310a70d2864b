import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { placeOfStores } from '../../scripts/test/memory.ts';

const root = join(import.meta.dirname, '../..');
const bundle = join(root, 'build/server/index.js');

/** Part of a data folder: the pictures that pages show. */
export const DERIVED = 'pictures/derived';

/** How long a shop may take from its start to its first page. It is a guard against hanging, not a measurement. */
const patience = 180_000;

export type RunningShop = {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  dataDir: string;
  /** Everything the server wrote so far. */
  log(): string;
  /** Ends the server calmly and removes its data, unless the folder is the caller's. */
  stop(): Promise<void>;
  /** Ends it as a machine that loses its power, and leaves its data. */
  kill(): Promise<void>;
};

export type StartOptions = {
  /** A free one unless told. */
  port?: number;
  /** A folder of the caller's, who fills and removes it. */
  dataDir?: string;
  /**
   * What it finds in its store: the demo shop as `prepareData` left it, from which it takes in what its own folder says otherwise, or
   * nothing. Derived pictures it shares with all shops of the run either way: their names come from their content.
   */
  store?: 'prepared' | 'empty';
  /**
   * In a run of tests: makes pages ahead and keeps those it has made, as a shop does and as what is measured always does. One that
   * a single file asks for a few pages would make dozens for nobody, which took as long as its start.
   */
  ahead?: boolean;
  /** The built program; that of this folder unless told. */
  program?: string;
};

/** No page is kept, so none is made ahead. */
const NO_PAGES_AHEAD = { PAGE_CACHE_MB: '0' };

/** As if another process of the shop made pictures ahead: those that are asked for are a third of them. */
const NO_PICTURES_AHEAD = { WORKER: '2' };

/** Addresses of shops that their tests have stopped. */
const gone = new Set<string>();

/** True of words that name a shop which its test has stopped: a page of it that is still open may ask for its last pictures. */
export const namesStopped = (words: string): boolean => [...gone].some((url) => words.includes(`${url}/`));

/** Starts the built shop with data of its own, and gives it back once it shows its first page. */
export async function startShop(
  env: NodeJS.ProcessEnv = {},
  { port: at, dataDir: given, store = 'prepared', ahead = false, program = bundle }: StartOptions = {},
): Promise<RunningShop> {
  const port = at ?? (await freePort());
  const url = `http://localhost:${port}`;
  gone.delete(url);
  const dataDir = given ?? mkdtempSync(join(placeOfData(), 'witryna-e2e-'));
  if (given === undefined) sharePrepared(dataDir, store);
  const child = spawn(process.execPath, [program, 'start'], {
    cwd: root,
    env: {
      ...surroundings(),
      NODE_ENV: 'production',
      PORT: String(port),
      SHOP_DIR: 'shop',
      SHOP_URL: url,
      DATA_DIR: dataDir,
      ...(isRunOfTests() && { ...NO_PICTURES_AHEAD, ...(!ahead && NO_PAGES_AHEAD) }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (part: Buffer) => (log += part));
  const stop = async () => {
    gone.add(url);
    await ended(child);
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await exit;
  };
  try {
    await answering(url, child, () => log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, dataDir, log: () => log, stop, kill };
}

/** What is measured or proven outside of one is a shop as it is. */
const isRunOfTests = (): boolean => process.env.E2E_PREPARED !== undefined;

/** What is measured outside a run of tests writes to the disk, as a shop does. */
const placeOfData = (): string => (isRunOfTests() ? placeOfStores() : tmpdir());

/** Outside a run of tests, as for screenshots, nothing is prepared: a shop then starts from nothing. */
export function copyPrepared(dataDir: string): void {
  const { E2E_PREPARED: prepared } = process.env;
  if (prepared !== undefined) cpSync(prepared, dataDir, { recursive: true });
}

/** A copy of the store, if that is asked for; derived pictures in one place, as processes of one shop keep them. */
function sharePrepared(dataDir: string, store: StartOptions['store']): void {
  const { E2E_PREPARED: prepared } = process.env;
  if (prepared === undefined) return;
  const pictures = join(prepared, DERIVED);
  if (store === 'prepared') cpSync(prepared, dataDir, { recursive: true, filter: (path) => path !== pictures });
  mkdirSync(dirname(join(dataDir, DERIVED)), { recursive: true });
  // Windows makes links of this kind without being asked for rights.
  symlinkSync(pictures, join(dataDir, DERIVED), 'junction');
}

/** What the shop itself would read from the environment of whoever runs the tests is none of the tests' business. */
function surroundings(): NodeJS.ProcessEnv {
  const own = ['HOST', 'DATABASE_URL', 'SECRET', 'TRUST_PROXY', 'SMTP_URL', 'LOG_LEVEL', 'NODE_OPTIONS'];
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)));
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

async function answering(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The shop ended before it opened:\n${log()}`);
    const status = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (status >= 500) throw new Error(`The first page of the shop answers ${status}:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not open within ${patience / 1000} s:\n${log()}`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hardly = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(hardly);
}
