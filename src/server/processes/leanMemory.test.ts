import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leanBeginning } from './leanMemory.ts';

const BOUNDS = [
  ...['--max-semi-space-size=8', '--min-semi-space-size=8', '--no-parallel-scavenge'],
  ...['--heap-growing-percent=30', '--initial-old-space-size=64'],
];
const plain = { platform: 'linux' as const, flags: [], env: {}, spokenTo: false };

describe('how a process begins anew', () => {
  it('has bounds for both kinds of memory beside the flags and the environment that it had', () => {
    const lean = leanBeginning({ ...plain, flags: ['--enable-source-maps'], env: { PORT: '3000' } });
    expect(lean?.flags).toEqual([...BOUNDS, '--enable-source-maps']);
    expect(lean?.env).toEqual({
      ...{ PORT: '3000', MALLOC_ARENA_MAX: '1' },
      ...{ MALLOC_MMAP_THRESHOLD_: '4194304', MALLOC_TRIM_THRESHOLD_: '4194304' },
    });
  });

  it('leaves what its owner has chosen', () => {
    expect(leanBeginning({ ...plain, env: { MALLOC_ARENA_MAX: '8' } })?.env.MALLOC_ARENA_MAX).toBe('8');
    expect(leanBeginning({ ...plain, flags: ['--max-semi-space-size=16'] })).toBeUndefined();
    expect(leanBeginning({ ...plain, env: { NODE_OPTIONS: '--max_semi_space_size=16' } })).toBeUndefined();
  });

  it('does not where it would be cut off from who started it, or cannot', () => {
    expect(leanBeginning({ ...plain, spokenTo: true })).toBeUndefined();
    expect(leanBeginning({ ...plain, platform: 'win32' })).toBeUndefined();
  });
});

/** Runs a module as \`start\` does, in an environment without bounds, and gives its number and what it said, line by line. */
async function begun(script: string): Promise<{ pid: number | undefined; lines: unknown[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'lean-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'script.mjs'), script);
  const { MALLOC_ARENA_MAX, MALLOC_MMAP_THRESHOLD_, MALLOC_TRIM_THRESHOLD_, NODE_OPTIONS, ...env } = process.env;
  const child = spawn(process.execPath, [join(folder, 'script.mjs'), 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const lines: unknown[] = said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return { pid: child.pid, lines };
}

const nameOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const SCRIPT = `
  import cluster from 'node:cluster';
  import { beginLean } from ${nameOf('./leanMemory.ts')};
  beginLean();
  const { pid, argv, execArgv, env } = process;
  console.log(JSON.stringify({ pid, words: argv.slice(2), execArgv, heaps: env.MALLOC_ARENA_MAX, pool: Buffer.poolSize }));
  if (cluster.isPrimary) cluster.fork();
  if (cluster.isWorker) process.exit();
`;

it.skipIf(process.platform === 'win32')(
  'the process keeps its number and its words, and so do processes that it forks',
  async () => {
    const { pid, lines } = await begun(SCRIPT);
    const bounds = { words: ['start'], execArgv: BOUNDS, heaps: '1', pool: 8192 };
    expect(lines).toEqual([
      { pid, ...bounds },
      { pid: expect.any(Number), ...bounds },
    ]);
  },
);

const PASSWORDS = `
  import { readFileSync } from 'node:fs';
  import { beginLean } from ${nameOf('./leanMemory.ts')};
  import { createPasswords } from ${nameOf('../../customers/password.server.ts')};
  beginLean();
  const own = () => Number(/RssAnon:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
  const { hash } = createPasswords();
  const before = own();
  for (let n = 0; n < 6; n += 1) await Promise.all([hash('zielony piec 7'), hash('zielony piec 7')]);
  console.log(JSON.stringify(own() - before));
`;

/** The two of 19 MiB that are hashed at once would be 38, and as many again in the second heap. */
const MOST_KEPT_MB = 12;

it.skipIf(process.platform !== 'linux')('what a password was hashed in is given back to the system', async () => {
  const { lines } = await begun(PASSWORDS);
  expect(lines).toEqual([expect.any(Number)]);
  expect(lines[0]).toBeLessThan(MOST_KEPT_MB);
});
