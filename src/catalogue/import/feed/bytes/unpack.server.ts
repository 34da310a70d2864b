import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { FeedError } from '../errors.ts';
import { openZipFile, severalFiles } from './zip.server.ts';

/** A file of a merchant, unpacked while it is read; it may be read again and again. */
export interface FeedFile {
  /** Bytes to be read, for telling how far a reading is. */
  readonly total: number;
  read(onBytes?: (read: number) => void): AsyncIterable<Uint8Array>;
}

const SMALL = 64_000_000;
/** Feeds are packed to a tenth or a fiftieth of their size. */
const MOST_TIMES = 200;

/** Opens a file as it is, or what is packed into it: gzip, or a zip file of one feed. Throws FeedError. */
export async function openFeedFile(path: string): Promise<FeedFile> {
  const [file, ...others] = await openFeedFiles(path);
  if (others.length > 0) throw severalFiles([file, ...others].map(({ name }) => name));
  return file;
}

export interface NamedFeedFile extends FeedFile {
  /** Within a zip file; empty for a file by itself. */
  name: string;
}

/** Opens a file of feeds, with all that a zip file holds. */
export async function openFeedFiles(path: string): Promise<[NamedFeedFile, ...NamedFeedFile[]]> {
  const handle = await open(path);
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  const { size } = await handle.stat();
  await handle.close();
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) {
    return [{ name: '', total: size, read: (onBytes) => bounded(gunzipped(createReadStream(path), onBytes), size) }];
  }
  if (buffer.toString('latin1') === 'PK\u0003\u0004') {
    const [first, ...others] = await openZipFile(path);
    const opened = ({ name, total, packed, read }: typeof first): NamedFeedFile => ({
      name,
      total,
      read: (onBytes) => bounded(counted(read(), onBytes), packed),
    });
    return [opened(first), ...others.map(opened)];
  }
  return [{ name: '', total: size, read: (onBytes) => counted(createReadStream(path), onBytes) }];
}

async function* counted(source: AsyncIterable<Uint8Array>, onBytes?: (read: number) => void) {
  let read = 0;
  for await (const chunk of source) {
    read += chunk.byteLength;
    onBytes?.(read);
    yield chunk;
  }
}

async function* gunzipped(packed: Readable, onBytes?: (read: number) => void): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip();
  const done = pipeline(counted(packed, onBytes), unpacked);
  // What goes wrong is thrown where the unpacked bytes are read.
  done.catch(() => {});
  try {
    yield* unpacked as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new FeedError('the gzip file is broken or cut off');
    }
    throw error;
  } finally {
    packed.destroy();
  }
}

/** A small file can be packed so that it never ends when unpacked. */
async function* bounded(source: AsyncIterable<Uint8Array>, packed: number): AsyncGenerator<Uint8Array> {
  let unpacked = 0;
  for await (const chunk of source) {
    unpacked += chunk.byteLength;
    if (unpacked > SMALL && unpacked > packed * MOST_TIMES) {
      throw new FeedError(`it unpacks to more than ${MOST_TIMES} times its size, which no feed does`);
    }
    yield chunk;
  }
}
