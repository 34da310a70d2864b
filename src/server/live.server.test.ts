import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { folderOf, productYaml, writeFiles } from '../catalogue/testing/folder.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { readSettings, type Settings } from '../settings/env.server.ts';
import { scaledLimits } from '../settings/limits.ts';
import { createApp } from './app.ts';
import { type LiveShop, openLive } from './live.ts';
import { createLog } from './log.ts';
import { type OpenShop, openShop } from './open/shop.ts';
import { openPages } from './pages/open.ts';
import { testBrowserFiles } from './testing/browserFiles.ts';
import { SHOP } from './testing/testShop.server.ts';

const PRODUCT = '/produkt/kubek-1001';
const log = createLog('silent');

/** A program over a folder, kept pages and all; edits are told to it, as its watch would. */
async function program(settings: Settings) {
  const said: string[] = [];
  const appOver = (shop: OpenShop) =>
    createApp({
      ...{ shop, log, limits: scaledLimits(0), pageCacheBytes: 1_000_000 },
      ...{ shopUrl: settings.shopUrl, clientDir: join(settings.dataDir, 'client') },
      pages: openPages({ files: testBrowserFiles, theme: shop.theme }),
    });
  const live = openLive(await openShop(settings), {
    settings,
    appOver,
    log,
    say: (line) => said.push(line),
    opening: {},
  });
  onTestFinished(async () => {
    live.app.stop();
    await live.stop();
    await live.shop.close();
  });
  return { live, said, page: pageOf(live) };
}

const pageOf =
  (live: LiveShop) =>
  async (path: string): Promise<string> =>
    (await live.app.hono.request(path)).text();

async function settingsOf(folder: string, env: Record<string, string | undefined> = {}): Promise<Settings> {
  const data = await folderOf({});
  const read = readSettings({ SHOP_DIR: folder, DATA_DIR: data, PAYMENTS: 'none', ...env });
  if (!read.ok) throw new Error(read.error.join());
  return read.value;
}

const shopYaml = (from: string, to: string) => String(SHOP['shop.yaml']).replace(from, to);

it('an open shop shows an edited price, product, name, page and theme, kept pages too', async () => {
  const folder = await folderOf(SHOP);
  const { live, page, said } = await program(await settingsOf(folder));
  const edit = async (files: Record<string, string | undefined>) => {
    await writeFiles(folder, files);
    await live.edited(Object.keys(files));
  };
  expect(await page(PRODUCT)).toContain('84,00');
  await edit({ 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', price: 91 }) });
  expect(await page(PRODUCT)).toContain('91,00');
  await edit({
    'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }),
    'shop.yaml': shopYaml('name: Próba', 'name: Inna'),
    'pages/o-nas.md': '---\nid: 9\ntitle: O nas\ndescription: Kim jesteśmy\n---\nNowe słowa\n',
    'theme.css': '@layer theme { a { color: blue } }',
    'search.yaml': 'synonyms: [[garnuszek, miska]]\n',
  });
  expect(await page('/strona/o-nas')).toMatch(/Nowe słowa.*Inna/s);
  expect(await page('/produkt/miska-1002')).toContain('Miska');
  expect(live.shop.theme.css).toContain('blue');
  expect((await live.shop.search.products('garnuszek', 5)).ids).toEqual([1002]);
  await edit({ 'products/miska.yaml': undefined });
  expect((await live.app.hono.request('/produkt/miska-1002')).status).toBe(404);
  expect(live.told).toEqual({ version: 4, problems: [], book: [] });
  expect(said).toEqual([
    '  products/kubek.yaml: the shop shows it',
    '  5 files: the shop shows it',
    '  products/miska.yaml: the shop shows it',
  ]);
});

it('an open shop goes on as it was while a file has a mistake, and shows it once it is mended', async () => {
  const folder = await folderOf(SHOP);
  const { live, page, said } = await program(await settingsOf(folder));
  const edit = async (files: Record<string, string | undefined>) => {
    await writeFiles(folder, files);
    await live.edited(Object.keys(files));
  };
  await edit({
    'shop.yaml': 'name: Pół',
    'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', price: 70 }),
  });
  expect(live.told.problems[0]).toMatch(/^shop\.yaml:1/);
  expect(await page('/strona/o-nas')).toContain('Próba');
  await edit({ 'shop.yaml': shopYaml('', ''), 'content/menu.yaml': 'header: [\n' });
  expect(live.told.problems[0]).toMatch(/^content\/menu\.yaml:2/);
  expect(live.shop.content.menu.header).toEqual(['stol']);
  // Products go in, each by itself.
  expect(await page(PRODUCT)).toContain('70,00');
  await edit({ 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', price: 'dużo' }) });
  expect(await page(PRODUCT)).toContain('70,00');
  expect(said).toContain('  products/kubek.yaml: not shown: the shop goes on as it was until this is mended');
  await edit({ 'content/menu.yaml': 'header: []\nfooter: []\n', 'theme.css': 'a { color: red' });
  expect(live.told.problems.at(-1)).toMatch(/^theme\.css:1: expected CSS/);
  await edit({ 'theme.css': undefined, 'shop.yaml': `${SHOP['shop.yaml']}currency: EUR\n` });
  expect(live.told.problems.join('\n')).toContain('shop.yaml:10 currency: expected PLN, as long as the shop is open');
  await edit({ 'shop.yaml': shopYaml('name: Próba', 'name: Inna') });
  expect(live.shop.content.menu.header).toEqual([]);
  expect(await page('/strona/o-nas')).toContain('Inna');
  // The product is still to be mended, and keeps nothing else back.
  expect(live.told.problems).toEqual([expect.stringMatching(/^products\/kubek\.yaml:3 price/)]);
  expect(said[0]).toMatch(/: not shown: the shop goes on as it was/);
});

it('an open shop lives with the mistakes that it was opened with', async () => {
  const folder = await folderOf({ ...SHOP, 'texts.yaml': 'ui.clsoe: Zamknij\n' });
  const { live, page } = await program(await settingsOf(folder));
  await writeFiles(folder, { 'shop.yaml': shopYaml('name: Próba', 'name: Inna') });
  await live.edited(['shop.yaml']);
  expect(await page('/strona/o-nas')).toContain('Inna');
  expect(live.told.problems).toHaveLength(1);
});

eachDatabase('an edit that several processes take in at once', (open) => {
  it('is one change of the price, shown by all of them', async () => {
    const folder = await folderOf(SHOP);
    const place = await open.place();
    const settings = await settingsOf(folder, 'url' in place ? { DATABASE_URL: place.url } : {});
    const programs = [await program(settings), await program(settings)];
    for (const { page } of programs) expect(await page(PRODUCT)).toContain('84,00');
    await writeFiles(folder, { 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', price: 91 }) });
    await Promise.all(programs.map(({ live }) => live.edited(['products/kubek.yaml'])));
    for (const { page } of programs) expect(await page(PRODUCT)).toContain('91,00');
    const { db } = programs[0]?.live.shop ?? {};
    const prices = await db?.read.selectFrom('price_entries').select('price').execute();
    expect(prices?.map(({ price }) => Number(price))).toEqual([8400, 9100]);
  });
});
