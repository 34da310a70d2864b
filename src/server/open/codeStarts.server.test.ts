import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { placeOfStores } from '../../../scripts/test/memory.ts';
import { folderOf, productYaml, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { eachDatabase, type Place } from '../../db/testing/databases.server.ts';
import { DAY } from '../../kit/clock.ts';
import { createSessions } from '../../session/service.server.ts';
import { openVisit } from '../../session/visit.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { openShop } from './shop.ts';

const BEGIN = Date.parse('2026-09-01T10:00:00Z');
const codes = (percent: number) => ({
  'rebates.yaml': `codes: [{ code: JESIEN, name: Jesień, percent: ${percent} }]\n`,
});
const cup = (price: number) => ({ 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', price }) });

async function settingsFor(place: Place, shopDir: string) {
  const dataDir = await mkdtemp(join(placeOfStores(), 'witryna-codes-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const url = 'url' in place ? { DATABASE_URL: place.url } : {};
  const read = readSettings({ SHOP_DIR: shopDir, DATA_DIR: dataDir, PAYMENTS: 'none', ...url });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}

eachDatabase('a code without a first day', (open) => {
  it('has beside it the lowest price before it was first there, until it takes off something else', async () => {
    const folder = await folderOf({ ...SHOP, ...cup(60) });
    const settings = await settingsFor(await open.place(), folder);
    /** The lowest price that stands beside the code on a day, after the folder was read with these files. */
    const lowestOn = async (day: number, files: Record<string, string | undefined> = {}) => {
      await writeFiles(folder, files);
      const clock = () => BEGIN + day * DAY;
      const shop = await openShop(settings, { clock });
      try {
        const visit = await openVisit(createSessions(shop.db, clock), { name: 'witryna', secure: false }, undefined);
        await shop.baskets.add(visit, [{ product: 1001, size: 'uniw', quantity: '1' }]);
        await shop.baskets.activateCode(visit, 'jesien');
        return (await shop.baskets.view(visit)).lines[0]?.known?.price?.reduction?.lowest.gross;
      } finally {
        await shop.close();
      }
    };
    expect(await lowestOn(0)).toBeUndefined();
    expect(await lowestOn(5, { ...cup(84), ...codes(10) })).toBe(6000);
    expect(await lowestOn(45)).toBe(6000);
    // Another reduction begins when it is first there, and so does one that had gone.
    expect(await lowestOn(46, codes(20))).toBe(8400);
    expect(await lowestOn(47, { ...cup(90), 'rebates.yaml': undefined })).toBeUndefined();
    expect(await lowestOn(78, codes(20))).toBe(9000);
    expect(await lowestOn(79, cup(95))).toBe(9000);
  });
});
