/**
 * From the start of the program to its first page, its first list and its first search, with a catalogue that is there already;
 * from an index that was kept and, once, from none: node bench/start.ts [--postgres] [PRODUCTS]. The bars: 10 000 products ≤ 0.8 s and
 * ≤ 200 MB; a million: first page ≤ 2 s, lists ≤ 6 s, ≤ 1 GB. Needs a build (npm run build). Linux only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../e2e/support/shop.ts';
import { importProducts } from '../src/catalogue/import/importProducts.server.ts';
import { openDatabase } from '../src/db/open.server.ts';
import { generateCatalogue } from './catalogue/generate.ts';
import { answering, atRest, cpuOf, residentOf, root } from './support/pinned.ts';
import { withPostgres } from './support/postgres.ts';
import { median, ms } from './support/timing.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { postgres: { type: 'boolean', default: false } },
});
const PRODUCTS = Number(positionals[0] ?? 10_000);
const ROUNDS = 5;
/** Time that a shop gets to come to rest before its memory is read. */
const REST = 5000;
const clock = () => Date.now();
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const index = join(folder, 'index');

/** ms from the start to the first answer of each kind, CPU until the last of them, and memory at the first page and at rest in MiB. */
interface Start {
  product: number;
  list: number;
  words: number;
  cpu: number;
  first: number;
  memory: number;
}

interface Waiting {
  /** For its kept index. */
  keeps?: boolean;
  /** Until it has made its pictures, which no later start has to. */
  rests?: boolean;
}

/** Starts the shop, waits for its pages and for what else is told, ends it. */
async function opened(url: string | undefined, { keeps = false, rests = false }: Waiting = {}): Promise<Start> {
  const port = await freePort();
  const env = { NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, SHOP_DIR: 'shop', LOG_LEVEL: 'error' };
  const begun = performance.now();
  const child = spawn(process.execPath, ['build/server/index.js', 'start'], {
    cwd: root,
    env: { PATH: process.env.PATH, WORKERS: '1', ...(url !== undefined && { DATABASE_URL: url }), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const answered = async (path: string) => {
    await answering(`http://localhost:${port}${path}`, child);
    return performance.now() - begun;
  };
  const product = await answered('/produkt/kubek-codzienny-kobalt-1001');
  const first = residentOf(child.pid);
  const list = await answered('/nowosci');
  const words = await answered('/szukaj?text=kubek');
  const cpu = cpuOf(child.pid);
  await pause(REST);
  while (keeps && PRODUCTS >= 2000 && !statSync(join(index, 'words'), { throwIfNoEntry: false })) await pause(100);
  const memory = residentOf(child.pid);
  if (rests) await atRest(child.pid);
  child.kill();
  await once(child, 'exit');
  return { product, list, words, cpu, first, memory };
}

const told = ({ product, list, words, cpu, first, memory }: Start) =>
  `product ${ms(product)}, list ${ms(list)}, search ${ms(words)}; CPU ${ms(cpu)}; ${first.toFixed(0)}, ${memory.toFixed(0)} MB`;

async function measure(url?: string): Promise<void> {
  const db = await openDatabase(url === undefined ? { file: join(folder, 'shop.sqlite') } : { url });
  const options = { source: 'bench', clock, complete: false, createNames: true };
  await importProducts(db, generateCatalogue({ products: PRODUCTS, now: clock() }), options);
  await db.close();
  console.log(`${PRODUCTS} products imported before, and the demo shop's 69`);
  // The demo shop's own products and pictures come in with the first start; after that everything is there.
  console.log(`first start, which imports the demo shop: ${told(await opened(url, { rests: true }))}`);
  rmSync(index, { recursive: true, force: true });
  console.log(`from no index: ${told(await opened(url, { keeps: true }))}`);
  const rounds: Start[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await opened(url));
  const of = (key: keyof Start) => median(rounds.map((round) => round[key]));
  const middle = {
    ...{ product: of('product'), list: of('list'), words: of('words') },
    ...{ cpu: of('cpu'), first: of('first'), memory: of('memory') },
  };
  console.log(`from a kept index, median of ${ROUNDS}: ${told(middle)}`);
  console.log(`  first pages: ${rounds.map(({ product }) => ms(product)).join(', ')}`);
}

try {
  await (values.postgres ? withPostgres(measure) : measure());
} finally {
  rmSync(folder, { recursive: true });
}
