/**
 * Durable writes a second: one row, one transaction, answered after COMMIT; beside the disk's own fsync.
 * Usage: node bench/db.ts [SECONDS]; with DATABASE_URL_TEST also PostgreSQL, in a database of that address.
 */
import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Db, openDatabase } from '../src/db/open.server.ts';

const ROUNDS = 3;
const PAGE = Buffer.alloc(4096);
const seconds = Number(process.argv[2] ?? 1);
// Beside the data a shop would have: /tmp may be memory, where syncing costs nothing.
const cache = resolve(import.meta.dirname, '../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'bench-'));

function fsyncs(): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) {
    writeSync(file, PAGE);
    fdatasyncSync(file);
  }
  closeSync(file);
  return count / seconds;
}

let next = 0;

async function writes(db: Db, callers: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const key = `bench-${process.pid}-${next++}`;
      await db.write((tx) => tx.insertInto('settings').values({ key, value: 'one row' }).execute());
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return count / seconds;
}

const url = process.env.DATABASE_URL_TEST;
const databases: Array<[string, Db]> = [['SQLite', await openDatabase({ file: join(folder, 'shop.db') })]];
if (url) databases.push(['PostgreSQL', await openDatabase({ url })]);

try {
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`round ${round}: bare fdatasync ${Math.round(fsyncs())}/s`);
    for (const [name, db] of databases) {
      for (const callers of [1, 8]) {
        const rate = Math.round(await writes(db, callers));
        console.log(`  ${name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}: ${rate} durable writes/s`);
      }
    }
  }
} finally {
  for (const [, db] of databases) {
    await db.write((tx) => tx.deleteFrom('settings').where('key', 'like', `bench-${process.pid}-%`).execute());
    await db.close();
  }
  rmSync(folder, { recursive: true });
}
