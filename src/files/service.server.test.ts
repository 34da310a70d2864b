import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY, HOUR } from '../kit/clock.ts';
import { createSessions } from '../session/service.server.ts';
import { openVisit } from '../session/visit.server.ts';
import { filesSettings } from '../settings/filesFile.ts';
import { diskFiles } from '../storage/disk.server.ts';
import { fileTerms } from './model.ts';
import { createUploads, type Uploads } from './service.server.ts';

const TERMS = { name: 'witryna', secure: false };
const settings = { max_mb: 1, session_files: 3, session_mb: 2, waiting_mb: 3 };

async function* stream(...chunks: (string | Buffer)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const from = '203.0.113.7';
const text = (name: string, content = 'treść') => ({ name, type: 'text/plain', from, body: stream(content) });
const large = (name: string, bytes: number) => ({
  name,
  type: '',
  from,
  body: stream(...Array.from({ length: Math.ceil(bytes / 1000) }, () => Buffer.alloc(1000, 'x'))),
});

eachDatabase('uploads', (open) => {
  let db: Db;
  let now: number;
  let folder: string;
  let uploads: Uploads;

  beforeEach(async () => {
    db = await open();
    now = Date.parse('2026-11-21T10:00:00Z');
    folder = join(await mkdtemp(join(tmpdir(), 'witryna-files-')), 'files');
    const terms = fileTerms(v.parse(filesSettings, settings));
    uploads = createUploads({ db, clock: () => now, files: diskFiles(dirname(folder)), parts: folder, terms });
  });
  afterEach(() => rm(join(folder, '..'), { recursive: true }));

  const someone = () =>
    openVisit(
      createSessions(db, () => now),
      TERMS,
      undefined,
    );
  const onDisk = () => readdir(folder).catch(() => []);

  async function kept(visit: Awaited<ReturnType<typeof someone>>, name: string) {
    const result = await uploads.keep(visit, text(name));
    if (!result.ok) throw new Error(result.error.code);
    return result.value;
  }

  it('are kept under a made-up name, byte for byte, for the session that begins with them', async () => {
    const visit = await someone();
    const body = stream('Dzień ', 'dobry', ', pracownio');
    const result = await uploads.keep(visit, { name: '../../list.txt', type: 'text/plain', from, body });
    if (!result.ok) throw new Error(result.error.code);
    const { id } = result.value;
    expect(result.value).toEqual({ id, name: 'list.txt', size: 23, type: 'application/octet-stream' });
    expect(await onDisk()).toEqual([id]);
    const found = await uploads.find(visit.session, id);
    expect(found?.name).toBe('list.txt');
    expect(await readFile(join(folder, id), 'utf8')).toBe('Dzień dobry, pracownio');
    expect(visit.cookie()).toMatch(/^witryna=/);
  });

  it('are nobody else’s: not to see, to remove or to send', async () => {
    const [owner, other] = [await someone(), await someone()];
    const { id } = await kept(owner, 'moje.txt');
    await kept(other, 'inne.txt');
    for (const who of [other.session, undefined]) {
      expect(await uploads.find(who, id)).toBeUndefined();
      expect(await uploads.remove(who, id)).toBe(false);
      expect(await uploads.waiting(who, [id])).toEqual([]);
      expect(await db.write((tx) => uploads.use(tx, who, [id], { name: 'contact' }))).toEqual([]);
    }
    for (const id of ['../shop.sqlite', '', 'x', '%00']) expect(await uploads.find(owner.session, id)).toBeUndefined();
    expect(await uploads.find(owner.session, id)).toBeDefined();
  });

  it('leave nothing behind when they are refused', async () => {
    const visit = await someone();
    const refusals = [
      [text('program.exe'), 'forbidden'],
      [text('zdjecie.png'), 'mismatch'],
      [text('strona.txt', '<!DOCTYPE html>'), 'forbidden'],
      [text('pusty.txt', ''), 'empty'],
      [large('wielki.bin', 1_048_577), 'tooLarge'],
    ] as const;
    for (const [file, code] of refusals)
      expect(await uploads.keep(visit, file)).toMatchObject({ ok: false, error: { code } });
    expect([await onDisk(), visit.session]).toEqual([[], undefined]);
  });

  it('stop reading a file that is too large', async () => {
    let sent = 0;
    async function* endless() {
      for (;;) {
        sent += 100_000;
        yield Buffer.alloc(100_000);
      }
    }
    await uploads.keep(await someone(), { name: 'a.bin', type: '', from, body: endless() });
    expect(sent).toBeLessThan(1_300_000);
  });

  it('are refused by name where the disk has no room, and leave nothing behind', async () => {
    async function* full() {
      yield Buffer.from('a');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    const file = { name: 'a.txt', type: '', from, body: full() };
    expect(await uploads.keep(await someone(), file)).toEqual({ ok: false, error: { code: 'full' } });
    expect(await onDisk()).toEqual([]);
  });

  it('leave nothing behind when their sender goes away', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('gone');
    }
    const keeping = uploads.keep(await someone(), { name: 'a.txt', type: '', from, body: broken() });
    await expect(keeping).rejects.toThrow('gone');
    expect(await onDisk()).toEqual([]);
  });

  it('have bounds for one shopper, also when all come at once, and for all of them', async () => {
    const visit = await someone();
    await kept(visit, '0.txt');
    const together = await Promise.all([1, 2, 3, 4, 5].map((n) => uploads.keep(visit, text(`${n}.txt`))));
    expect(together.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await onDisk()).toHaveLength(3);
    expect(await uploads.keep(visit, text('6.txt'))).toEqual({ ok: false, error: { code: 'tooMany', most: 3 } });

    const greedy = await someone();
    expect(await uploads.keep(greedy, large('a.bin', 1_040_000))).toMatchObject({ ok: true });
    expect(await uploads.keep(greedy, large('b.bin', 1_040_000))).toMatchObject({ ok: true });
    expect(await uploads.keep(greedy, large('c.bin', 100_000))).toMatchObject({ error: { code: 'tooMuch' } });
    expect(await uploads.keep(await someone(), large('d.bin', 1_048_000))).toMatchObject({ ok: true });
    expect(await uploads.keep(await someone(), large('e.bin', 100_000))).toMatchObject({ error: { code: 'full' } });
  });

  it('have a bound for all that no order needs, also when a basket or a message has taken them', async () => {
    const terms = fileTerms(v.parse(filesSettings, { ...settings, held_mb: 2 }));
    const bounded = createUploads({ db, clock: () => now, files: diskFiles(dirname(folder)), parts: folder, terms });
    const taken = async (keepMs: number | 'session') => {
      const visit = await someone();
      const file = await bounded.keep(visit, large('a.bin', 1_000_000));
      if (!file.ok) return file.error;
      const purpose = { name: 'basket', keepMs };
      await db.write((tx) => bounded.use(tx, visit.session, [file.value.id], purpose));
      return file.value.id;
    };
    const first = await taken('session');
    await taken(DAY);
    expect(await taken('session')).toEqual({ code: 'full' });
    expect(await onDisk()).toHaveLength(2);
    // What an order keeps is counted no more.
    await db.write((tx) => bounded.hold(tx, 'order', [String(first)]));
    expect(await taken('session')).toMatch(/^[\w-]{36}$/);
  });

  it('have a bound for one address, whatever sessions it takes', async () => {
    const left: Record<string, number> = { [from]: 2_000_000, elsewhere: 2_000_000 };
    const mayKeep = (key: string, bytes: number) => {
      const rest = (left[key] ?? 0) - bytes;
      if (rest >= 0) left[key] = rest;
      return rest >= 0;
    };
    const terms = fileTerms(v.parse(filesSettings, { ...settings, waiting_mb: 10 }));
    const bounded = createUploads({
      db,
      clock: () => now,
      files: diskFiles(dirname(folder)),
      parts: folder,
      terms,
      mayKeep,
    });
    const keep = async (file: ReturnType<typeof large>) => bounded.keep(await someone(), file);
    expect(await keep(large('a.bin', 1_000_000))).toMatchObject({ ok: true });
    expect(await keep(large('b.bin', 1_000_000))).toEqual({ ok: false, error: { code: 'full' } });
    expect(await onDisk()).toHaveLength(1);
    expect(await keep({ ...large('c.bin', 1_000_000), from: 'elsewhere' })).toMatchObject({ ok: true });
  });

  it('cannot be kept for whom no session can be', async () => {
    const nobody = await openVisit(
      createSessions(db, () => now),
      undefined,
      undefined,
    );
    expect(await uploads.keep(nobody, text('a.txt'))).toEqual({ ok: false, error: { code: 'noSession' } });
    expect(await onDisk()).toEqual([]);
  });

  it('are removed by their owner, until a form has taken them', async () => {
    const visit = await someone();
    const [one, two] = [await kept(visit, '1.txt'), await kept(visit, '2.txt')];
    expect(await uploads.waiting(visit.session, [two.id, one.id, one.id, 'x'])).toEqual([two, one]);
    const used = await db.write((tx) => uploads.use(tx, visit.session, [two.id, 'x'], { name: 'contact' }));
    expect(used.map(({ name }) => name)).toEqual(['2.txt']);
    expect(await db.write((tx) => uploads.use(tx, visit.session, [two.id], { name: 'contact' }))).toEqual([]);
    expect(await uploads.waiting(visit.session, [one.id, two.id])).toEqual([one]);
    expect([await uploads.remove(visit.session, one.id), await uploads.remove(visit.session, two.id)]).toEqual([
      true,
      false,
    ]);
    expect(await onDisk()).toEqual([two.id]);
  });

  it('are swept when no form came for them; those that a form took stay', async () => {
    const visit = await someone();
    const [sent, left] = [await kept(visit, 'wysłany.txt'), await kept(visit, 'porzucony.txt')];
    await db.write((tx) => uploads.use(tx, visit.session, [sent.id], { name: 'contact' }));
    now += DAY - 1;
    expect(await uploads.sweep()).toBe(0);
    now += 1;
    const young = await kept(visit, 'nowy.txt');
    expect(await uploads.sweep()).toBe(1);
    expect((await onDisk()).sort()).toEqual([sent.id, young.id].sort());
    expect(await uploads.find(visit.session, left.id)).toBeUndefined();
  });

  it('are swept after the while for which a form needs them', async () => {
    const visit = await someone();
    const { id } = await kept(visit, 'a.txt');
    await db.write((tx) => uploads.use(tx, visit.session, [id], { name: 'contact', keepMs: 2 * DAY }));
    now += 2 * DAY - 1;
    expect(await uploads.sweep()).toBe(0);
    expect((await uploads.read(id)).toString()).toBe('treść');
    now += 1;
    expect(await uploads.sweep()).toBe(1);
    await expect(uploads.read(id)).rejects.toThrow('ENOENT');
    await expect(uploads.read('../shop.sqlite')).rejects.toThrow('no file');
  });

  it('are swept when a hard stop left them without a row, and nothing that is not ours', async () => {
    const { id } = await kept(await someone(), 'a.txt');
    const orphan = '00000000-0000-4000-8000-000000000000';
    const names = [orphan, `${orphan.replace(/.$/, '1')}.part`, 'notatka', id];
    for (const name of names.slice(0, 3)) await writeFile(join(folder, name), 'x');
    const old = new Date(now - HOUR - 1);
    for (const name of names) await utimes(join(folder, name), old, old);
    expect(await uploads.sweep()).toBe(2);
    expect((await onDisk()).sort()).toEqual([id, 'notatka'].sort());
  });
});
