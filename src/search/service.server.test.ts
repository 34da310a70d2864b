import { expect, it } from 'vitest';
import { openCatalogueFolder } from '../catalogue/import/openFolder.server.ts';
import { createCatalogue } from '../catalogue/service.server.ts';
import { CATALOGUE, type Files, folderOf, productYaml, writeFiles } from '../catalogue/testing/folder.server.ts';
import { aShopFile } from '../catalogue/testing/shopFile.ts';
import type { Db } from '../db/open.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { createListing } from '../listing/service.server.ts';
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

async function searchOf(db: Db, folder: string) {
  const reopen = () => openCatalogueFolder(db, { folder, shop: aShopFile(), clock, openedAt: NOW });
  await reopen();
  const catalogue = createCatalogue(db);
  const pages = [{ id: 7, title: 'Zwroty i reklamacje', lead: 'Masz 30 dni' }];
  const bought = new Map<number, number>();
  const search = createSearch({
    catalogue,
    language: languageOf(undefined),
    pages,
    clock,
    sold: async () => new Map(bought),
  });
  const listing = await createListing({ catalogue, clock, onTaken: search.take });
  await search.idle();
  const change = async (files: Files) => {
    await writeFiles(folder, files);
    await reopen();
    await listing.refresh();
    await search.idle();
  };
  return {
    search,
    bought,
    change,
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
});
