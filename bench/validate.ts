/**
 * Requests a second of one core for validateClientData with ten fields of a form in one query, with the values written in
 * the query and as variables. Values change with each request, as shoppers' do. The bar: ≥ 600/s with literals, ≥ 1 500/s
 * with variables. Usage: node bench/validate.ts [SECONDS]; needs two cores, taskset, and a build.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from './support/pages.ts';
import { type Pinned, pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';

const ROUNDS = 5;
const BARS = { literals: 600, variables: 1500 };
const seconds = Number(process.argv[2] ?? 4);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
let shop: Pinned | undefined;

/** The generator runs on the other core and writes what it counted. */
async function measure(url: string, kind: string): Promise<{ count: number; rate: number; bad: number }> {
  const child = spawn(
    'taskset',
    ['-c', '1', process.execPath, 'bench/requests/validate.ts', url, String(seconds), kind],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  for await (const piece of child.stdout) said += piece;
  return JSON.parse(said);
}

try {
  const env = { SHOP_DIR: 'shop', DATA_DIR: join(folder, 'shop'), RATE_LIMITS: '0' };
  shop = await pinned(['build/server/index.js', 'start'], env, PAGES.product);
  const kinds = (['literals', 'variables'] as const).map((kind) => ({
    kind,
    rates: [] as number[],
    cpus: [] as number[],
  }));
  for (const { kind } of kinds) await measure(shop.url, kind);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { kind, rates, cpus } of kinds) {
      const before = shop.cpu();
      const { count, rate, bad } = await measure(shop.url, kind);
      if (bad > 0) throw new Error(`${bad} of ${count} queries with ${kind} were not answered as they should`);
      rates.push(Math.round(rate));
      cpus.push((shop.cpu() - before) / count);
    }
  }
  console.log(`ten fields in one query, ${ROUNDS} rounds of ${seconds} s, 8 connections, one core`);
  for (const { kind, rates, cpus } of kinds)
    console.log(
      `  ${kind.padEnd(10)} ${rates.join(', ')} requests/s (bar ${BARS[kind]}); ${median(cpus).toFixed(2)} ms of CPU each, so ${Math.round(1000 / median(cpus))} a second of CPU`,
    );
} finally {
  shop?.stop();
  rmSync(folder, { recursive: true });
}
