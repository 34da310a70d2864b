import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../../../catalogue/testing/folder.server.ts';
import { eachDatabase } from '../../../db/testing/databases.server.ts';
import { readSettings } from '../../../settings/env.server.ts';
import { SHOP } from '../../testing/testShop.server.ts';
import { runImport } from '../import.ts';
import { describePoints, listOf } from './importPoints.ts';

const DELIVERY = 'delivery:\n  - { id: automat, name: Automat, points: automaty, cost: 12.90 }\n';
const HEAD = 'code;name;street;postcode;city';

eachDatabase('witryna import points', (open) => {
  it('puts a list in the place of the one before, and says what was skipped', async () => {
    const place = await open.place();
    const dataDir = await mkdtemp(join(tmpdir(), 'witryna-points-'));
    const shopDir = await makeFolder({ ...SHOP, 'shop.yaml': `${SHOP['shop.yaml']}${DELIVERY}` });
    for (const folder of [dataDir, shopDir]) onTestFinished(() => rm(folder, { recursive: true }));
    const url = 'url' in place ? { DATABASE_URL: place.url } : {};
    const settings = readSettings({ DATA_DIR: dataDir, SHOP_DIR: shopDir, ...url });
    if (!settings.ok) throw new Error(settings.error.join('\n'));
    const file = join(dataDir, 'points.csv');
    const told: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      const write = vi.spyOn(stream, 'write').mockImplementation((text) => told.push(String(text).trim()) > 0);
      onTestFinished(() => write.mockRestore());
    }
    const run = async (text: string, ...more: string[]) => {
      await writeFile(file, text);
      told.length = 0;
      return runImport(settings.value, ['points', file, ...more]);
    };
    expect(await run(`${HEAD}\nA1;Kiosk;Rynek 1;59-700;Bolesławiec\nA2;Kiosk;Rynek 1;59700;Bolesławiec\n`)).toBe(0);
    expect(told).toContainEqual(expect.stringMatching(/100 % .* {2}2 points$/));
    expect(told.slice(-2)).toEqual([
      '1 points: 1 new, 0 gone, 1 skipped',
      'skipped line 3: postcode is no postcode such as 59-700',
    ]);
    expect(await run(`${HEAD}\nA3;Kiosk;Rynek 1;59-700;Bolesławiec\n`, 'automaty')).toBe(0);
    expect(told.at(-1)).toBe('1 points: 1 new, 1 gone, 0 skipped');
    expect(await run('{"items": [')).toBe(1);
    expect(told.at(-1)).toMatch(/no whole JSON.*Nothing was changed/);
    expect(await run(`${HEAD}\nA3;Kiosk;Rynek 1;59-700;Bolesławiec\n`, 'inna')).toBe(1);
    expect(told.at(-1)).toBe('No list is called inna, but automaty');
    expect(await runImport(settings.value, ['points', join(dataDir, 'none.csv')])).toBe(1);
    expect(told.at(-1)).toContain('There is no file');
    for (const words of [['points'], ['redirects'], [], ['a', 'b']])
      expect(await runImport(settings.value, words)).toBe(2);
  });
});

it('witryna import points asks which list is meant where a shop has several or none', () => {
  expect(listOf({ delivery: [] }, undefined)).toEqual({ problem: expect.stringContaining('No way of delivery') });
});

it('witryna import points counts skipped points when they are many', () => {
  const skipped = Array.from({ length: 25 }, (_, n) => ({ what: `line ${n}`, reason: 'it stands nowhere' }));
  const lines = describePoints({ points: 1, added: 1, gone: 0 }, skipped);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('  and 5 more');
});
