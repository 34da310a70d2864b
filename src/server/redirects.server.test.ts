import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownPages } from './redirects/ownPages.server.ts';
import { isRedirectFile, readRedirectFile } from './redirects/read.server.ts';
import { keepRedirects, readRedirects } from './redirects/store.server.ts';
import { testShop } from './testing/testShop.server.ts';

const { ask, shop } = testShop();
const SHOP = 'http://localhost:3000';

async function read(rows: string) {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-redirects-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'redirects.csv');
  await writeFile(file, rows);
  return readRedirectFile(file, SHOP, ownPages(shop().catalogue, shop().content));
}

it('a table of old addresses becomes 301s, and names what it cannot take', async () => {
  const table = await read(
    [
      'from;to',
      '/kubki-c-5;/kategoria/kubki',
      'https://dawny.pl/index.php?id=7;/strona/o-nas',
      '/a;/b',
      '/b;/kategoria/kubki',
      '/produkt/stary-kubek;/kategoria/kubki',
      '/koszyk;/kategoria/kubki',
      '/strona/o-nas;/',
      '/ajax/get.php;/',
      '/x;/y',
      '/y;/x',
      '/a;/c',
      '/z;https://obcy.pl/',
      '',
    ].join('\n'),
  );
  expect(table.skipped.map(({ what, line, reason }) => `${line} ${what}: ${reason}`)).toEqual([
    '7 /koszyk: it is a page of this shop',
    '8 /strona/o-nas: it is a page of this shop',
    '9 /ajax/get.php: it is a page of this shop',
    '10 /x: it leads round in a circle',
    '11 /y: it leads round in a circle',
    '12 /a: it stands twice; the first one was taken',
    '13 /z: "https://obcy.pl/" is in another shop',
  ]);
  expect(await keepRedirects(shop().db, table)).toEqual({ changed: 5, round: [] });
  expect(await keepRedirects(shop().db, table)).toEqual({ changed: 0, round: [] });
  await shop().listing.refresh();
  const leads = async (path: string) => {
    const { status, headers } = await ask(path, { redirect: 'manual' });
    return `${status} ${headers.get('Location') ?? ''}`.trim();
  };
  expect(await leads('/kubki-c-5?utm=x')).toBe('301 /kategoria/kubki?utm=x');
  expect(await leads('/kubki-c-5/')).toBe('301 /kategoria/kubki');
  expect(await leads('/index.php?id=7')).toBe('301 /strona/o-nas');
  expect(await leads('/a')).toBe('301 /kategoria/kubki');
  expect(await leads('/produkt/stary-kubek')).toBe('301 /kategoria/kubki');
  expect((await leads('/nieznany')).startsWith('301')).toBe(false);
});

it('a table of something else is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-redirects-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const kinds = { 'a.csv': 'from,to\n/a,/b\n', 'b.csv': 'kod;nazwa;cena\na;b;1\n', 'c.xml': '<offer/>' };
  for (const [name, text] of Object.entries(kinds)) await writeFile(join(folder, name), text);
  const told = await Promise.all([...Object.keys(kinds), 'none.csv'].map((name) => isRedirectFile(join(folder, name))));
  expect(told).toEqual([true, false, false, false]);
  await expect(read('a,b\n1,2\n')).rejects.toThrow('it is no table with the columns from and to');
  expect((await readRedirects(shop().db.read)).size).toBe(5);
});

it('a page that has come to be is shown, whatever was imported for its address', async () => {
  await keepRedirects(shop().db, { redirects: [{ from: '/strona/o-nas', to: '/kategoria/kubki' }], gone: [] });
  await shop().listing.refresh();
  expect((await ask('/strona/o-nas', { redirect: 'manual' })).status).toBe(200);
});
