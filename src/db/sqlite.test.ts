import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Tx } from './open.server.ts';
import { openSqliteFile } from './sqlite.server.ts';

const writer = fileURLToPath(new URL('../../scripts/test/killWriter.ts', import.meta.url));
const put = (tx: Tx, key: string) => tx.insertInto('settings').values({ key, value: '' }).execute();

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'witryna-sqlite-'));
  file = join(folder, 'shop.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('openSqliteFile', () => {
  it('syncs every commit to a write-ahead log and checks foreign keys', () => {
    const connection = openSqliteFile(file, { readOnly: false, waitMs: 5000 });
    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'cache_size', 'mmap_size'];
    const values = settings.map((name) => connection.value(`pragma ${name}`));
    connection.close();
    expect(values).toEqual(['wal', 2, 1, 5000, -65536, 268435456]);
  });

  it('gives plain objects, one statement at a time or row by row', () => {
    const connection = openSqliteFile(file, { readOnly: false, waitMs: 0 });
    const statement = connection.prepare('select ? as a, ? as b union all select 3, null');
    const rows = [
      { a: 1, b: 'x' },
      { a: 3, b: null },
    ];
    expect(statement.all([1, 'x'])).toStrictEqual(rows);
    expect([...statement.iterate([1, 'x'])]).toStrictEqual(rows);
    expect(() => statement.all([undefined, true])).toThrow(TypeError);
    connection.close();
  });

  it('sees a column that was added after its statement was prepared', () => {
    const connection = openSqliteFile(file, { readOnly: false, waitMs: 0 });
    connection.exec("create table pots (name text); insert into pots values ('jug')");
    const read = () => connection.prepare('select * from pots').all([]);
    expect(read()).toEqual([{ name: 'jug' }]);
    connection.exec("alter table pots add column glaze text default 'ash'");
    expect(read()).toEqual([{ name: 'jug', glaze: 'ash' }]);
    connection.close();
  });

  it('keeps statements for use again, and not without end', () => {
    const connection = openSqliteFile(file, { readOnly: false, waitMs: 0 });
    const first = connection.prepare('select 0');
    expect(connection.prepare('select 0')).toBe(first);
    for (let count = 1; count <= 300; count++) connection.prepare(`select ${count}`);
    expect(connection.prepare('select 0')).not.toBe(first);
    connection.close();
  });
});

describe('a second program on the same file', () => {
  it('makes a write wait, and fail as locked when it goes on too long', async () => {
    const db = await openDatabase({ file, lockWaitMs: 30 });
    const other = openSqliteFile(file, { readOnly: false, waitMs: 0 });
    other.exec('begin immediate');
    await expect(db.write((tx) => put(tx, 'refused'))).rejects.toMatchObject({ code: 'locked' });
    const waiting = db.write((tx) => put(tx, 'waited'));
    // The wait does not block the thread: this very test goes on and lets go of the lock.
    other.exec('rollback');
    await waiting;
    other.close();
    expect(await db.read.selectFrom('settings').select('key').execute()).toEqual([{ key: 'waited' }]);
    await db.close();
  });

  it('refuses to open while the whole file is locked', async () => {
    const other = openSqliteFile(file, { readOnly: false, waitMs: 0 });
    other.exec('pragma journal_mode = delete; begin exclusive');
    await expect(openDatabase({ file, lockWaitMs: 10 })).rejects.toMatchObject({ code: 'locked' });
    other.close();
  });

  it('shares the file with writers of both: all of their rows are there', async () => {
    const db = await openDatabase({ file });
    const child = spawn(process.execPath, [writer, file, 'child', '300'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const ended = once(child, 'close');
    for (let count = 0; count < 100; count++) await db.write((tx) => put(tx, `parent-${count}`));
    expect(await ended).toEqual([0, null]);
    const { rows } = await db.read
      .selectFrom('settings')
      .select((row) => row.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows).toBe(700);
    await db.close();
  });
});
