import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/shop.ts';
import { AFTER_OPENING } from '../../src/server/warmUp.ts';

export const root = join(import.meta.dirname, '../..');

/** Resident memory of a process in MiB, which `ps` and `top` call MB too. Linux only. */
export const residentOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

export interface Pinned {
  url: string;
  /** CPU time so far, ms. */
  cpu(): number;
  stop(): void;
}

/** Starts a server on one core and waits for its first page, then until it is at rest; `path` is a page that it has. Linux only. */
export async function pinned(args: readonly string[], env: NodeJS.ProcessEnv, path: string, core = 0): Promise<Pinned> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn('taskset', ['-c', String(core), process.execPath, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      SHOP_URL: url,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(url + path, child);
  await atRest(child.pid);
  return { url, cpu: () => cpuOf(child.pid), stop: () => child.kill() };
}

let ticks: number | undefined;

/** CPU time of a running process so far, ms: it varies less than time does on a machine that others use. Linux only. */
export function cpuOf(pid: number | undefined): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000;
}

/** Milliseconds of a second that a server uses which has nothing to do. */
const RESTING_MS = 20;
const PATIENCE_SECONDS = 180;

/**
 * Waits until a server does nothing: a new shop derives its pictures some time after its first page, on one core for a minute,
 * which is none of the requests'. Linux only.
 */
export async function atRest(pid: number | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2 * AFTER_OPENING));
  for (let second = 0; second < PATIENCE_SECONDS; second += 1) {
    const before = cpuOf(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (cpuOf(pid) - before <= RESTING_MS) return;
  }
  throw new Error(`A server is not at rest ${PATIENCE_SECONDS} s after its start`);
}

/** Resolves with the first answer of 200. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 6000 && child.exitCode === null; tries += 1) {
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${url} does not answer`);
}
