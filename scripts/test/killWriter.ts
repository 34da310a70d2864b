/**
 * Writes pairs of rows through db.write, eight callers at once, and prints each pair's id once it is acknowledged.
 * Started by tests, which kill it at some moment or run it beside a writer of their own.
 * Usage: node killWriter.ts FILE NAME [COUNT]   (without COUNT until killed)
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/db/open.server.ts';

const [file, name, count = 'Infinity'] = process.argv.slice(2);
if (!file || !name) throw new Error('usage: killWriter.ts FILE NAME [COUNT]');

const db = await openDatabase({ file });
let next = 0;

async function caller(): Promise<void> {
  while (next < Number(count)) {
    const id = `${name}-${next}`;
    next += 1;
    await db.write(async (tx) => {
      await tx
        .insertInto('settings')
        .values({ key: `${id}/first`, value: '' })
        .execute();
      await tx
        .insertInto('settings')
        .values({ key: `${id}/second`, value: '' })
        .execute();
    });
    // Straight to the pipe: what has been printed is read even if the next instruction never runs.
    writeSync(1, `${id}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, caller));
await db.close();
