import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../db/database.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { fileTerms } from '../../files/model.ts';
import { createUploads, type Uploads } from '../../files/service.server.ts';
import { DAY } from '../../kit/clock.ts';
import type { Visit } from '../../session/model.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import { filesSettings } from '../../settings/filesFile.ts';
import { diskFiles } from '../../storage/disk.server.ts';
import { eraseOpinions } from '../account.server.ts';
import { createOpinions, type Opinions } from '../service.server.ts';
import { createPhotos, type Photos } from './service.server.ts';

const MUG = 1001;
const FROM = '203.0.113.7';
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a56b3f' } });

eachDatabase('photos of opinions', (open) => {
  let db: Db;
  let now: number;
  let folder: string;
  let uploads: Uploads;
  let photos: Photos;
  let opinions: Opinions;
  let visit: Visit;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    const clock = () => now;
    folder = join(await mkdtemp(join(tmpdir(), 'witryna-photos-')), 'files');
    uploads = createUploads({
      db,
      clock,
      files: diskFiles(dirname(folder)),
      parts: folder,
      terms: fileTerms(v.parse(filesSettings, {})),
    });
    photos = createPhotos({ db, uploads });
    opinions = createOpinions(db, clock, { shortest: 20, longest: 500, photos: 5, on_page: 2 }, photos);
    visit = await openVisit(createSessions(db, clock), { name: 'witryna', secure: false }, undefined);
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  const onDisk = () => readdir(folder).catch(() => []);
  async function sent(bytes: Buffer, name = 'kubek.jpg', type = 'image/jpeg') {
    const kept = await uploads.keep(visit, { name, type, from: FROM, body: Readable.from([bytes]) });
    if (!kept.ok) throw new Error(kept.error.code);
    return kept.value;
  }
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1' } };
  const photo = (width = 1200, height = 900) => drawn(width, height).jpeg().withExif(place).toBuffer();
  let number = 0;
  async function wrote(files: readonly Awaited<ReturnType<typeof sent>>[], customer?: string) {
    number += 1;
    const prepared = await photos.prepare(visit, files, FROM);
    if (!prepared.ok) throw new Error(prepared.error.name);
    const words = { rating: 5 as const, content: `Opinia numer ${number} ze zdjęciem`, author: 'Marta' };
    const id = await opinions.write(MUG, { ...words, prepared: prepared.value }, customer);
    await photos.discard(visit.session, files);
    return id ?? '';
  }

  it('are encoded anew without the place they were taken at, and the originals go', async () => {
    const id = await wrote([await sent(await photo(3000, 1500)), await sent(await photo())]);
    const [one, two] = (await opinions.find(id))?.photos ?? [];
    expect([one, two]).toMatchObject([
      { width: 1600, height: 800 },
      { width: 1200, height: 900 },
    ]);
    expect(new Set(await onDisk())).toEqual(new Set([one?.id, two?.id]));
    const { format, exif } = await sharp(photos.place(one?.id ?? '')).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
  });

  it('are seen by nobody until their opinion is published, and by nobody once it is refused', async () => {
    const id = await wrote([await sent(await photo())]);
    const [one] = (await opinions.find(id))?.photos ?? [];
    const seen = () => photos.published(one?.id ?? '');
    expect(await seen()).toBeUndefined();
    await opinions.publish(id);
    expect(await (await seen())?.read()).toEqual(await uploads.read(one?.id ?? ''));
    expect((await seen())?.measured).toEqual({ hash: one?.hash, width: one?.width, height: one?.height });
    expect((await opinions.of(MUG, { page: 1, photos: true })).opinions).toHaveLength(1);
    now += 400 * DAY;
    await uploads.sweep();
    expect(await onDisk()).toEqual([one?.id]);
    await opinions.refuse(id, 'cudza twarz');
    expect(await seen()).toBeUndefined();
    now += 31 * DAY;
    await uploads.sweep();
    expect(await onDisk()).toEqual([]);
    expect((await opinions.find(id))?.photos).toEqual([]);
  });

  it('can be asked for alone, with the sizes that were bought', async () => {
    for (const size of ['350 ml', '250 ml', undefined])
      await db.write(async (tx) => {
        const words = { rating: 4 as const, content: `Kubek ${size} stoi pewnie`, author: 'Ola' };
        await opinions.writeBought(tx, { product: MUG, size }, words);
      });
    const pictured = await wrote([await sent(await photo())]);
    for (const { id } of await opinions.list('waiting')) await opinions.publish(id);
    const all = await opinions.of(MUG, { page: 1 });
    expect(all).toMatchObject({ choices: { photos: 1, sizes: ['250 ml', '350 ml'] }, last: 2 });
    expect((await opinions.of(MUG, { page: 9, photos: true })).opinions.map(({ id }) => id)).toEqual([pictured]);
    expect((await opinions.of(MUG, { page: 1, size: '350 ml' })).opinions.map(({ size }) => size)).toEqual(['350 ml']);
    expect((await opinions.of(MUG, { page: 1, size: '350 ml', photos: true })).opinions).toEqual([]);
  });

  it('are named when they are no pictures, and nothing is kept of the others', async () => {
    const good = await sent(await photo());
    const bad = await sent(Buffer.from('%PDF-1.7\n'), 'instrukcja.pdf', 'application/pdf');
    expect(await photos.prepare(visit, [good, bad], FROM)).toEqual({ ok: false, error: { name: 'instrukcja.pdf' } });
    expect(new Set(await onDisk())).toEqual(new Set([good.id, bad.id]));
    const cut = await sent((await photo()).subarray(0, 400), 'ucięte.jpg');
    expect(await photos.prepare(visit, [cut], FROM)).toMatchObject({ ok: false, error: { name: 'ucięte.jpg' } });
    const bomb = await sent(await drawn(9000, 9000).png({ compressionLevel: 9 }).toBuffer(), 'bomba.png', '');
    expect(await photos.prepare(visit, [bomb], FROM)).toMatchObject({ ok: false, error: { name: 'bomba.png' } });
  });

  it('are not taken by somebody else, and go at the next sweep with an erased account', async () => {
    const file = await sent(await photo());
    const other = await openVisit(
      createSessions(db, () => now),
      { name: 'witryna', secure: false },
      undefined,
    );
    expect(await photos.prepare(other, [file], FROM)).toMatchObject({ ok: false });
    const id = await wrote([file], 'anna');
    await opinions.publish(id);
    await db.write((tx) => eraseOpinions(tx, 'anna', photos));
    expect(await opinions.find(id)).toBeUndefined();
    expect(await db.read.selectFrom('opinion_photos').selectAll().execute()).toEqual([]);
    await uploads.sweep();
    expect(await onDisk()).toEqual([]);
  });
});
