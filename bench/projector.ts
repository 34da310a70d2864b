/**
 * Calls a second of one core that an open product page makes, on SQLite: node bench/projector.ts [SECONDS].
 * The bar: ≥ 2 000/s. Needs two cores, wrk (Debian's package of that name), taskset, and a build.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PAGES } from './support/pages.ts';
import { pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';
import { hit } from './support/wrk.ts';

const BAR = 2000;
const ROUNDS = 5;
const seconds = Number(process.argv[2] ?? 4);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));

const product = '/ajax/projector.php?action=get&product=1001';
const calls = [
  { name: 'a quantity is changed', path: `${product}&size=350&get=sizeprices&number=4` },
  { name: 'a size is chosen', path: `${product}&size=350&get=sizeavailability,sizedelivery,sizeprices` },
  { name: 'all sizes', path: `${product}&get=sizes` },
  { name: 'a bundle, all sizes', path: '/ajax/projector.php?action=get&product=1052&get=sizes' },
].map((call) => ({ ...call, rates: [] as number[], cpus: [] as number[] }));

// Without limits: all calls come from one address.
const env = { SHOP_DIR: 'shop', DATA_DIR: join(folder, 'shop'), RATE_LIMITS: '0' };
const shop = await pinned(['build/server/index.js', 'start'], env, PAGES.product);
try {
  for (const { path } of calls) hit(shop, path, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { path, rates, cpus } of calls) {
      const { rate, cpu } = hit(shop, path, seconds);
      rates.push(Math.round(rate));
      cpus.push(cpu);
    }
  }
  console.log(`/ajax/projector.php, ${ROUNDS} rounds of ${seconds} s, 32 connections, one core; the bar ${BAR}/s`);
  for (const { name, rates, cpus } of calls)
    console.log(`  ${name.padEnd(22)} ${rates.join(', ')} calls/s; ${median(cpus).toFixed(3)} ms of CPU each`);
  const slowest = Math.min(...calls.map(({ rates }) => median(rates)));
  console.log(`  the slowest call: ${slowest}/s, ${(slowest / BAR).toFixed(1)} times the bar`);
  if (slowest < BAR) process.exitCode = 1;
} finally {
  shop.stop();
  rmSync(folder, { recursive: true });
}
