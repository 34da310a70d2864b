/**
 * From the start of the program to its first page, with a catalogue that is there already:
 * node bench/start.ts [PRODUCTS]. The bar: 10 000 products ≤ 1.5 s. Needs a build (npm run build).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../e2e/support/shop.ts';
import { importProducts } from '../src/catalogue/import/importProducts.server.ts';
import { openDatabase } from '../src/db/open.server.ts';
import { generateCatalogue } from './catalogue/generate.ts';
import { answering, cpuOf, root } from './support/pinned.ts';
import { median, ms, timed } from './support/timing.ts';

const PRODUCTS = Number(process.argv[2] ?? 10_000);
const ROUNDS = 5;
const clock = () => Date.now();
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));

/** Starts the shop, waits for a page, ends it. */
async function opened(): Promise<{ time: number; cpu: number }> {
  const port = await freePort();
  const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, SHOP_DIR: 'shop', LOG_LEVEL: 'error' };
  const [child, time] = await timed(async () => {
    const started = spawn(process.execPath, ['build/server/index.js', 'start'], {
      cwd: root,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await answering(`http://localhost:${port}/produkt/kubek-codzienny-kobalt-1001`, started);
    return started;
  });
  const cpu = cpuOf(child);
  child.kill();
  await once(child, 'exit');
  return { time, cpu };
}

try {
  const db = await openDatabase({ file: join(folder, 'shop.sqlite') });
  const options = { source: 'bench', clock, complete: false, createNames: true };
  await importProducts(db, generateCatalogue({ products: PRODUCTS, now: clock() }), options);
  await db.close();
  // The demo shop's own products are imported by the first start; after that everything is there.
  const first = await opened();
  const rounds: { time: number; cpu: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await opened());
  const times = rounds.map((round) => round.time);
  const cpu = median(rounds.map((round) => round.cpu));
  console.log(`${PRODUCTS} products imported before, and the demo shop's 69`);
  console.log(`first start, which imports the demo shop: ${ms(first.time)}`);
  console.log(`start to first page: median ${ms(median(times))} of ${times.map(ms).join(', ')}; CPU ${ms(cpu)}`);
} finally {
  rmSync(folder, { recursive: true });
}
