import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createCatalogue } from '../service.server.ts';
import { everyRow } from '../testing/drafts.server.ts';
import { CATALOGUE, type Files, folderOf, jpeg, productYaml, writeFiles } from '../testing/folder.server.ts';
import { FIRST, lines, names, openAt } from '../testing/openFolder.server.ts';

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

  it('tells of products that a bundle or a recommendation names, and the shop does not have', async () => {
    const db = await open();
    const folder = await folderOf({
      ...CATALOGUE,
      'products/miska.yaml': productYaml({ id: 1002, name: 'Miska', related: [1001, 4040] }),
      'products/zestaw.yaml': productYaml({
        ...{ id: 1003, name: 'Zestaw', type: 'bundle', sizes: undefined },
        bundle: [{ product: 1001 }, { product: 5050 }],
      }),
    });
    const { problems } = await openAt(db, folder);
    expect(problems.map(({ file, at, found }) => [file, at, found])).toEqual([
      ['products/miska.yaml', 'related.1', '4040'],
      ['products/zestaw.yaml', 'bundle.1.product', '5050'],
    ]);
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
      'products/:1: expected this folder, which is missing',
    ]);
  });
});
