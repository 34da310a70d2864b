import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFiles } from './disk.server.ts';
import type { Files } from './model.ts';
import { s3Files } from './s3/files.server.ts';
import { startBucket } from './testing/bucketServer.ts';
import { bucketOfUrl } from './testing/bucketUrl.ts';

interface Place {
  files: Files;
  close(): Promise<unknown>;
}

const places: Record<string, () => Promise<Place>> = {
  'on disk': async () => {
    const root = await mkdtemp(join(tmpdir(), 'witryna-place-'));
    return { files: diskFiles(root), close: () => rm(root, { recursive: true }) };
  },
  'in a bucket': async () => {
    const { bucket, stop } = await startBucket();
    return { files: s3Files({ bucket }), close: stop };
  },
};
const { S3_URL_TEST: real } = process.env;
if (real) {
  places['in the bucket of S3_URL_TEST'] = async () => ({
    files: s3Files({ bucket: bucketOfUrl(real) }),
    close: async () => {},
  });
}

const text = (words: string) => Buffer.from(words);
const listed = async (files: Files, folder: string) =>
  (await Array.fromAsync(files.list(folder))).map(({ key }) => key).sort();
const readAll = async (body: ReadableStream<Uint8Array>) => Buffer.concat(await Array.fromAsync(body));

describe.each(Object.entries(places))('files %s', (_, open) => {
  let place: Place;
  let files: Files;
  beforeAll(async () => {
    place = await open();
    files = place.files;
    for (const folder of ['files', 'law', 'downloads']) {
      for await (const { key } of files.list(folder)) await files.delete(key);
    }
  });
  afterAll(() => place.close());

  it('are read as they were put', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7) % 256));
    await files.put('files/jeden', bytes);
    expect((await files.read('files/jeden'))?.equals(bytes)).toBe(true);
    const found = await files.open('files/jeden');
    expect(found?.bytes).toBe(300_000);
    expect(found && (await readAll(found.body)).equals(bytes)).toBe(true);
    expect(await files.stat('files/jeden')).toMatchObject({ key: 'files/jeden', bytes: 300_000 });
  });

  it('are read in parts', async () => {
    await files.put('files/części', text('0123456789'));
    const part = async (start: number, end: number) => {
      const found = await files.open('files/części', { start, end });
      return found && [found.bytes, String(await readAll(found.body))];
    };
    expect(await part(0, 0)).toEqual([1, '0']);
    expect(await part(3, 9)).toEqual([7, '3456789']);
    expect(await part(10, 12)).toBeUndefined();
    expect(await files.open('files/nikt', { start: 0, end: 1 })).toBeUndefined();
  });

  it('know when they were put', async () => {
    const before = Date.now();
    await files.put('files/teraz', text('teraz'));
    const { changedAt = 0 } = (await files.stat('files/teraz')) ?? {};
    // Headers tell whole seconds.
    expect(changedAt).toBeGreaterThan(before - 2000);
    expect(changedAt).toBeLessThan(Date.now() + 2000);
    const [one] = (await Array.fromAsync(files.list('files'))).filter(({ key }) => key === 'files/teraz');
    expect(one?.bytes).toBe(5);
    expect(Math.abs((one?.changedAt ?? 0) - changedAt)).toBeLessThan(2000);
  });

  it('that are not there are no failure', async () => {
    expect(await files.read('files/nikt')).toBeUndefined();
    expect(await files.open('files/nikt')).toBeUndefined();
    expect(await files.stat('files/nikt')).toBeUndefined();
    expect(await listed(files, 'law')).toEqual([]);
    await files.delete('files/nikt');
  });

  it('may be empty', async () => {
    await files.put('files/pusty', new Uint8Array());
    expect((await files.read('files/pusty'))?.length).toBe(0);
    const found = await files.open('files/pusty');
    expect(found?.bytes).toBe(0);
    expect(found && (await readAll(found.body)).length).toBe(0);
  });

  it('take the place of those before, and go', async () => {
    await files.put('files/dwa', text('pierwszy'));
    await files.put('files/dwa', text('drugi'));
    expect(String(await files.read('files/dwa'))).toBe('drugi');
    await files.delete('files/dwa');
    expect(await files.read('files/dwa')).toBeUndefined();
  });

  it('take a file of this machine away with them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'witryna-part-'));
    const path = join(folder, 'x.part');
    await writeFile(path, 'przyszedł po kawałku');
    await files.put('files/trzy', { path });
    expect(String(await files.read('files/trzy'))).toBe('przyszedł po kawałku');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('have names in any letters', async () => {
    const keys = [
      'downloads/Wzór kubka (1)'.replace(/[()]/g, '_'),
      'downloads/zażółć gęślą/jaźń-2_a.b.pdf',
      'downloads/陶.zip',
    ];
    for (const key of keys) await files.put(key, text(key));
    for (const key of keys) expect(String(await files.read(key))).toBe(key);
    expect(await listed(files, 'downloads')).toEqual([...keys].sort());
  });

  it('are listed by folder, page after page', async () => {
    const keys = ['law/a.png', 'law/b.png', 'law/c/d.png', 'law/e.png', 'law/f.png'];
    for (const key of [...keys, 'lawn', 'laws/g']) await files.put(key, text(key));
    expect(await listed(files, 'law')).toEqual(keys);
    for (const key of [...keys, 'lawn', 'laws/g']) await files.delete(key);
  });

  it.each([
    '',
    '..',
    'files/../x',
    '../x',
    '/etc/passwd',
    'files//x',
    'files/.x',
    'a\\b',
    'a\0b',
    'files/x.',
    'files/',
    `files/${'ż'.repeat(500)}`,
  ])('are never called %j', async (key) => {
    for (const ask of [files.read, files.open, files.stat, files.delete]) {
      await expect((async () => ask(key))()).rejects.toMatchObject({ code: 'EINVAL' });
    }
    await expect((async () => files.put(key, text('x')))()).rejects.toMatchObject({ code: 'EINVAL' });
    await expect(Array.fromAsync(files.list(key))).rejects.toMatchObject({ code: 'EINVAL' });
  });
});

describe('files on disk', () => {
  it('lie under their keys, for their owner alone, whole or not at all', async () => {
    const root = await mkdtemp(join(tmpdir(), 'witryna-place-'));
    const files = diskFiles(root);
    await files.put('files/jeden', text('x'));
    expect(files.place('files/jeden')).toBe(join(root, 'files/jeden'));
    const { mode } = await stat(join(root, 'files/jeden'));
    expect(mode & 0o777).toBe(0o600);
    expect((await stat(join(root, 'files'))).mode & 0o777).toBe(0o700);
    await writeFile(join(root, 'files/dwa.part'), 'po');
    expect(await listed(files, 'files')).toEqual(['files/jeden']);
    await rm(root, { recursive: true });
  });
});
