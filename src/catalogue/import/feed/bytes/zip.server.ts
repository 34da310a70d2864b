import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { FeedError } from '../errors.ts';

interface Zipped {
  name: string;
  /** Bytes of the file that is inside, unpacked, as the zip file says; reading checks it. */
  total: number;
  packed: number;
  read(): AsyncIterable<Uint8Array>;
}

const FEED_NAME = /\.(?:xml|csv|tsv|txt)$/i;
const MOST_NAMED = 5;
const MOST_ENTRIES = 1000;

/** Finds the feeds in a zip file. Throws FeedError when there is none. */
export async function openZipFile(path: string): Promise<[Zipped, ...Zipped[]]> {
  const entries = await withZip(path, filesOf);
  const feeds = entries.length === 1 ? entries : entries.filter(({ fileName }) => FEED_NAME.test(fileName));
  const [entry, ...others] = feeds;
  if (!entry) throw new FeedError('there is no XML, CSV, TSV or TXT file in the zip file');
  return [zipped(path, entry), ...others.map((other) => zipped(path, other))];
}

/** What is said of a zip file of feeds that do not belong together. */
export function severalFiles(names: readonly string[]): FeedError {
  const some = names.slice(0, MOST_NAMED).map((name) => name.slice(0, 60));
  return new FeedError(`the zip file holds several files (${some.join(', ')}); unpack it and import them one by one`);
}

function zipped(path: string, entry: Entry): Zipped {
  if (!entry.canDecodeFileData()) {
    throw new FeedError(
      entry.isEncrypted()
        ? 'the zip file is locked with a password'
        : 'the zip file is packed in a way that is not read',
    );
  }
  return {
    name: entry.fileName,
    total: entry.uncompressedSize,
    packed: entry.compressedSize,
    read: () => contentOf(path, entry),
  };
}

async function* contentOf(path: string, { fileName }: Entry): AsyncGenerator<Uint8Array> {
  const zip = await opened(path);
  try {
    for (const entry of await filesOf(zip)) {
      if (entry.fileName === fileName)
        yield* (await zip.openReadStreamPromise(entry)) as Readable as AsyncIterable<Uint8Array>;
    }
  } catch (error) {
    throw broken(error);
  } finally {
    zip.close();
  }
}

/** Files in a zip file, without folders and what macOS adds. */
async function filesOf(zip: ZipFile): Promise<Entry[]> {
  const files: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (files.length >= MOST_ENTRIES) throw new FeedError(`the zip file holds more than ${MOST_ENTRIES} files`);
    if (!/\/$|^__MACOSX\/|(?:^|\/)\./.test(entry.fileName)) files.push(entry);
  }
  return files;
}

async function withZip<T>(path: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  const zip = await opened(path);
  try {
    return await work(zip);
  } catch (error) {
    throw broken(error);
  } finally {
    zip.close();
  }
}

const opened = (path: string) =>
  openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => Promise.reject(broken(error)));

/** Errors of the machine have a code; all others are about what stands in the zip file. */
function broken(error: unknown): unknown {
  if (error instanceof FeedError || !(error instanceof Error)) return error;
  if ('code' in error && !String(error.code).startsWith('Z_')) return error;
  return new FeedError(`the zip file is broken: ${error.message}`);
}
