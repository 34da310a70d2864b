import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { diagnose } from './doctor.ts';

async function settingsOf(env: Record<string, string>) {
  const read = readSettings({ SHOP_DIR: await folderOf(SHOP), DATA_DIR: await folderOf({}), ...env });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}
const wrong = async (settings: Awaited<ReturnType<typeof settingsOf>>) =>
  (await diagnose(settings)).flatMap(({ what, todo }) => (todo === undefined ? [] : [`${what}: ${todo}`]));

eachDatabase('a shop in order', (open) => {
  it('has nothing to mend', async () => {
    const place = await open.empty();
    expect(await wrong(await settingsOf('url' in place ? { DATABASE_URL: place.url } : {}))).toEqual([]);
  });
});

it('a shop that is not in order is told what to do', async () => {
  const open = await settingsOf({ SHOP_URL: 'https://sklep.example.pl', PAYMENTS: 'simulator' });
  expect(await wrong(open)).toEqual([
    expect.stringMatching(/^address .*TRUST_PROXY=1/),
    expect.stringMatching(/^payments: .*simulated/),
    expect.stringMatching(/^e-mails: .*SMTP_URL/),
  ]);
  const plain = await settingsOf({ SHOP_URL: 'http://sklep.example.pl', TRUST_PROXY: '1', PAYMENTS: 'none' });
  expect((await wrong(plain))[0]).toMatch(/without https/);
  await writeFile(join(plain.dataDir, 'shop.sqlite'), 'to nie jest baza danych, a dość długi tekst');
  await rm(join(plain.shopDir, 'shop.yaml'));
  expect(await wrong(plain)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^shop in .*shop\.yaml/s),
      expect.stringMatching(/^store in SQLite: ./),
    ]),
  );
});
