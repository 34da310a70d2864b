import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { leanBeginning } from './leanMemory.ts';

const plain = { platform: 'linux' as const, flags: [], env: {}, spokenTo: false };

describe('how a process begins anew', () => {
  it('has bounds for both kinds of memory beside the flags and the environment that it had', () => {
    const lean = leanBeginning({ ...plain, flags: ['--enable-source-maps'], env: { PORT: '3000' } });
    expect(lean?.flags).toEqual(['--max-semi-space-size=8', '--heap-growing-percent=50', '--enable-source-maps']);
    expect(lean?.env).toEqual({ PORT: '3000', MALLOC_ARENA_MAX: '2' });
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

const SCRIPT = `
  import cluster from 'node:cluster';
  import { beginLean } from ${JSON.stringify(new URL('./leanMemory.ts', import.meta.url).href)};
  if (cluster.isPrimary) beginLean();
  const { pid, argv, execArgv, env } = process;
  console.log(JSON.stringify({ pid, words: argv.slice(2), execArgv, heaps: env.MALLOC_ARENA_MAX }));
  if (cluster.isPrimary) cluster.fork();
  if (cluster.isWorker) process.exit();
`;

it.skipIf(process.platform === 'win32')(
  'the process keeps its number and its words, and so do processes that it forks',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lean-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'script.mjs'), SCRIPT);
    const { MALLOC_ARENA_MAX: _, NODE_OPTIONS: __, ...env } = process.env;
    const child = spawn(process.execPath, [join(folder, 'script.mjs'), 'start'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    const lines: unknown[] = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const bounds = { words: ['start'], execArgv: ['--max-semi-space-size=8', '--heap-growing-percent=50'], heaps: '2' };
    expect(lines).toEqual([
      { pid: child.pid, ...bounds },
      { pid: expect.any(Number), ...bounds },
    ]);
  },
);
