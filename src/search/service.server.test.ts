import { expect, it } from 'vitest';
import { openCatalogueFolder } from '../catalogue/import/openFolder.server.ts';
import { createCatalogue } from '../catalogue/service.server.ts';
import { CATALOGUE, type Files, folderOf, productYaml, writeFiles } from '../catalogue/testing/folder.server.ts';
import { aShopFile } from '../catalogue/testing/shopFile.ts';
import type { Db } from '../db/open.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createListing } from '../listing/service.server.ts';
import type { Packed } from '../storage/packed.ts';
import { packedBytes, unpacked } from '../storage/packedBytes.server.ts';
import { languageOf } from './load.server.ts';
import { createSearch } from './service.server.ts';

const NOW = Date.UTC(2026, 10, 21);
const clock = () => NOW;

const FILES: Files = {
  ...CATALOGUE,
  'categories.yaml': String(CATALOGUE['categories.yaml']).replace('name: Kubki', 'name: Naczynia'),
  'products/kubek.yaml': productYaml({
    id: 1001,
    name: 'Kubek Nocny',
    version: 'kobalt',
    subtitle: 'z „uszkiem”, 350 ml',
    code: 'GL-0350-KO',
    ean: '2000100102503',
    series: 'nocna',
    parameters: { Szkliwo: 'Kobalt' },
  }),
  'products/miska.yaml': productYaml({ id: 1002, name: 'Miska', stock: 0 }),
  'products/miska-duza.yaml': productYaml({ id: 1003, name: 'Miska' }),
};

interface Earlier {
  lists: Packed;
  words: Packed;
}

const throughFile = (packed: Packed | undefined) =>
  packed ? unpacked(new Uint8Array(packedBytes(packed))) : undefined;

async function searchOf(db: Db, folder: string, earlier?: Earlier, orders: readonly [number, number][] = []) {
  const reopen = () => openCatalogueFolder(db, { folder, shop: aShopFile(), clock, openedAt: NOW });
  await reopen();
  const whole: number[] = [];
  const opened = createCatalogue(db);
  const catalogue = {
    ...opened,
    indexChanges: (since: number, at: number) => {
      if (since === 0) whole.push(at);
      return opened.indexChanges(since, at);
    },
  };
  const pages = [{ id: 7, title: 'Zwroty i reklamacje', lead: 'Masz 30 dni' }];
  const bought = new Map<number, number>(orders);
  const search = createSearch({
    catalogue,
    language: languageOf(undefined),
    pages,
    clock,
    sold: async () => new Map(bought),
    kept: { read: async () => throughFile(earlier?.words) },
  });
  const kept = { read: async () => throughFile(earlier?.lists) };
  const listing = await createListing({ catalogue, clock, kept, onTaken: search.take });
  await search.idle();
  const change = async (files: Files) => {
    await writeFiles(folder, files);
    await reopen();
    await listing.refresh();
    await search.idle();
  };
  const keep = (): Earlier => ({ lists: listing.pack(), words: search.pack() ?? { facts: {}, parts: {} } });
  return {
    search,
    listing,
    bought,
    change,
    keep,
    whole,
    close: () => listing.close(),
    ids: async (text: string) => (await search.products(text, 10)).ids,
  };
}

