import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { folderOf } from '../../catalogue/testing/folder.server.ts';
import { readSettings, type Settings } from '../../settings/env.server.ts';
import { placeholderProblems } from '../../settings/placeholders.server.ts';
import { linkProblems } from '../open/linkProblems.ts';
import { openShop } from '../open/shop.ts';
import { themeProblems } from '../open/themeProblems.ts';
import { runNew } from './new.ts';

const programDir = join(import.meta.dirname, '../../..');

async function made(args: (folder: string) => string[]) {
  const told: string[] = [];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0),
  ];
  const folder = await folderOf({});
  const code = await runNew({ port: 3000 } as Settings, args(folder), programDir);
  for (const spy of spies) spy.mockRestore();
  return { code, folder, told: told.join('') };
}

it('a new shop opens without a mistake, and every place that waits for words is told', async () => {
  const { code, folder } = await made((dir) => [dir, '--theme', 'las']);
  expect(code).toBe(0);
  const read = readSettings({ SHOP_DIR: folder, DATA_DIR: await folderOf({}), PAYMENTS: 'none' });
  if (!read.ok) throw new Error(read.error.join());
  const shop = await openShop(read.value);
  onTestFinished(() => shop.close());
  expect(shop.problems).toEqual([]);
  expect(shop.listing.size()).toBe(5);
  const pages = new Set(shop.content.pages.map(({ slug }) => `/strona/${slug}`));
  const isThere = async (path: string) => !path.startsWith('/strona/') || pages.has(path);
  expect(await linkProblems(shop.content, isThere)).toEqual([]);
  expect(await shop.catalogue.product(1)).toMatchObject({
    producer: { slug: 'nasza-firma', name: 'Mój sklep' },
    safety: { manufacturer: { name: 'Pełna nazwa firmy', city: 'Warszawa' } },
  });
  const waiting = await placeholderProblems(folder);
  expect(waiting.map(({ file, line }) => `${file}:${line}`)).toEqual(
    expect.arrayContaining(['shop.yaml:5', 'pages/regulamin.md:6', 'content/main.yaml:3']),
  );
  await writeFile(join(folder, 'pages/o-nas.md'), '---\nid: 5\ntitle: O nas\ndescription: My\n---\nTo my.\n');
  expect((await placeholderProblems(folder)).some(({ file }) => file === 'pages/o-nas.md')).toBe(false);
  expect(await readFile(join(folder, 'schemas/shop.schema.json'), 'utf8')).toContain('shop.yaml');
});

it('nothing of the firm of the demo shop is in a new one', async () => {
  const starter = join(programDir, 'starter');
  for (const name of await readdir(starter, { recursive: true })) {
    const text = await readFile(join(starter, name), 'utf8').catch(() => '');
    expect(text, name).not.toMatch(/gliniank|bolesław/i);
  }
});

it('what is there already is not written over, and an unknown theme is told', async () => {
  const full = await made((dir) => [join(dir, '..')]);
  expect([full.code, full.told]).toEqual([1, expect.stringContaining('There is something in ')]);
  const unknown = await made((dir) => [dir, '--theme', 'nie-ma']);
  expect([unknown.code, unknown.told]).toEqual([2, 'Name a folder: witryna new DIR [--theme las|sliwka]\n']);
});

it.each(['las', 'sliwka'])('the theme %s can be read in both schemes', async (name) => {
  const tokens = await readFile(join(programDir, 'src/ui/styles/tokens.css'), 'utf8');
  const css = await readFile(join(programDir, 'starter/themes', `${name}.css`), 'utf8');
  expect(themeProblems(css, tokens)).toEqual([]);
});
