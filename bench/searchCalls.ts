/**
 * Whole calls of the search box a second of one core, on SQLite: node bench/searchCalls.ts [SECONDS]. The bar: ≥ 1 500/s.
 * Needs two cores, taskset, and a build.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from './support/pages.ts';
import { type Pinned, pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';

const BAR = 1500;
const ROUNDS = 5;
const seconds = Number(process.argv[2] ?? 4);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
let shop: Pinned | undefined;

/** The generator runs on the other core and writes what it counted. */
async function measure(url: string, kind: string): Promise<{ count: number; rate: number; bad: number }> {
  const args = ['-c', '1', process.execPath, 'bench/requests/search.ts', url, String(seconds), kind];
  const child = spawn('taskset', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const piece of child.stdout) said += piece;
  return JSON.parse(said);
}

try {
  const env = { SHOP_DIR: 'shop', DATA_DIR: join(folder, 'shop'), RATE_LIMITS: '0' };
  shop = await pinned(['build/server/index.js', 'start'], env, PAGES.product);
  const kinds = ['known', 'new'].map((kind) => ({ kind, rates: [] as number[], cpus: [] as number[] }));
  for (const { kind } of kinds) await measure(shop.url, kind);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { kind, rates, cpus } of kinds) {
      const before = shop.cpu();
      const { count, rate, bad } = await measure(shop.url, kind);
      if (bad > 0) throw new Error(`${bad} of ${count} answers hold no product`);
      rates.push(Math.round(rate));
      cpus.push((shop.cpu() - before) / count);
    }
  }
  console.log(`productsTextSearch, ${ROUNDS} rounds of ${seconds} s, 8 connections, one core; the bar ${BAR}/s`);
  for (const { kind, rates, cpus } of kinds) {
    const cpu = median(cpus);
    console.log(
      `  ${kind} texts: ${rates.join(', ')} calls/s; ${cpu.toFixed(2)} ms of CPU each, so ${Math.round(1000 / cpu)} a second of CPU`,
    );
  }
} finally {
  shop?.stop();
  rmSync(folder, { recursive: true });
}
