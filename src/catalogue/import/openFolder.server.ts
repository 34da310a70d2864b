import { access, readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { parseDate } from '../../kit/warsaw.server.ts';
import { measurePicture } from '../../pictures/measure.server.ts';
import type { Problem } from '../../settings/problem.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { readYamlFile } from '../../settings/yaml.server.ts';
import type { Producer, ProductPicture } from '../model.ts';
import { importDictionaries } from './dictionaries.server.ts';
import type { ImportItem } from './draft.ts';
import { folderDraft } from './folderDraft.ts';
import { type ImportReport, importProducts } from './importProducts.server.ts';
import { type ProductFile, productFile } from './productFile.ts';
import { markdownToHtml } from './sanitize.server.ts';

export interface OpenedFolder {
  report: ImportReport;
  problems: Problem[];
}

export interface FolderOptions {
  folder: string;
  shop: ShopFile;
  clock: Clock;
  /** Epoch ms of the first opening: relative dates count from it. */
  openedAt: number;
}

/** Imports the products, categories, producers and series of a shop's folder: new and changed ones only. */
export async function openCatalogueFolder(db: Db, options: FolderOptions): Promise<OpenedFolder> {
  const dictionaries = await importDictionaries(db, options.folder);
  const problems = [...dictionaries.problems];
  const items = readProducts(options, dictionaries.producers, problems);
  const report = await importProducts(db, items, {
    source: 'shop',
    clock: options.clock,
    complete: true,
    createNames: false,
  });
  for (const { what, reason } of report.skipped) {
    problems.push({ file: 'products/', line: 1, at: what, expected: 'a product that can be kept', found: reason });
  }
  return { report, problems };
}

async function* readProducts(
  options: FolderOptions,
  producers: ReadonlyMap<string, Producer>,
  problems: Problem[],
): AsyncGenerator<ImportItem> {
  const folder = join(options.folder, 'products');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.yaml')).sort();
  for (const name of names) {
    const file = join(folder, name);
    const read = await readYamlFile(options.folder, file, productFile);
    problems.push(...read.problems);
    if (!read.value) continue;
    const shown = relative(options.folder, file);
    const told = (at: string, expected: string, found?: string) =>
      problems.push({ file: shown, line: read.lineOf(at), at, expected, ...(found === undefined ? {} : { found }) });
    const pictures = await measureAll(options.folder, read.value, told);
    const draft = folderDraft(basename(name, '.yaml'), read.value, {
      shop: options.shop,
      producers,
      date: (text) => parseDate(text, options.openedAt),
      picture: (picture, alt): ProductPicture => ({
        file: picture,
        alt,
        ...(pictures.get(picture) ?? { width: 0, height: 0 }),
      }),
      html: markdownToHtml,
    });
    if (draft.ok) yield { draft: draft.value };
    else told(draft.error.at, draft.error.expected);
  }
}

async function measureAll(
  folder: string,
  file: ProductFile,
  told: (at: string, expected: string, found: string) => void,
) {
  const found = new Map<string, { width: number; height: number }>();
  for (const [n, { file: picture }] of file.pictures.entries()) {
    const path = join(folder, 'pictures', picture);
    const size = await measurePicture(path);
    if (size) found.set(picture, size);
    else told(`pictures.${n}.file`, await missingOrBroken(path), picture);
  }
  return found;
}

const missingOrBroken = (path: string) =>
  access(path).then(
    () => 'a picture that can be opened',
    () => 'the name of a file in pictures/',
  );
