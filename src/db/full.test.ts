import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './open.server.ts';

const writer = fileURLToPath(new URL('../../scripts/test/killWriter.ts', import.meta.url));
/** Blocks of 512 or 1024 bytes, as the shell counts: room for the tables, and not for many rows. */
const ROOM = 4000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-full-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a store without room for more refuses the write, and keeps each one that it acknowledged', {
  timeout: 60_000,
}, async () => {
  const file = join(folder, 'shop.db');
  await (await openDatabase({ file })).close();
  const limited = `ulimit -f ${ROOM} && exec "$0" "$@"`;
  const child = spawn('sh', ['-c', limited, process.execPath, writer, file, 'row'], { stdio: 'pipe' });
  const ended = once(child, 'close');
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const acknowledged = await Array.fromAsync(createInterface(child.stdout));
  expect(await ended).toEqual([1, null]);
  expect(said).toMatch(/errcode: \d+/);
  const code = Number(/errcode: (\d+)/.exec(said)?.[1]) & 0xff;
  // https://www.sqlite.org/rescode.html: ioerr, full
  expect([10, 13]).toContain(code);
  expect(acknowledged.length).toBeGreaterThan(0);

  const db = await openDatabase({ file });
  const { rows } = await sql`pragma integrity_check`.execute(db.read);
  const keys = new Set((await db.read.selectFrom('settings').select('key').execute()).map(({ key }) => key));
  await db.close();
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
  expect(acknowledged.filter((id) => !keys.has(`${id}/first`) || !keys.has(`${id}/second`))).toEqual([]);
  expect([...keys].filter((key) => key.endsWith('/first')).length).toBe(
    [...keys].filter((key) => key.endsWith('/second')).length,
  );
});
