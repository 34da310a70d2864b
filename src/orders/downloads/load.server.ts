import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Product } from '../../catalogue/model.ts';
import type { Problem } from '../../settings/problem.ts';
import { readYamlFileIfAny } from '../../settings/yaml.server.ts';
import { type Part, tagOf, type Whole } from '../../storage/byteRange.ts';
import { openPath } from '../../storage/disk.server.ts';
import { type Files, isKey, type OpenFile } from '../../storage/model.ts';
import { type DownloadsFile, downloadsFile } from './file.ts';
import { type DownloadRules, NO_DOWNLOADS } from './model.ts';

const NAME = 'downloads.yaml';

type Sold = DownloadsFile['products'][number];
type Known = Pick<Product, 'id' | 'type'> & { sizes: readonly { type: string }[] };

/** Reads downloads.yaml of a shop. What cannot be handed out is left out and told; the rest counts. */
export async function loadDownloads(
  shopFolder: string,
  products: (ids: readonly number[]) => Promise<readonly Known[]>,
  files?: Files,
): Promise<{ downloads: DownloadRules; problems: Problem[] }> {
  const source = { folder: join(shopFolder, 'downloads'), ...(files ? { files } : {}) };
  const read = await readYamlFileIfAny(shopFolder, join(shopFolder, NAME), downloadsFile);
  if (!read.value) return { downloads: { ...NO_DOWNLOADS, ...source }, problems: read.problems };
  const { days, times } = read.value;
  const known = await products([...new Set(read.value.products.map(({ product }) => product))]);
  const problems: Problem[] = [...read.problems];
  const kept: Sold[] = [];
  for (const [place, sold] of read.value.products.entries()) {
    const fault =
      unfit(
        sold,
        known.find(({ id }) => id === sold.product),
      ) ?? (await missingIn(source, sold));
    if (!fault) kept.push(sold);
    else {
      const at = `products.${place}.${fault.at}`;
      problems.push({ file: NAME, line: read.lineOf(at), ...fault, at });
    }
  }
  return { downloads: { ...source, days, times, products: kept }, problems };
}

type Fault = Pick<Problem, 'at' | 'expected' | 'found'>;

function unfit({ product, size }: Sold, known: Known | undefined): Fault | undefined {
  if (known?.type !== 'virtual') {
    return { at: 'product', expected: 'the id of a product whose type is virtual', found: String(product) };
  }
  const isSize = size === undefined || known.sizes.some(({ type }) => type === size);
  return isSize ? undefined : { at: 'size', expected: 'a size of this product', found: size };
}

async function missingIn(source: Pick<DownloadRules, 'folder' | 'files'>, { files }: Sold): Promise<Fault | undefined> {
  for (const [place, file] of files.entries()) {
    if ((await findDownload(source, file)) === undefined) {
      return { at: `files.${place}`, expected: 'a file below downloads/', found: file };
    }
  }
  return undefined;
}

/** A file that can be handed out. */
export interface FoundDownload extends Whole {
  /** Undefined when it has gone meanwhile. */
  open(part?: Part): Promise<OpenFile | undefined>;
}

const KEPT_FOLDER = 'downloads';

/** A file of the shop's downloads/, else the one of that name where the shop keeps files: a large one need not lie in its folder. */
export async function findDownload(
  { folder, files }: Pick<DownloadRules, 'folder' | 'files'>,
  file: string,
): Promise<FoundDownload | undefined> {
  const own = await downloadFile(folder, file);
  if (own) return { bytes: own.bytes, tag: tagOf(own), open: (part) => openPath(own.path, part) };
  const key = `${KEPT_FOLDER}/${file}`;
  const kept = files && isKey(key) ? await files.stat(key) : undefined;
  return kept && files && { bytes: kept.bytes, tag: tagOf(kept), open: (part) => files.open(key, part) };
}

/** Where a file lies and its bytes; undefined where there is none, or a link leads out of the folder. */
async function downloadFile(
  folder: string,
  file: string,
): Promise<{ path: string; bytes: number; changedAt: number } | undefined> {
  const home = await realpath(folder).catch(() => undefined);
  const path = await realpath(join(folder, file)).catch(() => undefined);
  if (home === undefined || path === undefined || !path.startsWith(home + sep)) return undefined;
  const info = await stat(path);
  return info.isFile() ? { path, bytes: info.size, changedAt: info.mtimeMs } : undefined;
}
