/**
 * Requests a second of one core: a kept page and one that is made each time, beside bare node:http sending the same
 * bytes, and bare React rendering the same elements to a string. Rounds are interleaved, since machines have moods; the
 * CPU time of the server a request is the steadier figure.
 * Usage: node bench/cached.ts [SECONDS]; needs wrk, taskset, and a build (npm run build).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROUNDS = 3;
const PAGE = '/produkt/kubek-codzienny-kobalt-1001';
const seconds = Number(process.argv[2] ?? 4);
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'));
const TICKS = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Peer {
  name: string;
  url: string;
  process: ChildProcess;
}

const running: ChildProcess[] = [];

async function peer(
  name: string,
  port: number,
  path: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Peer> {
  const child = spawn('taskset', ['-c', '0', process.execPath, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  const url = `http://localhost:${port}${path}`;
  for (let tries = 0; tries < 300; tries++) {
    const answers = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) return { name, url, process: child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} did not start`);
}

/** CPU time of a process so far, ms. */
function cpu({ process: { pid } }: Peer): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000;
}

function measure(one: Peer): { rate: number; cpuMs: number } {
  const before = cpu(one);
  const said = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip, deflate, br', one.url],
    { encoding: 'utf8' },
  );
  if (/Non-2xx/.test(said)) throw new Error(`${one.name} answered with failures:\n${said}`);
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(said)?.[1]);
  const count = Number(/(\d+) requests in/.exec(said)?.[1]);
  return { rate, cpuMs: (cpu(one) - before) / count };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const shopEnv = { SHOP_DIR: join(root, 'shop'), LOG_LEVEL: 'error' };
  const kept = await peer('kept page', 3431, PAGE, ['build/server/index.js', 'start'], {
    ...shopEnv,
    DATA_DIR: join(folder, 'kept'),
  });
  const made = await peer('page made each time', 3432, PAGE, ['build/server/index.js', 'start'], {
    ...shopEnv,
    DATA_DIR: join(folder, 'made'),
    PAGE_CACHE_MB: '0',
    RATE_LIMITS: '0',
  });
  const answer = await fetch(kept.url, { headers: { 'Accept-Encoding': 'br' } });
  const html = await answer.text();
  writeFileSync(join(folder, 'page.html'), html);
  const bare = await peer('bare node:http, same bytes', 3433, '/', [
    'bench/peers/bareHttp.ts',
    join(folder, 'page.html'),
  ]);
  const react = await peer('bare React, same elements', 3434, '/', [
    'bench/peers/bareReact.ts',
    join(folder, 'page.html'),
  ]);
  const peers = [bare, kept, react, made];
  const results = new Map(peers.map(({ name }) => [name, { rates: [] as number[], cpus: [] as number[] }]));
  for (const one of peers) measure(one);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of peers) {
      const { rate, cpuMs } = measure(one);
      results.get(one.name)?.rates.push(rate);
      results.get(one.name)?.cpus.push(cpuMs);
    }
  }
  console.log(`${PAGE}, ${html.length} characters of HTML, ${seconds} s a cell, 32 connections, rounds in order`);
  for (const [name, { rates, cpus }] of results) {
    console.log(
      `  ${name.padEnd(28)} ${rates.map((rate) => Math.round(rate)).join(', ')} requests/s; ${median(cpus).toFixed(3)} ms of CPU each`,
    );
  }
  const middle = (name: string) => median(results.get(name)?.rates ?? []);
  const ratio = (name: string, other: string) => (middle(name) / middle(other)).toFixed(2);
  console.log(
    `  kept / bare node:http ${ratio(kept.name, bare.name)}; made / bare React ${ratio(made.name, react.name)}`,
  );
} finally {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
}
