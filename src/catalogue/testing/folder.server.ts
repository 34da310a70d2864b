import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { placeOfStores } from '../../../scripts/test/memory.ts';

export type Files = Readonly<Record<string, string | Uint8Array | undefined>>;

export const jpeg = (width = 4, height = 3) =>
  sharp({ create: { width, height, channels: 3, background: '#a53' } })
    .jpeg()
    .toBuffer();

const CONTACT = 'manufacturer: { name: Glinianka, email: a@b.example }';

/** The smallest catalogue: one category with a child, one producer, one series, one mug. */
export const CATALOGUE: Files = {
  'categories.yaml': `facets: [Szkliwo]
categories:
  - id: 1
    slug: stol
    name: Stół
    children:
      - { id: 11, slug: kubki, name: Kubki }
`,
  'producers.yaml': `producers:\n  - { id: 1, slug: glinianka, name: Glinianka, ${CONTACT} }\n`,
  'series.yaml': 'series:\n  - { id: 3, slug: nocna, name: Nocna }\n',
  'products/kubek.yaml': productYaml({ id: 1001, name: 'Kubek' }),
};

/** A product file; values are written as JSON, which is YAML too, and undefined ones left out. */
export function productYaml(more: Record<string, unknown>): string {
  const product = { category: 'kubki', producer: 'glinianka', price: 84, stock: 5, ...more };
  return Object.entries(product)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');
}

/** Writes files into a folder, or takes away those that are undefined. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, contents] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    if (contents === undefined) await rm(file, { recursive: true, force: true });
    else await writeFile(file, contents);
  }
}

/** A folder with these files; the caller takes it away. */
export async function makeFolder(files: Files): Promise<string> {
  const folder = await mkdtemp(join(placeOfStores(), 'witryna-shop-'));
  await writeFiles(folder, files);
  return folder;
}

/** A folder with these files that is gone after the test. */
export async function folderOf(files: Files): Promise<string> {
  const folder = await makeFolder(files);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
