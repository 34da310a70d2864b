import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { feedFile, zipped } from '../../../catalogue/import/feed/testing/files.server.ts';
import { offer, product } from '../../../catalogue/import/iof/testing/feed.server.ts';
import { createCatalogue } from '../../../catalogue/service.server.ts';
import { folderOf } from '../../../catalogue/testing/folder.server.ts';
import { openDatabase } from '../../../db/open.server.ts';
import { eachDatabase } from '../../../db/testing/databases.server.ts';
import { readSettings, type Settings } from '../../../settings/env.server.ts';
import { SHOP } from '../../testing/testShop.server.ts';
import { runImport } from '../import.ts';

const TABLE = `id;nazwa;cena;vat;cena promocyjna;promocja do
1;Kubek;"84,50 zł";23;;
2;Miska;"1 084,50 PLN";8%;;
3;Dzban;=A1*2;23;;
4;Talerz;5 EUR;23;;
5;Wazon;50;23;40;29 listopada 2027
6;Garnek;50;23;40;kiedyś
7;Forma;50;120;;
8;Waza;50;zw;;
1;Kubek drugi;9;23;;
9;Patera;50;23;40;11/29/2027;;;x
`;

eachDatabase('witryna import', (open) => {
  /** A shop of its own, and the command with what it says. */
  async function shop() {
    const place = await open.place();
    const settings = readSettings({
      SHOP_DIR: await folderOf(SHOP),
      DATA_DIR: await folderOf({}),
      ...('url' in place ? { DATABASE_URL: place.url } : {}),
    });
    if (!settings.ok) throw new Error(settings.error.join());
    const store = 'url' in place ? place : { file: join(settings.value.dataDir, 'shop.sqlite') };
    await (await openDatabase(store)).close();
    const names = async () => {
      const db = await openDatabase(store);
      const rows = await db.read.selectFrom('products').select('name').orderBy('name').execute();
      const priceOf = (await createCatalogue(db).product(2))?.sizes[0]?.prices[0]?.price;
      await db.close();
      return { names: rows.map(({ name }) => name), priceOf };
    };
    return { settings: settings.value, names, store };
  }
  function started(settings: Settings, ...args: string[]) {
    let told = '';
    const write = (text: unknown) => {
      told += String(text);
      return true;
    };
    vi.spyOn(process.stdout, 'write').mockImplementation(write);
    vi.spyOn(process.stderr, 'write').mockImplementation(write);
    const done = runImport(settings, args).finally(() => vi.restoreAllMocks());
    return { said: () => told, done };
  }
  async function says(settings: Settings, ...args: string[]) {
    const { said, done } = started(settings, ...args);
    return { code: await done, said: said() };
  }

  it('names by line what it cannot take, first in a dry run with a table of it, and the rest goes in', async () => {
    const { settings, names } = await shop();
    const file = await feedFile(TABLE);
    const report = `${file}.report.csv`;
    const skipped = [
      'product 3 (line 4): a formula stands in "cena": save values instead',
      'product 4 (line 5): its price is in "EUR", not PLN',
      'product 6 (line 7): unreadable date "kiedyś"',
      'product 7 (line 8): unknown rate of VAT "120"',
      'its id and size stand twice; the first one was taken',
      'a separator or a quote is wrong',
    ];
    const dry = await says(settings, file, '--dry-run', '--report', report);
    expect(dry.code).toBe(0);
    expect(dry.said).toContain('Nothing was changed. It would be: 4 added, 0 changed, 0 unchanged, 6 skipped');
    for (const reason of skipped) expect(dry.said).toContain(reason);
    const rows = (await readFile(report, 'utf8')).split('\r\n');
    expect(rows[0]).toBe('\uFEFF"outcome","line","product","name","reason"');
    expect(rows).toContain('"added","2","1","Kubek",""');
    expect(rows).toContain('"skipped","7","6","","unreadable date ""kiedyś"""');
    expect((await names()).names).toEqual([]);
    const done = await says(settings, file);
    expect(done.said).toContain('\n4 added, 0 changed, 0 unchanged, 6 skipped\n');
    expect(await names()).toEqual({ names: ['Kubek', 'Miska', 'Waza', 'Wazon'], priceOf: 108_450 });
  });

  it('says of a small file that has expired that it was read, and of nothing that it was left out', async () => {
    const { settings } = await shop();
    const file = await feedFile(offer(product(), 'version="3.0" expires="2020-11-20 04:06:23"'));
    const { said } = await says(settings, file);
    expect(said).toContain(
      '\n1 added, 0 changed, 0 unchanged, 0 skipped\n  the file says that it has expired: it was read all the same\n',
    );
    expect(said).not.toMatch(/left out|0\.0 of/);
    expect(said).toMatch(/100 %\s+0\.4 of 0\.4 kB|100 %\s+\d+ of \d+ B/);
  });

  it('changes nothing by a broken file, and says where it breaks', async () => {
    const { settings, names } = await shop();
    const row = (id: number) => `${id};Kubek ${id};5\n`;
    const whole = `id;nazwa;cena\n${Array.from({ length: 50 }, (_, n) => row(n + 1)).join('')}`;
    for (const [content, reason] of [
      [`${whole}51;Kub`, 'line 52: the file is cut off: its last row has 2 of 3 cells. Nothing was changed.'],
      [whole.replace(/(?<=\n.*);/g, '|'), 'Nothing was changed.'],
      [zipped({ 'a.csv': whole }).subarray(0, 300), 'the zip file is broken'],
      [zipped({ 'a.csv': Buffer.alloc(70_000_000, 32) }), 'it unpacks to more than 200 times its size'],
      [deflateRawSync(whole), 'Nothing was changed.'],
    ] as const) {
      const { code, said } = await says(settings, await feedFile(content));
      expect(said).toContain(reason);
      expect(code).toBe(1);
    }
    expect((await names()).names).toEqual([]);
  });

  it('waits for another one and says so', async () => {
    const { settings, names, store } = await shop();
    const db = await openDatabase(store);
    const turn = { name: 'catalogue', holder: 'another', since: Date.parse('2026-11-24T22:05:00Z'), until: 9e15 };
    await db.write((tx) => tx.insertInto('import_turns').values(turn).execute());
    const { said, done } = started(settings, await feedFile('id;nazwa;cena\n1;Kubek;5\n2;Miska;5\n'));
    const waiting = 'Another import has been running since 2026-11-24 23:05; waiting for its end';
    await expect.poll(() => said(), { timeout: 10_000 }).toContain(waiting);
    expect((await names()).names).toEqual([]);
    await db.write((tx) => tx.deleteFrom('import_turns').execute());
    await db.close();
    expect(await done).toBe(0);
    expect(said()).toContain('2 added, 0 changed, 0 unchanged, 0 skipped');
  });
});
