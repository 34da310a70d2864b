import { mkdtemp, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderOf, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { type PlainRow, readAllRows } from '../../db/backupRows.server.ts';
import { openDatabase } from '../../db/open.server.ts';
import { eachDatabase, type Place } from '../../db/testing/databases.server.ts';
import { readSettings, type Settings } from '../../settings/env.server.ts';
import { openFiles } from '../../storage/open.server.ts';
import { startBucket } from '../../storage/testing/bucketServer.ts';
import { databasePlace } from '../open/openBase.ts';
import { openShop } from '../open/shop.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { runBackup, runRestore } from './backup.ts';

async function settingsFor(place: Place, shopDir: string, env: Record<string, string> = {}): Promise<Settings> {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-backup-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const url = 'url' in place ? { DATABASE_URL: place.url } : {};
  const read = readSettings({ SHOP_DIR: shopDir, DATA_DIR: dataDir, PAYMENTS: 'none', ...url, ...env });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}

/** Every row of every table, in an order that both kinds of stores share. */
async function everything(settings: Settings): Promise<Record<string, string[]>> {
  const db = await openDatabase(databasePlace(settings));
  const tables: Record<string, string[]> = {};
  const text = (row: PlainRow) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  await readAllRows(db, async (table, rows) => {
    tables[table] = [...(tables[table] ?? []), ...rows.map(text)].sort();
  });
  await db.close();
  return Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0));
}

function silently() {
  const err: string[] = [];
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  onTestFinished(() => void vi.restoreAllMocks());
  return err;
}

eachDatabase('a backup', (open) => {
  it('brings back every row and every file of an open shop, into either kind of store', async () => {
    const folder = await folderOf(SHOP);
    const settings = await settingsFor(await open.place(), folder);
    const shop = await openShop(settings);
    onTestFinished(() => shop.close());
    await shop.db.write(async (tx) => {
      const texts = { id: 'klucz', account: 'a', transports: '[]', aaguid: 'x', name: 'Klucz' };
      const numbers = { counter: 1, backup_eligible: 1, backed_up: 0, created_at: 1, used_at: null };
      await tx
        .insertInto('passkeys')
        .values({ ...texts, ...numbers, public_key: Buffer.from([0, 255, 7]) })
        .execute();
    });
    await writeFiles(settings.dataDir, { 'files/ab/c': Buffer.from([0, 255, 1]), 'pictures/derived/x': 'again' });
    const err = silently();
    const file = join(settings.dataDir, 'kopia.gz');
    expect(await runBackup(settings, [file])).toBe(0);
    const before = await everything(settings);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['products', 'passkeys', 'price_entries', 'versions']));
    for (const place of [await open.place(), { file: '' }]) {
      const other = await settingsFor(place, folder);
      expect([await runRestore(other, [file]), err]).toEqual([0, []]);
      expect(await everything(other)).toEqual(before);
      expect(await readFile(join(other.dataDir, 'files/ab/c'))).toEqual(Buffer.from([0, 255, 1]));
      await expect(readFile(join(other.dataDir, 'pictures/derived/x'))).rejects.toThrow();
      const again = await openShop(other);
      expect([again.listing.size(), again.problems]).toEqual([1, []]);
      await again.close();
    }
    // What is there is never written over.
    expect(await runRestore(settings, [file])).toBe(1);
    expect(err.join('')).toContain('There is a shop in this store already');
    expect(await everything(settings)).toEqual(before);
  });
});

eachDatabase('rows for a backup', (open) => {
  it('are read some at a time, all of them', async () => {
    const db = await open();
    for (let from = 0; from < 2500; from += 500) {
      const rows = Array.from({ length: 500 }, (_, at) => ({ name: `v${from + at}`, value: 1 }));
      await db.write((tx) => tx.insertInto('versions').values(rows).execute());
    }
    const read: PlainRow[][] = [];
    await readAllRows(db, async (table, rows) => {
      if (table === 'versions') read.push([...rows]);
    });
    const names = read.flat().map(({ name }) => String(name));
    expect(new Set(names.filter((name) => /^v\d/.test(name))).size).toBe(2500);
    expect(names.length).toBe(new Set(names).size);
    for (const rows of read) expect(rows.length).toBeLessThanOrEqual(1000);
  });
});

it('a backup takes files from where they lie to where they are to lie', async () => {
  const folder = await folderOf(SHOP);
  const { bucket, stop } = await startBucket();
  onTestFinished(stop);
  const s3 = {
    ...{ FILES: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: bucket.name, S3_REGION: bucket.region },
    ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  };
  const onDisk = await settingsFor({ file: '' }, folder);
  await (await openShop(onDisk)).close();
  const files = {
    'files/ab/c': Buffer.from([0, 255, 1]),
    'law/0123456789abcdef.png': 'znak',
    'terms/0a.txt': 'zasady',
  };
  await writeFiles(onDisk.dataDir, { ...files, 'outbox/list.eml': 'list' });
  const err = silently();
  const [first, second] = [join(folder, 'pierwsza.gz'), join(folder, 'druga.gz')];
  await runBackup(onDisk, [first]);
  const inBucket = await settingsFor({ file: '' }, folder, s3);
  expect([await runRestore(inBucket, [first]), err]).toEqual([0, []]);
  expect(await readdir(inBucket.dataDir)).not.toContain('files');
  expect(await readFile(join(inBucket.dataDir, 'outbox/list.eml'), 'utf8')).toBe('list');
  expect(String(await openFiles(inBucket).read('law/0123456789abcdef.png'))).toBe('znak');
  expect(String(await openFiles(inBucket).read('terms/0a.txt'))).toBe('zasady');
  await runBackup(inBucket, [second]);
  const back = await settingsFor({ file: '' }, folder);
  expect([await runRestore(back, [second]), err]).toEqual([0, []]);
  expect(await readFile(join(back.dataDir, 'files/ab/c'))).toEqual(Buffer.from([0, 255, 1]));
});

