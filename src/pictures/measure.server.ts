import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parsedJson } from '../kit/json.ts';
import { writeWhole } from '../storage/writeWhole.server.ts';
import { openSharp, READING } from './reading.server.ts';

export interface Measured {
  /** Pixels, as shown: an orientation mark is already applied. */
  width: number;
  height: number;
  /** Hash of the file's bytes: 16 hexadecimal digits. */
  hash: string;
}

interface Known {
  /** Milliseconds and bytes: a file that keeps both is taken to be the same. */
  changed: number;
  bytes: number;
  /** Undefined for a file that is no picture. */
  size?: Measured | undefined;
}

const known = new Map<string, Known>();
/** Files by the hash of their content. */
const byHash = new Map<string, string>();
const MOST_KNOWN = 200_000;

/** Width, height and hash of a picture file; undefined when there is no such file or it is no picture. */
export async function measurePicture(file: string): Promise<Measured | undefined> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  const before = known.get(file);
  if (before?.changed === info.mtimeMs && before.bytes === info.size) return before.size;
  const size = await readMeasure(file);
  remember(file, { changed: info.mtimeMs, bytes: info.size, size });
  return size;
}

/** A file already measured that had this content. */
export const fileByHash = (hash: string): string | undefined => byHash.get(hash);

/** Measures bytes; undefined for what is no picture. */
export async function measureBytes(bytes: Uint8Array): Promise<Measured | undefined> {
  const size = await shownSize(bytes);
  return size && { ...size, hash: shortHash(createHash('sha256').update(bytes)) };
}

async function readMeasure(file: string): Promise<Measured | undefined> {
  const size = await shownSize(file);
  if (!size) return undefined;
  const digest = createHash('sha256');
  await pipeline(createReadStream(file), digest);
  return { ...size, hash: shortHash(digest) };
}

async function shownSize(original: string | Uint8Array): Promise<Omit<Measured, 'hash'> | undefined> {
  const sharp = await openSharp();
  return sharp(original, READING)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => undefined,
    );
}

const shortHash = (digest: Hash): string => digest.digest('hex').slice(0, 16);

function remember(file: string, what: Known): void {
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(file, what);
  if (what.size) byHash.set(what.size.hash, file);
}

/** Measures kept from the last time, so that a start does not read every picture again. A file that cannot be read is no loss. */
export async function recallMeasures(kept: string): Promise<void> {
  const text = await readFile(kept, 'utf8').catch(() => '[]');
  for (const line of parsed(text)) {
    const [file, changed, bytes, width, height, hash] = line;
    const size =
      width === undefined || height === undefined || hash === undefined ? undefined : { width, height, hash };
    if (!known.has(file)) remember(file, { changed, bytes, size });
  }
}

/** Writes the known measures to disk. */
export async function keepMeasures(kept: string): Promise<void> {
  const lines = [...known].map(
    ([file, { changed, bytes, size }]): Line => [
      file,
      changed,
      bytes,
      ...(size ? ([size.width, size.height, size.hash] as const) : ([] as const)),
    ],
  );
  await writeWhole(kept, Buffer.from(JSON.stringify(lines)));
}

type Line = readonly [
  file: string,
  changed: number,
  bytes: number,
  width?: number | undefined,
  height?: number | undefined,
  hash?: string | undefined,
];

function parsed(text: string): Line[] {
  const lines = parsedJson(text);
  return Array.isArray(lines) ? lines.filter(isLine) : [];
}

function isLine(line: unknown): line is Line {
  if (!Array.isArray(line) || (line.length !== 3 && line.length !== 6)) return false;
  const [file, changed, bytes, width, height, hash] = line;
  const named = typeof file === 'string' && Number.isFinite(changed) && Number.isFinite(bytes);
  if (line.length === 3) return named;
  return named && Number.isInteger(width) && Number.isInteger(height) && /^[0-9a-f]{16}$/.test(String(hash));
}
