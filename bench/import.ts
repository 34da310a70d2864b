/**
 * Imports the generated catalogue as it is, which is what writing costs, then a file of each kind into an empty shop in
 * SQLite, then the same file again, then the same file read anew; a light.xml over the full.xml of IOF.
 * With --postgres each kind has a PostgreSQL of its own, with --durable one that waits for the disk.
 * Usage: node bench/import.ts [--postgres [--durable]] [PRODUCTS [KIND…]], or node bench/import.ts big for a file of 1 GB that is only tried.
 * The kind `generated` names the catalogue itself, and may stand several times among the others.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { importFeed } from '../src/catalogue/import/importFeed.server.ts';
import { importProducts } from '../src/catalogue/import/importProducts.server.ts';
import { keepHeapSmall } from '../src/catalogue/import/smallHeap.server.ts';
import { type Db, openDatabase } from '../src/db/open.server.ts';
import { systemClock } from '../src/kit/clock.ts';
import { generateCatalogue } from './catalogue/generate.ts';
import { KINDS, writeFeed } from './import/files.ts';
import { withPostgres } from './support/postgres.ts';

const GENERATED = 'generated';
const PROCESS = '--alone';
const GIGABYTE = 1_000_000_000;

/** One import in a process of its own, whose memory is its own. */
async function alone(file: string, database: string, mode: string): Promise<void> {
  keepHeapSmall();
  const place = database.startsWith('postgres://') ? { url: database } : { file: database };
  const db = await openDatabase({ ...place, sparing: true });
  const begun = performance.now();
  const vat = { bp: 2300, exempt: false };
  const done =
    mode === 'generated'
      ? { report: await importGenerated(db, Number(file)) }
      : await importFeed(file, { db, clock: systemClock, vat, anew: mode === 'anew', dryRun: mode === 'try' });
  const seconds = (performance.now() - begun) / 1000;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const writing = process.threadCpuUsage();
  await db.close();
  const what =
    'same' in done
      ? 'the same'
      : `${done.report.added} added, ${done.report.changed} changed, ${done.report.unchanged} unchanged, ${done.report.skipped.length} skipped`;
  console.log(
    `${seconds.toFixed(1).padStart(6)} s, CPU ${cpuSeconds(userCPUTime + systemCPUTime)} s, of it writing ${cpuSeconds(writing.user + writing.system)} s, RSS ${Math.round(maxRSS / 1000)} MB: ${what}`,
  );
}

const cpuSeconds = (microseconds: number) => (microseconds / 1e6).toFixed(1).padStart(5);

const importGenerated = (db: Db, products: number) =>
  importProducts(db, generateCatalogue({ products, now: systemClock() }), {
    source: 'bench',
    clock: systemClock,
    complete: false,
    createNames: true,
  });

const run = async (file: string, database: string, mode: string) =>
  (await promisify(execFile)(process.execPath, [import.meta.filename, PROCESS, file, database, mode])).stdout.trimEnd();

interface Stores {
  postgres: boolean;
  durable: boolean;
}

/** Works with an empty shop: the place of its store. */
const withStore = ({ postgres, durable }: Stores, file: string, work: (database: string) => Promise<void>) =>
  postgres ? withPostgres(work, { durable }) : work(file);

async function all(args: readonly string[], stores: Stores): Promise<void> {
  const cache = resolve(import.meta.dirname, '../.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'bench-'));
  const big = args[0] === 'big';
  const products = Number(big ? 0 : (args[0] ?? 100_000));
  const kinds = args.length > 1 ? args.slice(1) : big ? ['google', 'table'] : [GENERATED, ...Object.keys(KINDS)];
  const measure = async (kind: string, file: string, database: string) => {
    if (kind === GENERATED) {
      console.log(`${kind}: ${products} products\n  first ${await run(String(products), database, GENERATED)}`);
      return;
    }
    const count = await writeFeed(file, kind, big ? { bytes: GIGABYTE } : { products });
    console.log(`${kind}: ${count} products, ${Math.round(statSync(file).size / 1e6)} MB (${cpus().length} cores)`);
    for (const mode of big ? ['try'] : ['first', 'again', 'anew']) {
      console.log(`  ${mode.padEnd(5)} ${await run(file, database, mode)}`);
    }
    if (kind === 'iof' && !big) {
      await writeFeed(file, 'light', { products });
      console.log(`  light ${await run(file, database, 'light')}`);
    }
    rmSync(file);
  };
  try {
    for (const [place, kind] of kinds.entries()) {
      const [file, store] = [join(folder, kind), join(folder, `${kind}-${place}.sqlite`)];
      await withStore(stores, store, (database) => measure(kind, file, database));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === PROCESS) await alone(rest[0] ?? '', rest[1] ?? '', rest[2] ?? '');
else {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { postgres: { type: 'boolean', default: false }, durable: { type: 'boolean', default: false } },
  });
  await all(positionals, values);
}