it('a backup that is not whole changes nothing', async () => {
  const folder = await folderOf(SHOP);
  const settings = await settingsFor({ file: '' }, folder);
  await (await openShop(settings)).close();
  const err = silently();
  const file = join(settings.dataDir, 'kopia.gz');
  await runBackup(settings, [file]);
  await truncate(file, (await readFile(file)).length - 40);
  const other = await settingsFor({ file: '' }, folder);
  expect(await runRestore(other, [file])).toBe(1);
  await writeFile(file, 'to nie jest kopia');
  expect(await runRestore(other, [file])).toBe(1);
  expect(await runRestore(other, [join(folder, 'nie-ma')])).toBe(1);
  expect(err).toHaveLength(3);
  expect(await everything(other)).toEqual({});
});

it('a backup says which links it has left out', async () => {
  const settings = await settingsFor({ file: '' }, await folderOf(SHOP));
  await (await openShop(settings)).close();
  const { dataDir } = settings;
  await writeFiles(dataDir, { 'outbox/list.eml': 'list', 'files/ab/c': 'c' });
  for (const name of ['downloads', 'outbox/inny.eml', 'files/ab/d'])
    await symlink(join(dataDir, 'outbox/list.eml'), join(dataDir, name));
  const err = silently();
  expect(await runBackup(settings, [join(dataDir, 'kopia.gz')])).toBe(0);
  expect(vi.mocked(process.stdout.write).mock.calls.join('')).toContain(
    'Left out are links: downloads, files/ab/d, outbox/inny.eml. Copy what they lead to yourself.',
  );
  expect(err).toEqual([]);
});

it('a backup of a large file is many short lines, without itself, and brings the file back', async () => {
  const folder = await folderOf(SHOP);
  const settings = await settingsFor({ file: '' }, folder);
  await (await openShop(settings)).close();
  const large = Buffer.from(Array.from({ length: 5 * 2 ** 20 + 7 }, (_, at) => (at * 7 + (at >> 9)) % 256));
  const files = {
    'downloads/film.mp4': large,
    'files/ab/duży': large.subarray(3),
    'law/pusty': '',
    'outbox/pusty': '',
  };
  await writeFiles(settings.dataDir, files);
  const err = silently();
  const file = join(settings.dataDir, 'kopia.gz');
  await writeFile(file, 'wczorajsza');
  expect([await runBackup(settings, [file]), err]).toEqual([0, []]);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2 * 2 ** 20);
  expect(lines.filter((line) => line.includes('kopia.gz'))).toEqual([]);
  const other = await settingsFor({ file: '' }, folder);
  expect([await runRestore(other, [file]), err]).toEqual([0, []]);
  for (const [name, bytes] of Object.entries(files)) {
    expect((await readFile(join(other.dataDir, name))).equals(Buffer.from(bytes))).toBe(true);
  }
  expect((await readdir(other.dataDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('a backup of a version that wrote each file in one line is restored', async () => {
  const folder = await folderOf(SHOP);
  const settings = await settingsFor({ file: '' }, folder);
  await (await openShop(settings)).close();
  const large = Buffer.alloc(3 * 2 ** 20, 'a');
  const err = silently();
  const file = join(folder, 'kopia.gz');
  await runBackup(settings, [file]);
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { end } = lines.pop();
  for (const name of ['downloads/film.mp4', 'files/ab/c']) lines.push({ file: name, bytes: large.toString('base64') });
  lines.push({ end: { ...end, files: end.files + 2 } });
  await writeFile(file, gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  const other = await settingsFor({ file: '' }, folder);
  expect([await runRestore(other, [file]), err]).toEqual([0, []]);
  for (const name of ['downloads/film.mp4', 'files/ab/c']) {
    expect((await readFile(join(other.dataDir, name))).equals(large)).toBe(true);
  }
});

it('a backup without a file that is there is none', async () => {
  const folder = await folderOf(SHOP);
  const { bucket, refused, stop } = await startBucket();
  onTestFinished(stop);
  const settings = await settingsFor({ file: '' }, folder, {
    ...{ FILES: 's3', S3_ENDPOINT: bucket.endpoint, S3_BUCKET: bucket.name, S3_REGION: bucket.region },
    ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
  });
  await (await openShop(settings)).close();
  const files = openFiles(settings);
  await files.put('files/ab', Buffer.from('x'));
  const err = silently();
  const file = join(folder, 'kopia.gz');
  refused.add('files/ab');
  expect(await runBackup(settings, [file])).toBe(1);
  expect(err.join('')).toContain('files/ab cannot be read');
  await expect(readFile(file)).rejects.toThrow();
});
