/**
 * Things put into baskets a second, each durable before it is answered, 8 callers sharing commits, on SQLite beside bare
 * fdatasync (bar ≥ 500/s); and answers of POST /ajax/get.php with a basket of three lines, a list of twenty products
 * and two that are compared, on one core (bar ≥ 500/s).
 * Usage: node bench/basket.ts [SECONDS]; needs two cores, taskset, and a build.
 */
import { spawn } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createBaskets } from '../src/basket/service.server.ts';
import { rules } from '../src/basket/testing/rules.ts';
import { createCatalogue } from '../src/catalogue/service.server.ts';
import { aDraft, aSizeDraft, importAll } from '../src/catalogue/testing/drafts.server.ts';
import { stock } from '../src/catalogue/testing/things.ts';
import { openDatabase } from '../src/db/open.server.ts';
import { createSessions } from '../src/session/service.server.ts';
import { openVisit } from '../src/session/visit.server.ts';
import { PAGES } from './support/pages.ts';
import { type Pinned, pinned, root } from './support/pinned.ts';
import { median } from './support/timing.ts';

const ROUNDS = 5;
const CALLERS = 8;
const BAR = 500;
const seconds = Number(process.argv[2] ?? 2);
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));
const PAGE = Buffer.alloc(4096);

function fsyncs(): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) {
    writeSync(file, PAGE);
    fdatasyncSync(file);
  }
  closeSync(file);
  return Math.round(count / seconds);
}

async function adding(): Promise<void> {
  const db = await openDatabase({ file: join(folder, 'shop.db') });
  const sizes = [aSizeDraft({ stocks: [stock(-1)] })];
  const ids = Array.from({ length: 50 }, (_, n) => n + 1);
  const drafts = ids.map((id) => aDraft(String(id), { preferredId: id, sizes }));
  await importAll(db, drafts, 0);
  const sessions = createSessions(db, Date.now);
  const baskets = createBaskets({ db, catalogue: createCatalogue(db), clock: Date.now, rules: rules() });
  const rates: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(fsyncs());
    const end = performance.now() + seconds * 1000;
    let count = 0;
    const shopper = async () => {
      while (performance.now() < end) {
        const visit = await openVisit(sessions, { name: 'witryna', secure: false }, undefined);
        // Three things each, as a shopper puts them in: the first begins the session.
        for (const product of [1 + (count % 48), 2 + (count % 48), 3 + (count % 48)]) {
          const [added] = await baskets.add(visit, [{ product, size: 'uniw', quantity: '1' }]);
          if (!added?.ok) throw new Error('not added');
          count += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, shopper));
    rates.push(Math.round(count / seconds));
  }
  await db.close();
  console.log(`bare fdatasync: ${bare.join(', ')}/s`);
  console.log(`add to basket, durable, ${CALLERS} callers: ${rates.join(', ')}/s (bar ${BAR})`);
}

/** The generator runs on the other core and writes what it counted. */
async function measure(url: string): Promise<{ count: number; rate: number; bad: number }> {
  const args = ['-c', '1', process.execPath, 'bench/requests/personal.ts', url, String(seconds)];
  const child = spawn('taskset', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const piece of child.stdout) said += piece;
  return JSON.parse(said);
}

async function asking(): Promise<void> {
  let shop: Pinned | undefined;
  try {
    const env = { SHOP_DIR: 'shop', DATA_DIR: join(folder, 'shop'), RATE_LIMITS: '0' };
    shop = await pinned(['build/server/index.js', 'start'], env, PAGES.product);
    await measure(shop.url);
    const rates: number[] = [];
    const cpus: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = shop.cpu();
      const { count, rate, bad } = await measure(shop.url);
      if (bad > 0) throw new Error(`${bad} of ${count} answers were not whole`);
      rates.push(Math.round(rate));
      cpus.push((shop.cpu() - before) / count);
    }
    const each = median(cpus);
    console.log(
      `get.php with three lines and a list of twenty, one core: ${rates.join(', ')} requests/s (bar ${BAR}); ${each.toFixed(2)} ms of CPU each, so ${Math.round(1000 / each)} a second of CPU`,
    );
  } finally {
    shop?.stop();
  }
}

try {
  await adding();
  await asking();
} finally {
  rmSync(folder, { recursive: true });
}
