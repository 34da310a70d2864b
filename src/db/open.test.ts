import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './open.server.ts';
import { eachDatabase } from './testing/databases.server.ts';

const table = (name: string): Migration => ({
  up: (db) => db.schema.createTable(name).addColumn('id', 'bigint').addColumn('word', 'text').execute(),
});

eachDatabase('openDatabase', (open) => {
  it('makes its tables once, however many programs start at the same time', async () => {
    const place = await open.bare();
    const programs = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)));
    try {
      for (const db of programs) expect(await db.read.selectFrom('settings').selectAll().execute()).toEqual([]);
    } finally {
      await Promise.all(programs.map((db) => db.close()));
    }
  });

  it('applies only what is new', async () => {
    const place = await open.bare();
    const first = { '0000_a': table('a') };
    await (await openDatabase({ ...place, migrations: first })).close();
    const db = await openDatabase({ ...place, migrations: { ...first, '0001_b': table('b') } });
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db.read);
    await db.close();
    expect(rows).toEqual([{ name: '0000_a' }, { name: '0001_b' }]);
  });

  it('applies what is new also where its number is lower than that of one that came before', async () => {
    const place = await open.bare();
    await (await openDatabase({ ...place, migrations: { '0002_b': table('b') } })).close();
    const db = await openDatabase({ ...place, migrations: { '0001_a': table('a'), '0002_b': table('b') } });
    const { rows } = await sql`select name from kysely_migration order by name`.execute(db.read);
    await db.close();
    expect(rows).toEqual([{ name: '0001_a' }, { name: '0002_b' }]);
  });

  it('leaves nothing behind of a migration that fails', async () => {
    const place = await open.bare();
    const broken: Migration = {
      async up(db) {
        await table('b').up(db);
        throw new Error('broken');
      },
    };
    const opening = openDatabase({ ...place, migrations: { '0000_a': table('a'), '0001_b': broken } });
    await expect(opening).rejects.toMatchObject({
      message: 'Migration 0001_b failed',
      cause: { message: 'broken' },
    });
    const mended = await openDatabase({ ...place, migrations: { '0000_a': table('a'), '0001_b': table('b') } });
    await mended.close();
  });

  it('refuses a database that a newer program has changed', async () => {
    const db = await open();
    await db.write((tx) =>
      sql`insert into kysely_migration values ('9999_future', '2100-01-01T00:00:00.000Z')`.execute(tx),
    );
    await expect(open.again()).rejects.toMatchObject({
      name: 'DatabaseError',
      code: 'newer_schema',
      message: expect.stringContaining('9999_future'),
    });
  });

  it('stores, orders and refuses values alike on both engines', async () => {
    const place = await open.bare();
    const db = await openDatabase({
      ...place,
      migrations: {
        '0000_values': {
          up: (schema) =>
            schema.schema
              .createTable('samples')
              .addColumn('id', 'bigint', (column) => column.primaryKey().notNull())
              .addColumn('word', 'text')
              .addColumn('flag', 'integer')
              .addColumn('share', 'double precision')
              .addColumn('data', 'bytea')
              .execute(),
        },
      },
    });
    try {
      const bytes = new Uint8Array([0, 1, 255]);
      const largest = Number.MAX_SAFE_INTEGER;
      await db.write(async (tx) => {
        const add = (id: number, word: string | null) =>
          sql`insert into samples values (${id}, ${word}, ${1}, ${0.5}, ${bytes})`.execute(tx);
        for (const [id, word] of [
          [1, 'ż'],
          [2, 'Z'],
          [3, 'a'],
          [4, 'ł'],
          [largest, null],
        ] as const)
          await add(id, word);
      });
      const read = async (query: string) => (await sql.raw(query).execute(db.read)).rows;
      expect(await read('select word from samples where word is not null order by word')).toEqual([
        { word: 'Z' },
        { word: 'a' },
        { word: 'ł' },
        { word: 'ż' },
      ]);
      expect(await read('select max(id) as most, count(*) as number from samples')).toEqual([
        { most: largest, number: 5 },
      ]);
      expect(await read('select sum(id) as total, 1 < 2 as less from samples where id < 5')).toEqual([
        { total: 10, less: 1 },
      ]);
      const [row] = await read('select flag, share, data from samples where id = 1');
      expect(row).toMatchObject({ flag: 1, share: 0.5 });
      expect([...(row as { data: Uint8Array }).data]).toEqual([0, 1, 255]);
      expect((await sql`select 7 / ${2} as half from samples where id = 1`.execute(db.read)).rows).toEqual([
        { half: 3 },
      ]);
      await expect(db.write((tx) => sql`insert into samples (id) values ('one')`.execute(tx))).rejects.toThrow();
      await expect(read(`select ${largest} + 1 as beyond from samples`)).rejects.toThrow(RangeError);
    } finally {
      await db.close();
    }
  });

  it('tells slow statements without their values', async () => {
    const slow: string[] = [];
    const onSlow = (text: string) => void slow.push(text);
    const db = await open({ onSlow, slowMs: 0 });
    slow.length = 0;
    const look = db.read.selectFrom('settings').select('value').where('key', '=', 'a secret');
    await look.execute();
    expect(slow).toEqual([look.compile().sql]);
    expect(slow.join()).not.toContain('secret');
    const patient = await open({ onSlow, slowMs: Number.POSITIVE_INFINITY });
    slow.length = 0;
    await patient.read.selectFrom('settings').selectAll().execute();
    expect(slow).toEqual([]);
  });
});

