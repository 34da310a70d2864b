import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeProblem } from '../../settings/problem.ts';
import { diskFiles } from '../../storage/disk.server.ts';
import { findDownload, loadDownloads } from './load.server.ts';
import { isDownloadName } from './model.ts';

let shop: string;
beforeEach(async () => {
  shop = await mkdtemp(join(tmpdir(), 'shop-'));
  await mkdir(join(shop, 'downloads', 'kurs'), { recursive: true });
  await writeFile(join(shop, 'downloads', 'kurs', 'kurs.pdf'), '%PDF');
});
afterEach(() => rm(shop, { recursive: true }));

const known = [
  { id: 7, type: 'virtual', sizes: [{ type: 'pdf' }] },
  { id: 1, type: 'item', sizes: [{ type: 'uniw' }] },
] as const;
const load = async (yaml: string) => {
  await writeFile(join(shop, 'downloads.yaml'), yaml);
  const { downloads, problems } = await loadDownloads(shop, async () => known);
  return { ...downloads, told: problems.map(describeProblem) };
};

it('the shop reads what files.yaml names and what is there', async () => {
  expect(await load('products:\n  - { product: 7, size: pdf, files: [kurs/kurs.pdf] }')).toMatchObject({
    days: 30,
    times: 5,
    products: [{ product: 7, size: 'pdf', files: ['kurs/kurs.pdf'] }],
    told: [],
  });
});

it('the shop hands out nothing without the file', async () => {
  const { downloads, problems } = await loadDownloads(shop, async () => known);
  expect([downloads.products, problems]).toEqual([[], []]);
});

it('the shop hands out what lies where it keeps files, unless its folder has one of that name', async () => {
  const files = diskFiles(join(shop, 'data'));
  await files.put('downloads/kurs/kurs.pdf', Buffer.from('inny'));
  await files.put('downloads/nagrania część 1.zip', Buffer.from('nagrania'));
  await writeFile(
    join(shop, 'downloads.yaml'),
    'products:\n  - { product: 7, files: [kurs/kurs.pdf, "nagrania część 1.zip"] }',
  );
  const read = async (place: Parameters<typeof findDownload>[0], file: string) => {
    const open = await (await findDownload(place, file))?.open();
    return open && String(Buffer.concat(await Array.fromAsync(open.body)));
  };
  const { downloads, problems } = await loadDownloads(shop, async () => known, files);
  expect(problems).toEqual([]);
  expect(await read(downloads, 'kurs/kurs.pdf')).toBe('%PDF');
  expect(await read(downloads, 'nagrania część 1.zip')).toBe('nagrania');
  expect(await findDownload(downloads, '../shop.sqlite')).toBeUndefined();
  expect(await findDownload(downloads, 'nie ma.zip')).toBeUndefined();
});

it('the shop tells in a line what cannot be handed out, and leaves it out', async () => {
  await symlink('/etc/hostname', join(shop, 'downloads', 'dalej.txt'));
  const { told, products } = await load(
    [
      'products:',
      '  - { product: 7, files: [kurs/kurs.pdf] }',
      '  - { product: 7, files: [nie-ma.pdf] }',
      '  - { product: 7, files: [dalej.txt] }',
      '  - { product: 1, files: [kurs/kurs.pdf] }',
      '  - { product: 7, size: film, files: [kurs/kurs.pdf] }',
    ].join('\n'),
  );
  expect(told).toEqual([
    'downloads.yaml:3 products.1.files.0: expected a file below downloads/, found nie-ma.pdf',
    'downloads.yaml:4 products.2.files.0: expected a file below downloads/, found dalej.txt',
    'downloads.yaml:5 products.3.product: expected the id of a product whose type is virtual, found 1',
    'downloads.yaml:6 products.4.size: expected a size of this product, found film',
  ]);
  expect(products).toHaveLength(1);
});

it('the shop takes no name that leads elsewhere', () => {
  for (const name of ['../kurs.pdf', 'a/../../b', '/etc/passwd', '.ukryty', 'a/.b', 'a\\b', 'a\nb', 'a"b', '']) {
    expect(isDownloadName(name), name).toBe(false);
  }
  for (const name of ['kurs.pdf', 'a/b/część 1.zip']) expect(isDownloadName(name), name).toBe(true);
});
