import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { filesSettings } from '../settings/filesFile.ts';
import { s3Files } from '../storage/s3/files.server.ts';
import { type BucketServer, startBucket } from '../storage/testing/bucketServer.ts';
import { fileTerms } from './model.ts';
import { createUploads, type Uploads } from './service.server.ts';

async function* stream(text: string) {
  yield Buffer.from(text);
}
const file = (content = 'treść') => ({
  name: 'list.txt',
  type: 'text/plain',
  from: '203.0.113.7',
  body: stream(content),
});

eachDatabase('uploads of two machines with one bucket', (open) => {
  let db: Db;
  let now: number;
  let server: BucketServer;
  let folder: string;
  let here: Uploads;
  let there: Uploads;

  beforeEach(async () => {
    db = await open();
    now = Date.now();
    server = await startBucket();
    folder = await mkdtemp(join(tmpdir(), 'witryna-machines-'));
    const terms = fileTerms(v.parse(filesSettings, {}));
    const machine = (name: string) =>
      createUploads({
        ...{ db, clock: () => now, terms, parts: join(folder, name) },
        files: s3Files({ bucket: server.bucket, wait: async () => {} }),
      });
    here = machine('here');
    there = machine('there');
  });
  afterEach(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const someone = () =>
    openVisit(
      createSessions(db, () => now),
      { name: 'witryna', secure: false },
      undefined,
    );
  const left = () => readdir(join(folder, 'here'));

  it('are read on one as they were sent to the other, which keeps nothing', async () => {
    const visit = await someone();
    const kept = await here.keep(visit, file('Dzień dobry'));
    if (!kept.ok) throw new Error(kept.error.code);
    const { id } = kept.value;
    expect(await there.find(visit.session, id)).toEqual(kept.value);
    expect(String(await there.read(id))).toBe('Dzień dobry');
    const found = await there.open(id);
    expect(found && String(Buffer.concat(await Array.fromAsync(found.body)))).toBe('Dzień dobry');
    expect(await left()).toEqual([]);
    expect(there.place(id)).toBe(`s3://${server.bucket.name}/files/${id}`);
  });

  it('are removed and swept by either', async () => {
    const visit = await someone();
    const [one, two] = [await here.keep(visit, file()), await here.keep(visit, file())];
    if (!one.ok || !two.ok) throw new Error('not kept');
    expect(await there.remove(visit.session, one.value.id)).toBe(true);
    await expect(here.read(one.value.id)).rejects.toThrow('ENOENT');
    now += 2 * DAY;
    expect(await there.sweep()).toBe(1);
    await expect(here.read(two.value.id)).rejects.toThrow('ENOENT');
  });

  it('are refused as for a full disk when the bucket is full, and leave nothing', async () => {
    server.faults.push([507, 'InsufficientStorage']);
    expect(await here.keep(await someone(), file())).toEqual({ ok: false, error: { code: 'full' } });
    expect(await left()).toEqual([]);
  });

  it('leave nothing and no row when the bucket is away', async () => {
    server.faults.push('cut', 'cut', 'cut');
    const visit = await someone();
    await expect(here.keep(visit, file())).rejects.toMatchObject({ name: 'FilesError' });
    expect(await left()).toEqual([]);
    expect(await db.read.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });
});
