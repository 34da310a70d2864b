import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import * as v from 'valibot';
import type { Db } from '../../db/open.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { parseDate } from '../../kit/warsaw.server.ts';
import { slug as slugField } from '../../settings/fields.ts';
import type { Problem } from '../../settings/problem.ts';
import { rememberedYaml, type YamlReader } from '../../settings/rememberedYaml.server.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import type { ImportItem, ProductDraft, Unreadable } from '../draft.ts';
import type { LawFolder } from '../guarantee/lawFolder.server.ts';
import type { LawPicture } from '../legalInfo.ts';
import type { ProductPicture } from '../model.ts';
import { checkAttachments } from './attachments.server.ts';
import { descriptionHtml } from './descriptionHtml.server.ts';
import { type ImportedDictionaries, importDictionaries } from './dictionaries.server.ts';
import type { Unusable } from './folderDraft/reading.ts';
import { folderDraft } from './folderDraft.ts';
import { type ImportOptions, type ImportReport, importProducts } from './importProducts.server.ts';
import { type Mentioned, mentionedIn, missingOf } from './mentioned.server.ts';
import { measurePictures } from './pictures.server.ts';
import { type ProductFile, productFile } from './productFile.ts';

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
  /** Labels of guarantees; without it there are none. */
  law?: Pick<LawFolder, 'keep'>;
  onStockBack?: ImportOptions['onStockBack'];
  /** Reader of the files of products; one that remembers them where the folder is opened again and again. */
  read?: ProductReader;
}

export type ProductReader = YamlReader<ProductFile>;

export const productReader = (): ProductReader => rememberedYaml(productFile);

/**
 * Imports the products, categories, producers and series of a shop's folder: new and changed ones only. A product
 * whose file cannot be used stays in the shop as it was until the file is mended or taken away.
 */
export async function openCatalogueFolder(db: Db, options: FolderOptions): Promise<OpenedFolder> {
  const dictionaries = await importDictionaries(db, options.folder, options.shop);
  const problems = [...dictionaries.problems];
  const names = await productFiles(options.folder);
  if (!names) problems.push({ file: 'products/', line: 1, at: '', expected: 'this folder, which is missing' });
  const mentioned: Mentioned[] = [];
  const items = readProducts(names ?? [], options, dictionaries, { problems, mentioned });
  const report = await importProducts(db, items, {
    source: 'shop',
    clock: options.clock,
    complete: names !== undefined,
    createNames: false,
    onStockBack: options.onStockBack,
    onSkipped: ({ what, reason }) =>
      problems.push({ file: 'products/', line: 1, at: what, expected: 'a product that can be kept', found: reason }),
  });
  return { report, problems: [...problems, ...(await missingOf(db, mentioned))] };
}

const productFiles = (folder: string) =>
  readdir(join(folder, 'products')).then(
    (names) => names.filter((name) => /^[^.].*\.ya?ml$/.test(name)).sort(),
    () => undefined,
  );

const isSlug = (name: string) => v.is(slugField(), name);

async function* readProducts(
  names: readonly string[],
  options: FolderOptions,
  dictionaries: ImportedDictionaries,
  { problems, mentioned }: { problems: Problem[]; mentioned: Mentioned[] },
): AsyncGenerator<ImportItem | Unreadable> {
  const fileOf = new Map<number, string>();
  const { read: readFile = productReader() } = options;
  for (const name of names) {
    const file = join(options.folder, 'products', name);
    const slug = basename(name, '.yaml');
    if (!isSlug(slug)) {
      const expected = 'a file name of a-z, 0-9 and hyphens that ends in .yaml';
      problems.push({ file: relative(options.folder, file), line: 1, at: '', expected, example: 'kubek.yaml' });
      continue;
    }
    const read = await readFile(options.folder, file);
    problems.push(...read.problems);
    if (read.value) mentioned.push(...mentionedIn(read.value, relative(options.folder, file), read.lineOf));
    const told = (unusable: Unusable) =>
      problems.push({ file: relative(options.folder, file), line: read.lineOf(unusable.at), ...unusable });
    const draft = read.value && (await readProduct(slug, read.value, options, dictionaries, told));
    const holder = draft && fileOf.get(Number(draft.externalId));
    if (holder !== undefined) {
      told({ at: 'id', expected: `a number of its own; ${holder} has it too`, found: draft?.externalId ?? '' });
    }
    if (draft && holder === undefined) {
      fileOf.set(Number(draft.externalId), name);
      yield { draft };
    } else yield { unreadable: slug };
  }
}

async function readProduct(
  slug: string,
  file: ProductFile,
  options: FolderOptions,
  dictionaries: ImportedDictionaries,
  told: (unusable: Unusable) => void,
): Promise<ProductDraft | undefined> {
  const wanted = file.pictures.map((picture, n) => ({ file: picture.file, at: `pictures.${n}.file` }));
  const sizes = await measurePictures(options.folder, wanted, told);
  const attachments = await checkAttachments(options.folder, file.attachments, told);
  const label = await labelOf(file, options, told);
  const html = file.description === undefined ? undefined : await descriptionHtml(file.description);
  const draft = folderDraft(slug, file, {
    ...dictionaries,
    shop: options.shop,
    date: (text) => parseDate(text, options.openedAt),
    picture: (picture, alt): ProductPicture => ({
      file: picture,
      alt,
      ...(sizes.get(picture) ?? { width: 0, height: 0 }),
    }),
    attachments,
    ...(label ? { label } : {}),
    html: () => html,
  });
  if (draft.ok) return draft.value;
  told(draft.error);
  return undefined;
}

/** The label of its guarantee; a product whose label is not there is sold without it, and told. */
async function labelOf(
  { durability_guarantee: given }: ProductFile,
  { law }: FolderOptions,
  told: (unusable: Unusable) => void,
): Promise<LawPicture | undefined> {
  if (given?.label === undefined || !law) return undefined;
  const label = await law.keep(given.label);
  if (label) return label;
  const expected = 'the name of a picture in law/ that ends in png or jpg';
  told({ at: 'durability_guarantee.label', expected, found: given.label, example: 'garan-kubek.png' });
  return undefined;
}
