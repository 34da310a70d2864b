import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { findPoints } from './find.ts';
import type { PickupPoint } from './model.ts';
import type { PointInput } from './pointFields.ts';
import { importedLists } from './pointStore.server.ts';
import { createPickupPoints, importPoints } from './service.server.ts';

const clock = () => Date.parse('2026-11-24T12:00Z');
const point = (code: string): PointInput & PickupPoint => ({
  ...{ code, name: `Automat ${code}`, street: 'Długa 1', postcode: '00-891', city: 'Warszawa' },
});
const files = new Map([['lockers', [point('FILE01')]]]);

eachDatabase('lists of pick-up points', (open) => {
  it('are those of the folder until one is imported; then every process has it at once', async () => {
    const db = await open();
    const [here, there] = [createPickupPoints(db, files), createPickupPoints(await open.again(), files)];
    const codes = async (of = here) => (await of.list('lockers'))?.index.points.map(({ code }) => code);
    expect(await codes()).toEqual(['FILE01']);
    expect(await codes(there)).toEqual(['FILE01']);

    const places = { ...point('WAW01'), open: ['Mo-Fr 08:00-16:00'], latitude: 52.2, longitude: 21, pays: true };
    expect(await importPoints(db, clock, 'lockers', [places, point('WAW02')])).toEqual({
      added: 2,
      gone: 0,
      points: 2,
    });
    expect(await codes()).toEqual(['WAW01', 'WAW02']);
    expect(await codes(there)).toEqual(['WAW01', 'WAW02']);
    const list = await there.list('lockers');
    expect(list && findPoints(list.index, { typed: '', open: true, at: clock() }).points).toMatchObject([
      { code: 'WAW01', pays: true, place: { latitude: 52.2, longitude: 21 } },
    ]);

    expect(await importPoints(db, clock, 'lockers', [point('WAW02'), point('WAW03')])).toMatchObject({
      added: 1,
      gone: 1,
    });
    expect(await codes(there)).toEqual(['WAW02', 'WAW03']);
    expect(await importedLists(db.read)).toEqual(new Set(['lockers']));
  });

  it('have a version that an import changes, and are read once for each', async () => {
    const db = await open();
    const points = createPickupPoints(db, files);
    const first = await points.list('lockers');
    expect(await points.list('lockers')).toBe(first);
    await importPoints(db, clock, 'lockers', [point('WAW01')]);
    expect((await points.list('lockers'))?.version).not.toBe(first?.version);
    expect(await points.list('other')).toBeUndefined();
  });
});
