/**
 * Things put into baskets a second, each durable before it is answered, 8 callers sharing commits, on SQLite beside bare
 * fdatasync (bar ≥ 500/s).
 * Usage: node bench/basket.ts [SECONDS]
 */
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
import { root } from './support/pinned.ts';

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

try {
  await adding();
} finally {
  rmSync(folder, { recursive: true });
}