eachDatabase('what is searched', (open) => {
  it('are all words of a product, and its codes', async () => {
    const { ids, close } = await searchOf(await open(), await folderOf(FILES));
    for (const text of ['kubek nocny', 'uszkiem', 'kobaltu', 'glinianki kubek', '350ml', 'GL-0350', '102503'])
      expect(await ids(text), text).toEqual([1001]);
    expect(await ids('kubki')).toContain(1001);
    await close();
  });

  it('are series, producers, categories and pages too', async () => {
    const { search, close } = await searchOf(await open(), await folderOf(FILES));
    expect(search.group('series', 'nocne', 6)).toEqual([3]);
    expect(search.group('producers', 'glinanka', 6)).toEqual([1]);
    expect(search.group('categories', 'naczynie', 6)).toEqual([11]);
    expect(search.group('pages', 'zwrot', 6)).toEqual([7]);
    expect(search.group('pages', 'kubek', 6)).toEqual([]);
    expect(search.group('pages', 'zwrot kubka', 6)).toEqual([]);
    await close();
  });

  it('shows what can be bought before what is sold out, also once that has changed', async () => {
    const { ids, change, close } = await searchOf(await open(), await folderOf(FILES));
    expect(await ids('miska')).toEqual([1003, 1002]);
    await change({
      'products/miska.yaml': productYaml({ id: 1002, name: 'Miska', stock: 3 }),
      'products/miska-duza.yaml': productYaml({ id: 1003, name: 'Miska', stock: 0 }),
    });
    expect(await ids('miska')).toEqual([1002, 1003]);
    await close();
  });

  it('shows what is often bought first among equally good ones, also once that has changed', async () => {
    const files = { ...FILES, 'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }) };
    const { search, bought, ids, change, close } = await searchOf(await open(), await folderOf(files));
    const [first, last] = (await ids('miska')) as [number, number];
    const readSold = async () => {
      search.readSold();
      await search.idle();
    };
    bought.set(last, 1);
    await readSold();
    expect(await ids('miska'), 'one order says nothing').toEqual([first, last]);
    bought.set(last, 8);
    await readSold();
    expect(await ids('miska')).toEqual([last, first]);
    await change({ 'products/zielona-miska.yaml': productYaml({ id: 1004, name: 'Miska' }) });
    expect((await ids('miska'))[0]).toBe(last);
    bought.clear();
    await readSold();
    expect((await ids('miska')).slice(0, 2)).toEqual([first, last]);
    await close();
  });

  it('follows every change of the catalogue', async () => {
    const { ids, change, close } = await searchOf(await open(), await folderOf(FILES));
    await change({
      'products/miska.yaml': productYaml({ id: 1002, name: 'Wazon' }),
      'products/miska-duza.yaml': undefined,
    });
    expect(await ids('miska')).toEqual([]);
    expect(await ids('wazonu')).toEqual([1002]);
    await change({ 'producers.yaml': String(FILES['producers.yaml']).replace('name: Glinianka', 'name: Kaflarnia') });
    expect(await ids('wazon kaflarnia')).toEqual([1002]);
    expect(await ids('kubek kaflarnia')).toEqual([1001]);
    await close();
  });

  it('begin with what an earlier start has kept, and what has changed since', async () => {
    const [db, folder] = [await open(), await folderOf(FILES)];
    const first = await searchOf(db, folder);
    const earlier = first.keep();
    expect(first.search.isNew).toBe(false);
    await first.change({
      'products/miska.yaml': productYaml({ id: 1002, name: 'Talerz', stock: 4, code: 'XY-0099-ZZ' }),
      'products/dzban.yaml': productYaml({ id: 1004, name: 'Dzban' }),
    });
    await first.close();
    const next = await searchOf(db, folder, earlier);
    expect(next.whole).toEqual([]);
    expect(next.listing.version).toBe(first.listing.version);
    for (const text of ['kubek', 'kubki nocne', 'miski', 'talerz', 'dzban', 'XY-0099', 'kobaltu', 'mizka'])
      expect(await next.ids(text), text).toEqual(await first.ids(text));
    expect(next.listing.newest(9)).toEqual(first.listing.newest(9));
    await next.change({ 'products/dzban.yaml': productYaml({ id: 1004, name: 'Wazon' }) });
    expect([await next.ids('dzban'), await next.ids('wazon')]).toEqual([[], [1004]]);
    await next.close();
  });

  it('know at a start what was bought since the words were kept', async () => {
    const [db, folder] = [
      await open(),
      await folderOf({ ...FILES, 'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }) }),
    ];
    const first = await searchOf(db, folder);
    const earlier = first.keep();
    const before = await first.ids('miska');
    await first.close();
    const next = await searchOf(db, folder, earlier, [[before[1] ?? 0, 8]]);
    expect(next.whole).toEqual([]);
    expect(await next.ids('miska')).toEqual(before.toReversed());
    await next.close();
  });

  it('are built anew when something is called otherwise since, or what was kept is of no use', async () => {
    const [db, folder] = [await open(), await folderOf(FILES)];
    const first = await searchOf(db, folder);
    const earlier = first.keep();
    await first.close();
    await writeFiles(folder, { 'categories.yaml': String(FILES['categories.yaml']).replace('Naczynia', 'Porcelana') });
    const renamed = await searchOf(db, folder, earlier);
    expect((await renamed.ids('porcelana')).toSorted()).toEqual([1001, 1002, 1003]);
    expect(renamed.search.isNew).toBe(true);
    await renamed.close();
    const useless = await searchOf(db, folder, { lists: earlier.words, words: earlier.lists });
    expect(await useless.ids('kubek')).toEqual([1001]);
    expect(useless.listing.size()).toBe(3);
    await useless.close();
  });
});
