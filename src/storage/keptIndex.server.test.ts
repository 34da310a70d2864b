import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Db } from '../db/open.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { keptIndex } from './keptIndex.server.ts';

const packed = (version: number) => ({ facts: { version }, parts: { ids: Float64Array.of(version, 2, 3) } });

eachDatabase('a kept index', (open) => {
  const kept = async (work: (file: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'witryna-index-'));
    await work(join(folder, 'index', 'lists')).finally(() => rm(folder, { recursive: true }));
  };
  const at = (db: Db, file: string, { now = 1000, program = 'a' } = {}) =>
    keptIndex({ db, file, program, clock: () => now });

  it('is what was written last, by this program or another one of the same build', async () => {
    const db = await open();
    await kept(async (file) => {
      expect(await at(db, file).read()).toBeUndefined();
      await at(db, file).write(packed(1));
      await at(db, file, { now: 2000 }).write(packed(2));
      expect(await at(db, file, { now: 3000 }).read()).toMatchObject(packed(2));
    });
  });

  it('is nothing for another build, or before the moment that it was written', async () => {
    const db = await open();
    await kept(async (file) => {
      await at(db, file).write(packed(1));
      expect(await at(db, file, { program: 'b' }).read()).toBeUndefined();
      expect(await at(db, file, { now: 999 }).read()).toBeUndefined();
    });
  });

  it('is nothing when it is torn', async () => {
    const db = await open();
    await kept(async (file) => {
      await at(db, file).write(packed(1));
      const whole = await readFile(file);
      await truncate(file, whole.length - 8);
      expect(await at(db, file).read()).toBeUndefined();
      await writeFile(file, whole.fill(0, whole.length - 4));
      expect(await at(db, file).read()).toBeUndefined();
      await writeFile(file, '');
      expect(await at(db, file).read()).toBeUndefined();
    });
  });

  it('is nothing in another store, whatever its version', async () => {
    const [mine, other] = [await open(), await open()];
    await kept(async (file) => {
      await at(mine, file).write(packed(1));
      await kept((elsewhere) => at(other, elsewhere).write(packed(1)));
      expect(await at(other, file).read()).toBeUndefined();
      expect(await at(mine, file).read()).toMatchObject(packed(1));
    });
  });

  it('is one of two that are written at once, whole', async () => {
    const db = await open();
    await kept(async (file) => {
      await Promise.all([1, 2].map((version) => at(db, file).write(packed(version))));
      const found = await at(db, file).read();
      expect([packed(1), packed(2)]).toContainEqual({ facts: { version: found?.facts.version }, parts: found?.parts });
    });
  });

  it('leaves no marks for ever', async () => {
    const db = await open();
    await kept(async (file) => {
      for (const days of [0, 1, 100]) await at(db, file, { now: days * DAY + 1 }).write(packed(days));
      const marks = await db.read.selectFrom('versions').select('value').where('name', 'like', 'kept%').execute();
      expect(marks.map(({ value }) => value)).toEqual([100 * DAY + 1]);
    });
  });
});
