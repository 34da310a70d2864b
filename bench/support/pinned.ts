import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/shop.ts';

export const root = join(import.meta.dirname, '../..');

export interface Pinned {
  url: string;
  /** CPU time so far, ms. */
  cpu(): number;
  stop(): void;
}

/** Starts a server on one core and waits for its first page; `path` is a page that it has. Linux only. */
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
  return { url, cpu: () => cpuOf(child), stop: () => child.kill() };
}

let ticks: number | undefined;

/** CPU time of a running process so far, ms: it varies less than time does on a machine that others use. Linux only. */
export function cpuOf({ pid }: ChildProcess): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticks) * 1000;
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