describe('openDatabase on SQLite', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'witryna-open-'));
  });
  afterEach(() => {
    chmodSync(folder, 0o700);
    rmSync(folder, { recursive: true });
  });

  it('makes the folder, and a file that only its owner can read', async () => {
    const file = join(folder, 'deep', 'shop.db');
    const db = await openDatabase({ file });
    try {
      for (const suffix of ['', '-wal', '-shm']) expect(statSync(file + suffix).mode & 0o077).toBe(0);
    } finally {
      await db.close();
    }
    // The log has been folded into the file: that alone can be copied or moved.
    expect(readdirSync(dirname(file))).toEqual(['shop.db']);
  });

  it('refuses a file that is not a database, and leaves it as it is', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are my notes about pots and jugs. '.repeat(200));
    await expect(openDatabase({ file })).rejects.toMatchObject({
      code: 'corrupt',
      message: expect.stringContaining(file),
    });
    expect(statSync(file).size).toBe(8000);
  });

  it('refuses a damaged database', async () => {
    const file = join(folder, 'shop.db');
    const whole = await openDatabase({ file });
    await whole.close();
    const bytes = Buffer.alloc(statSync(file).size, 0x5a);
    bytes.write('SQLite format 3\0', 'latin1');
    writeFileSync(file, bytes);
    await expect(openDatabase({ file })).rejects.toMatchObject({ code: 'corrupt' });
  });

  it('refuses a place where no file can be', async () => {
    writeFileSync(join(folder, 'file'), '');
    const file = join(folder, 'file', 'shop.db');
    await expect(openDatabase({ file })).rejects.toMatchObject({ code: 'not_writable' });
    await expect(openDatabase({ file: folder })).rejects.toMatchObject({ code: 'not_writable' });
  });

  it.skipIf(process.platform === 'win32')('refuses a folder it may not write to', async () => {
    chmodSync(folder, 0o555);
    await asOrdinaryUser(async () => {
      const file = join(folder, 'shop.db');
      await expect(openDatabase({ file })).rejects.toMatchObject({ code: 'not_writable' });
    });
  });

  it('takes either a file or an address', async () => {
    await expect(openDatabase({})).rejects.toThrow(TypeError);
    await expect(openDatabase({ file: 'a', url: 'postgres://b' })).rejects.toThrow(TypeError);
    await expect(openDatabase({ file: ':memory:' })).rejects.toThrow(TypeError);
  });
});

/** Root may write anywhere, so for a moment the process is somebody else. */
async function asOrdinaryUser(work: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.('nobody');
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}
