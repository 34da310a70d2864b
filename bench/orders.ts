/**
 * Orders placed a second, 32 buyers of different things at once: on SQLite (bar ≥ 150/s), each durable before it is answered,
 * and on a PostgreSQL at its socket (bar ≥ 600/s) with fsync on and off, beside bare fdatasync; there by one process, and by as
 * many as a shop starts (`WORKERS`). Baskets are filled before the clock runs; an order is read, checked, numbered, its stock
 * taken, its mail left out. Usage: node bench/orders.ts [ORDERS A ROUND]
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { aDraft, aSizeDraft, importAll } from '../src/catalogue/testing/drafts.server.ts';
import { stock } from '../src/catalogue/testing/things.ts';
import { openDatabase } from '../src/db/open.server.ts';
import { type Asked, BUYERS, LINES, type Placed, PRODUCTS, type Started } from './orders/messages.ts';
import { root } from './support/pinned.ts';
import { withPostgres } from './support/postgres.ts';
import { ascending, median, ms, percentile, timed } from './support/timing.ts';

const ROUNDS = 5;
const FSYNC_SECONDS = 1;
const PAGE = Buffer.alloc(4096);
const many = Number(process.argv[2] ?? 1200);
const cores = Math.min(availableParallelism(), 8);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));

function fsyncs(): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const end = performance.now() + FSYNC_SECONDS * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) {
    writeSync(file, PAGE);
    fdatasyncSync(file);
  }
  closeSync(file);
  return Math.round(count / FSYNC_SECONDS);
}

async function ask(shop: ChildProcess, asked: Asked): Promise<Placed> {
  const asking = new AbortController();
  const { signal } = asking;
  const ended = once(shop, 'exit', { signal }).then(() => Promise.reject(new Error('a process has ended')));
  shop.send(asked);
  const [answer] = await Promise.race([once(shop, 'message', { signal }), ended]);
  ended.catch(() => {});
  asking.abort();
  return answer as Placed;
}

async function placing(name: string, place: Started['place'], bar: number, processes: number): Promise<void> {
  const shops = Array.from({ length: processes }, (_, first) => {
    const started: Started = { place, first, every: processes, buyers: Math.ceil(BUYERS / processes) };
    return fork(join(root, 'bench/orders/shop.ts'), [JSON.stringify(started)]);
  });
  const rates: number[] = [];
  const times: number[] = [];
  const cpus: number[] = [];
  // The first warms up: a shop in the world has placed orders before.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const orders = Math.ceil(many / processes);
    await Promise.all(shops.map((shop) => ask(shop, { task: 'fill', orders })));
    const [answers, took] = await timed(() => Promise.all(shops.map((shop) => ask(shop, { task: 'buy' }))));
    if (round === 0) continue;
    times.push(...answers.flatMap((answer) => answer.times));
    cpus.push(answers.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / (orders * processes));
    rates.push(Math.round((orders * processes * 1000) / took));
  }
  for (const shop of shops) {
    shop.send({ task: 'end' } satisfies Asked);
    await once(shop, 'exit');
  }
  times.sort(ascending);
  const each = `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`;
  console.log(
    `${name}, ${BUYERS} buyers, ${LINES} lines, ${processes} shop process(es): ${rates.join(', ')} orders/s (bar ${bar}); ${each}; ${median(cpus).toFixed(2)} ms of CPU each here`,
  );
}

async function stocked(place: Started['place']): Promise<void> {
  const db = await openDatabase(place);
  const sizes = [aSizeDraft({ stocks: [stock(1_000_000)] })];
  await importAll(
    db,
    Array.from({ length: PRODUCTS }, (_, n) => aDraft(String(n + 1), { preferredId: n + 1, sizes })),
    0,
  );
  await db.close();
}

async function onPostgres(name: string, url: string): Promise<void> {
  await stocked({ url });
  for (const processes of new Set([1, cores])) await placing(name, { url }, 600, processes);
}

try {
  console.log(`bare fdatasync: ${fsyncs()}, ${fsyncs()}, ${fsyncs()}/s`);
  const file = join(folder, 'shop.db');
  await stocked({ file });
  await placing('SQLite', { file }, 150, 1);
  await withPostgres((url) => onPostgres('PostgreSQL, fsync on', url), { durable: true, socket: true });
  await withPostgres((url) => onPostgres('PostgreSQL, fsync off', url), { socket: true });
} finally {
  rmSync(folder, { recursive: true });
}
