/**
 * Orders placed a second, 32 buyers of different things at once: on SQLite (bar ≥ 150/s), each durable before it is answered,
 * and on a PostgreSQL (bar ≥ 600/s) with fsync on and off, beside bare fdatasync. Baskets are filled before the clock runs; an
 * order is read, checked, numbered, its stock taken, its mail left out. Usage: node bench/orders.ts [ORDERS A ROUND]
 */
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createBaskets } from '../src/basket/service.server.ts';
import { rules } from '../src/basket/testing/rules.ts';
import { createCatalogue } from '../src/catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../src/catalogue/testing/drafts.server.ts';
import { stock } from '../src/catalogue/testing/things.ts';
import { orderInput } from '../src/checkout/testing/orderInput.server.ts';
import { openDatabase } from '../src/db/open.server.ts';
import { plainOrders } from '../src/server/testing/plainOrders.server.ts';
import { createSessions } from '../src/session/service.server.ts';
import { openVisit } from '../src/session/visit.server.ts';
import { root } from './support/pinned.ts';
import { withPostgres } from './support/postgres.ts';
import { ascending, median, ms, percentile, timed } from './support/timing.ts';

const ROUNDS = 5;
const BUYERS = 32;
const LINES = 3;
/** No two orders that are placed at once are of the same thing. */
const PRODUCTS = 4 * BUYERS * LINES;
const FSYNC_SECONDS = 1;
const PAGE = Buffer.alloc(4096);
const many = Number(process.argv[2] ?? 600);
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

async function placing(name: string, place: { file: string } | { url: string }, bar: number): Promise<void> {
  const db = await openDatabase(place);
  const sizes = [aSizeDraft({ stocks: [stock(1_000_000)] })];
  const drafts = Array.from({ length: PRODUCTS }, (_, n) => aDraft(String(n + 1), { preferredId: n + 1, sizes }));
  await importAll(db, drafts, 0);
  const clock = Date.now;
  const sessions = createSessions(db, clock);
  const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock, rules: rules() });
  const { checkout } = plainOrders(db, clock, baskets);

  async function filled(n: number) {
    const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
    const wanted = Array.from({ length: LINES }, (_, line) => ({
      product: 1 + ((n * LINES + line) % PRODUCTS),
      size: 'uniw',
      quantity: '1',
    }));
    for (const added of await baskets.add(visit, wanted)) if (!added.ok) throw new Error('not added');
    return { visit, input: await orderInput(baskets, visit) };
  }

  const rates: number[] = [];
  const times: number[] = [];
  const cpus: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting: Awaited<ReturnType<typeof filled>>[] = [];
    for (let n = 0; n < many; n += 1) waiting.push(await filled(n));
    const buyer = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { visit, input } = next;
        const [placed, took] = await timed(() => checkout.place(visit, input));
        if (!placed.ok) throw new Error(`not placed: ${placed.error.code}`);
        times.push(took);
      }
    };
    const before = process.cpuUsage();
    const [, took] = await timed(() => Promise.all(Array.from({ length: BUYERS }, buyer)));
    const { user, system } = process.cpuUsage(before);
    cpus.push((user + system) / 1000 / many);
    rates.push(Math.round((many * 1000) / took));
  }
  await db.close();
  times.sort(ascending);
  const each = `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}`;
  console.log(
    `${name}, ${BUYERS} buyers, ${LINES} lines: ${rates.join(', ')} orders/s (bar ${bar}); ${each}; ${median(cpus).toFixed(2)} ms of CPU each here`,
  );
}

try {
  console.log(`bare fdatasync: ${fsyncs()}, ${fsyncs()}, ${fsyncs()}/s`);
  await placing('SQLite', { file: join(folder, 'shop.db') }, 150);
  await withPostgres((url) => placing('PostgreSQL, fsync on', { url }, 600), { durable: true });
  await withPostgres((url) => placing('PostgreSQL, fsync off', { url }, 600));
} finally {
  rmSync(folder, { recursive: true });
}
