import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Files, folderOf, productYaml, writeFiles } from '../../catalogue/testing/folder.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { readSettings } from '../../settings/env.server.ts';
import { describeProblem } from '../../settings/problem.ts';
import { SHOP } from '../testing/testShop.server.ts';
import { firstOpenedAt } from './firstOpenedAt.ts';
import { StartError } from './problems.ts';
import { openShop } from './shop.ts';

async function settingsFor(files: Files, shopDir?: string) {
  const folder = await folderOf({ ...files, 'data/.keep': '' });
  const read = readSettings({ SHOP_DIR: shopDir ?? folder, DATA_DIR: join(folder, 'data') });
  if (!read.ok) throw new Error(read.error.join('\n'));
  return { folder, settings: read.value };
}

async function opened(files: Files) {
  const { folder, settings } = await settingsFor(files);
  const open = async () => {
    const shop = await openShop(settings, { clock: () => 1_800_000_000_000 });
    onTestFinished(() => shop.close());
    return shop;
  };
  return { folder, open };
}

describe('opening a shop', () => {
  it('reads its folder and answers from it', async () => {
    const { open } = await opened({ ...SHOP, 'texts.yaml': 'ui.close: Zamknij to\n' });
    const shop = await open();
    expect(shop.problems).toEqual([]);
    expect(shop.file.name).toBe('Próba');
    expect(shop.texts).toEqual({ 'ui.close': 'Zamknij to' });
    expect(shop.listing.size()).toBe(1);
    expect(await shop.catalogue.product(1001)).toMatchObject({ name: 'Kubek' });
    expect(shop.content.page('o-nas')).toMatchObject({ title: 'O nas' });
  });

  it('tells every mistake, in whichever file, and opens the rest', async () => {
    const { open } = await opened({
      ...SHOP,
      'texts.yaml': 'ui.clsoe: Zamknij\n',
      'content/menu.yaml': 'header: [\n',
      'products/zly.yaml': productYaml({ id: 2, name: 'Zły', price: 'dużo' }),
    });
    const shop = await open();
    expect(shop.problems.map((problem) => describeProblem(problem).split(':').slice(0, 2).join(':'))).toEqual([
      'texts.yaml:1 ui.clsoe',
      'content/menu.yaml:2',
      'products/zly.yaml:3 price',
    ]);
    expect(shop.listing.size()).toBe(1);
  });

  it('of one that opens early, lists are read at once, and words when it is told', async () => {
    const { settings } = await settingsFor(SHOP);
    const early = Promise.withResolvers<void>();
    const shop = await openShop(settings, { early: early.promise });
    onTestFinished(() => shop.close());
    await shop.opened.lists;
    await shop.search.idle();
    expect(await shop.search.products('kubek', 6)).toMatchObject({ ids: [] });
    early.resolve();
    await shop.opened.words;
    expect(await shop.search.products('kubek', 6)).toMatchObject({ ids: [1001] });
  });

  it('keeps what it knows from one start to the next', async () => {
    const { folder, open } = await opened(SHOP);
    const first = await open();
    await first.close();
    await writeFiles(folder, { 'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }) });
    const second = await open();
    expect(second.listing.size()).toBe(2);
  });

  it('changes the address of its theme with the theme', async () => {
    const hrefs = [];
    for (const css of ['a { color: red }', 'a { color: green }', undefined]) {
      const { open } = await opened({ ...SHOP, 'theme.css': css });
      hrefs.push((await open()).theme.href);
    }
    expect(new Set(hrefs).size).toBe(3);
  });

  it('stops with a line that helps when there is no shop to open', async () => {
    const openIn = async (files: Files, shopDir?: string) => openShop((await settingsFor(files, shopDir)).settings);
    await expect(openIn({}, '/nie/ma')).rejects.toThrow(
      new StartError('There is no shop folder at /nie/ma. Name one: SHOP_DIR=path npm start'),
    );
    await expect(openIn({})).rejects.toThrow(
      /without its shop\.yaml:\n {2}shop\.yaml:1: expected this file, which is missing/,
    );
    await expect(openIn({ ...SHOP, 'shop.yaml': 'name: 3\n' })).rejects.toThrow(StartError);
    await expect(openIn({ ...SHOP, 'shop.yaml': Buffer.from([0xff, 0xfe]) })).rejects.toThrow(/text in UTF-8/);
    await expect(openIn({}, new URL(import.meta.url).pathname)).rejects.toThrow(StartError);
  });
});

eachDatabase('the moment of the first opening', (open) => {
  it('is told alike for ever', async () => {
    const db = await open();
    expect(await firstOpenedAt(db, () => 1000)).toBe(1000);
    expect(await firstOpenedAt(db, () => 2000)).toBe(1000);
    expect(await firstOpenedAt(await open.again(), () => 3000)).toBe(1000);
  });
});
