import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing.server.ts';
import { describeProblem } from '../../settings/problem.ts';
import { createCatalogue } from '../service.server.ts';
import { everyRow } from '../testing/drafts.server.ts';
import { CATALOGUE, type Files, folderOf, jpeg, productYaml, writeFiles } from '../testing/folder.server.ts';
import { aShopFile } from '../testing/shopFile.ts';
import { openCatalogueFolder } from './openFolder.server.ts';

const FIRST = Date.UTC(2026, 10, 21);

const openAt = (db: Db, folder: string, at = FIRST) =>
  openCatalogueFolder(db, { folder, shop: aShopFile(), clock: () => at, openedAt: FIRST });
const names = async (db: Db) => {
  const rows = await db.read.selectFrom('products').select(['name']).where('removed_at', 'is', null).execute();
  return rows.map((row) => row.name).sort();
};

eachDatabase('a shop folder', (open) => {
  it('opens, and opening it again changes nothing', async () => {
    const db = await open();
    const folder = await folderOf({
      ...CATALOGUE,
      'products/miska.yaml': productYaml({
        id: 1002,
        name: 'Miska',
        series: 'nocna',
        pictures: [{ file: 'a.jpg', alt: 'A' }],
      }),
      'products/opis.txt': 'not a product',
      'pictures/a.jpg': await jpeg(8, 5),
    });
    const first = await openAt(db, folder);
    expect(first).toMatchObject({ problems: [], report: { added: 2, changed: 0, removed: 0, skipped: [] } });
    const before = await everyRow(db);
    const second = await openAt(db, folder, FIRST + 99_000);
    expect(second).toMatchObject({ problems: [], report: { added: 0, changed: 0, unchanged: 2 } });
    expect(await everyRow(db)).toEqual(before);
    expect(await createCatalogue(db).product(1002)).toMatchObject({
      slug: 'miska',
      categoryId: 11,
      series: { id: 3, name: 'Nocna' },
      pictures: [{ file: 'a.jpg', alt: 'A', width: 8, height: 5 }],
      safety: { manufacturer: { name: 'Glinianka' } },
    });
  });

  it('counts relative days from the first opening, whenever it is opened', async () => {
    const db = await open();
    const folder = await folderOf({
      ...CATALOGUE,
      'products/kubek.yaml': productYaml({
        id: 1001,
        name: 'Kubek',
        added: '-10d',
        history: [{ price: 84, from: '-60d' }],
        promotion: { price: 70, from: '-5d', to: '+5d' },
      }),
    });
    await openAt(db, folder);
    const before = await everyRow(db);
    await openAt(db, folder, FIRST + 9e9);
    expect(await everyRow(db)).toEqual(before);
    const day = 24 * 60 * 60 * 1000;
    const product = await createCatalogue(db).product(1001);
    expect(product?.addedAt).toBe(FIRST - 10 * day);
    expect(product?.sizes[0]?.prices.map(({ startsAt }) => Math.round((startsAt - FIRST) / day)).sort()).toEqual(
      [-5, -60].sort(),
    );
  });

  it('takes out a product whose file is gone', async () => {
    const db = await open();
    const folder = await folderOf({ ...CATALOGUE, 'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }) });
    await openAt(db, folder);
    await writeFiles(folder, { 'products/kubek.yaml': undefined });
    expect((await openAt(db, folder)).report).toMatchObject({ removed: 1, unchanged: 1 });
    expect(await names(db)).toEqual(['Miska']);
  });

  it('knows a product by its id when its file is renamed', async () => {
    const db = await open();
    const folder = await folderOf(CATALOGUE);
    await openAt(db, folder);
    await writeFiles(folder, {
      'products/kubek.yaml': undefined,
      'products/kubek-nowy.yaml': productYaml({ id: 1001, name: 'Kubek' }),
    });
    expect((await openAt(db, folder)).report).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await createCatalogue(db).product(1001)).toMatchObject({ slug: 'kubek-nowy' });
  });
});

const lines = (problems: Parameters<typeof describeProblem>[0][]) => problems.map(describeProblem);

eachDatabase('mistakes in a shop folder', (open) => {
  it('are told by file, line, what was expected and an example; the rest opens', async () => {
    const db = await open();
    const bad = (id: number, more: Record<string, unknown>) => productYaml({ id, name: 'Zła', ...more });
    const folder = await folderOf({
      ...CATALOGUE,
      'products/a-yaml.yaml': 'id: 1\nname: [\n',
      'products/b-klucz.yaml': `${bad(2, {})}prize: 3\n`,
      'products/c-cena.yaml': bad(3, { price: 'dużo' }),
      'products/d-jednostka.yaml': bad(4, { unit: 'beczka' }),
      'products/e-producent.yaml': bad(5, { producer: 'nikt' }),
      'products/f-kategoria.yaml': bad(6, { category: 'inne' }),
      'products/g-sklep.yaml': bad(7, { stock: { krakow: 3 } }),
      'products/h-promocja.yaml': bad(8, { promotion: { price: 90, from: '-1d' } }),
      'products/i-seria.yaml': bad(9, { series: 'dzienna' }),
      'products/j-dzien.yaml': bad(10, { added: '2026-02-30' }),
      'products/k-opis.yaml': bad(11, { description: '>'.repeat(50_000) }),
      'products/l-blizniak.yaml': bad(1001, {}),
      'products/m-brak-ceny.yaml': bad(12, { price: undefined }),
      'products/n-obraz.yaml': bad(13, {
        name: 'Bez obrazu',
        pictures: [
          { file: 'nie.jpg', alt: 'A' },
          { file: 'zly.jpg', alt: 'B' },
        ],
      }),
      'pictures/zly.jpg': 'this is no picture',
    });
    const { problems, report } = await openAt(db, folder);
    expect(report).toMatchObject({ added: 2, skipped: [] });
    expect(await names(db)).toEqual(['Bez obrazu', 'Kubek']);
    const expected = [
      'products/a-yaml.yaml:3: expected YAML that can be read, found ',
      'products/b-klucz.yaml:7 prize: expected no such key (check its spelling)',
      'products/c-cena.yaml:3 price: expected an amount of 0 or more with at most two decimals, found "dużo". Example: 84.5',
      'products/d-jednostka.yaml:7 unit: expected a unit of shop.yaml: szt, kg, m2, found beczka. Example: szt',
      'products/e-producent.yaml:2 producer: expected a producer of producers.yaml, found nikt. Example: glinianka',
      'products/f-kategoria.yaml:1 category: expected a category of categories.yaml, found inne. Example: stol',
      'products/g-sklep.yaml:4 stock.krakow: expected a store of shop.yaml: pracownia, rynek, dostawcy, found krakow. Example: pracownia',
      'products/h-promocja.yaml:7 promotion.price: expected less than the price',
      'products/i-seria.yaml:7 series: expected a series of series.yaml, found dzienna. Example: nocna',
      'products/j-dzien.yaml:7 added: expected a day that exists, found 2026-02-30. Example: 2026-11-29',
      'products/k-opis.yaml:7 description: expected Markdown that is less deep or holds fewer tags',
      'products/l-blizniak.yaml:5 id: expected a number of its own; kubek.yaml has it too, found 1001',
      'products/m-brak-ceny.yaml:1 price: expected a price, a points price, phone_price: true or gratis: true. Example: 84.5',
      'products/n-obraz.yaml:7 pictures.0.file: expected the name of a file in pictures/, found nie.jpg',
      'products/n-obraz.yaml:7 pictures.1.file: expected a picture that can be opened, found zly.jpg',
    ];
    expect(lines(problems)).toHaveLength(expected.length);
    for (const [n, start] of expected.entries()) expect(lines(problems)[n]?.slice(0, start.length)).toBe(start);
  });

  it('may be in the name of a file, which becomes the address of its product', async () => {
    const db = await open();
    const mug = productYaml({ id: 1002, name: 'Kubek' });
    const folder = await folderOf({
      ...CATALOGUE,
      'products/.#kubek.yaml': mug,
      'products/Kubek Żółty.yaml': mug,
      'products/kubek.yml': mug,
      'products/notatki.txt': mug,
    });
    const { problems, report } = await openAt(db, folder);
    expect(report).toMatchObject({ added: 1 });
    const told = 'expected a file name of a-z, 0-9 and hyphens that ends in .yaml. Example: kubek.yaml';
    expect(lines(problems)).toEqual([`products/Kubek Żółty.yaml:1: ${told}`, `products/kubek.yml:1: ${told}`]);
  });

  it('leave what is in the shop as it was until they are mended', async () => {
    const db = await open();
    const folder = await folderOf({ ...CATALOGUE, 'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }) });
    await openAt(db, folder);
    const before = await everyRow(db);
    const broken: Files[] = [
      { 'products/kubek.yaml': 'id: [' },
      { 'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', unit: 'beczka' }) },
      { 'products/kubek.yaml': Buffer.from('name: Kubek\n', 'utf16le') },
      { 'producers.yaml': 'producers: 3\n' },
      { 'categories.yaml': '' },
      { 'series.yaml': undefined, 'producers.yaml': undefined, 'categories.yaml': undefined },
      { products: undefined },
    ];
    for (const files of broken) {
      await writeFiles(folder, files);
      const { problems, report } = await openAt(db, folder);
      expect(problems).not.toEqual([]);
      expect(report).toMatchObject({ added: 0, changed: 0, removed: 0 });
      expect(await everyRow(db)).toEqual(before);
      await writeFiles(folder, { ...CATALOGUE, 'products/miska.yaml': productYaml({ id: 1002, name: 'Miska' }) });
    }
    expect(await openAt(db, folder)).toMatchObject({ problems: [], report: { unchanged: 2 } });
  });

  it('may be whole files that are missing', async () => {
    const db = await open();
    const { problems, report } = await openAt(db, await folderOf({ 'pictures/.keep': '' }));
    expect(report).toMatchObject({ added: 0, removed: 0 });
    expect(lines(problems)).toEqual([
      'categories.yaml:1: expected this file, which is missing',
      'producers.yaml:1: expected this file, which is missing',
      'series.yaml:1: expected this file, which is missing',
      'products/:1: expected this folder, which is missing',
    ]);
  });
});

eachDatabase('categories, producers and series of a shop folder', (open) => {
  const category = (id: number, slug: string, more = '') => `  - { id: ${id}, slug: ${slug}, name: ${slug}${more} }\n`;
  const tree = async (db: Db) => {
    const { categories } = await createCatalogue(db).names();
    return categories.roots.map(
      (root) =>
        `${root.id} ${root.slug}: ${categories.childrenOf(root.id).map((child) => `${child.id} ${child.slug}`)}`,
    );
  };

  it('keep their ids, order and words', async () => {
    const db = await open();
    const folder = await folderOf({
      ...CATALOGUE,
      'categories.yaml': `categories:\n${category(5, 'dom', ', lead: Do domu, children: [{ id: 51, slug: lampy, name: Lampy, picture: a.jpg, description: "# Lampy" }]')}${category(1, 'kubki')}`,
      'pictures/a.jpg': await jpeg(),
    });
    expect((await openAt(db, folder)).problems).toEqual([]);
    expect(await tree(db)).toEqual(['5 dom: 51 lampy', '1 kubki: ']);
    const { categories, producers, series } = await createCatalogue(db).names();
    expect(categories.byId(5)).toMatchObject({ lead: 'Do domu' });
    expect(categories.byId(51)).toMatchObject({
      picture: { file: 'a.jpg', width: 4 },
      descriptionHtml: expect.stringContaining('Lampy'),
    });
    expect(producers).toMatchObject([{ id: 1, manufacturer: { name: 'Glinianka', country: 'Polska' } }]);
    expect(series).toMatchObject([{ id: 3, slug: 'nocna' }]);
  });

  it('disappear with their line and come back with it', async () => {
    const db = await open();
    const two = `categories:\n${category(11, 'kubki')}${category(2, 'dom')}`;
    const folder = await folderOf({ ...CATALOGUE, 'categories.yaml': two });
    await openAt(db, folder);
    await writeFiles(folder, {
      'categories.yaml': `categories:\n${category(11, 'kubki')}`,
      'series.yaml': 'series: []\n',
    });
    await openAt(db, folder);
    expect(await tree(db)).toEqual(['11 kubki: ']);
    expect((await createCatalogue(db).names()).series).toEqual([]);
    const before = await everyRow(db);
    await openAt(db, folder);
    expect(await everyRow(db)).toEqual(before);
    await writeFiles(folder, { 'categories.yaml': two });
    await openAt(db, folder);
    expect(await tree(db)).toEqual(['11 kubki: ', '2 dom: ']);
  });

  it('keep their id under a new slug', async () => {
    const db = await open();
    const folder = await folderOf({ ...CATALOGUE, 'categories.yaml': `categories:\n${category(11, 'kubki')}` });
    await openAt(db, folder);
    await writeFiles(folder, {
      'categories.yaml': `categories:\n${category(11, 'kubki-i-filizanki')}`,
      'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek', category: 'kubki-i-filizanki' }),
    });
    expect((await openAt(db, folder)).problems).toEqual([]);
    expect(await tree(db)).toEqual(['11 kubki-i-filizanki: ']);
    expect(await createCatalogue(db).product(1001)).toMatchObject({ categoryId: 11 });
  });

  it('move to another parent', async () => {
    const db = await open();
    const child = ', children: [{ id: 11, slug: kubki, name: Kubki }]';
    const folder = await folderOf({
      ...CATALOGUE,
      'categories.yaml': `categories:\n${category(1, 'a', child)}${category(2, 'b')}`,
    });
    await openAt(db, folder);
    await writeFiles(folder, { 'categories.yaml': `categories:\n${category(1, 'a')}${category(2, 'b', child)}` });
    await openAt(db, folder);
    expect(await tree(db)).toEqual(['1 a: ', '2 b: 11 kubki']);
  });

  it('are told when two share a slug or an id, and the first counts', async () => {
    const db = await open();
    const folder = await folderOf({
      ...CATALOGUE,
      'categories.yaml': `categories:\n${category(11, 'kubki')}${category(12, 'kubki')}${category(11, 'dom')}`,
    });
    const { problems } = await openAt(db, folder);
    expect(lines(problems)).toEqual([
      'categories.yaml:3 categories.1.slug: expected a slug that nothing before it has, found kubki',
      'categories.yaml:4 categories.2.id: expected an id that nothing before it has, found 11',
    ]);
    expect(await tree(db)).toEqual(['11 kubki: ']);
    const before = await everyRow(db);
    await openAt(db, folder);
    expect(await everyRow(db)).toEqual(before);
  });

  it('are told when their picture is missing', async () => {
    const db = await open();
    const folder = await folderOf({
      ...CATALOGUE,
      'categories.yaml': `categories:\n${category(11, 'kubki', ', picture: nie.jpg')}`,
    });
    expect(lines((await openAt(db, folder)).problems)).toEqual([
      'categories.yaml:2 categories.0.picture: expected the name of a file in pictures/, found nie.jpg',
    ]);
    expect(await tree(db)).toEqual(['11 kubki: ']);
  });

  it('tell other processes of every change, also of the order of facets', async () => {
    const db = await open();
    const facets = (names: string) => ({
      'categories.yaml': `facets: ${names}\ncategories:\n${category(11, 'kubki')}`,
    });
    const folder = await folderOf({ ...CATALOGUE, ...facets('[Szkliwo, Kolor]') });
    await openAt(db, folder);
    const version = await createCatalogue(db).version();
    await writeFiles(folder, facets('[Kolor, Szkliwo]'));
    await openAt(db, folder);
    expect(await createCatalogue(db).version()).toBeGreaterThan(version);
  });
});
