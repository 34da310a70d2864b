import { expect, it } from 'vitest';
import type { Db } from '../../db/open.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { createCatalogue } from '../service.server.ts';
import { everyRow } from '../testing/drafts.server.ts';
import { CATALOGUE, folderOf, jpeg, productYaml, writeFiles } from '../testing/folder.server.ts';
import { lines, openAt } from '../testing/openFolder.server.ts';

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
