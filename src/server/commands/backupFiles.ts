import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { LAW_FOLDER } from '../../catalogue/guarantee/lawFolder.server.ts';
import { FILES_FOLDER } from '../../files/fileKey.ts';
import { TERMS_FOLDER } from '../../orders/emails/keptTerms.server.ts';
import type { Settings } from '../../settings/env.server.ts';
import { openPath } from '../../storage/disk.server.ts';
import type { Files, OpenFile } from '../../storage/model.ts';
import { openFiles } from '../../storage/open.server.ts';
import { PART } from '../../storage/writeWhole.server.ts';
import { StartError } from '../open/problems.ts';

/** A piece of a file as base64. A file has one at least, in their order; `more` marks those after its first. */
export interface FileLine {
  file: string;
  bytes: string;
  more?: 1;
}

/** Bytes from which a piece is full: a line is one string, and V8 takes none of a large file (0x1fffffe8 characters). */
const PIECE = 2 ** 20;

/** Folders of files that may lie elsewhere than in the data folder. */
const SHARED = [FILES_FOLDER, LAW_FOLDER, TERMS_FOLDER];
const isShared = (file: string): boolean => SHARED.some((folder) => file.startsWith(`${folder}/`));

/** Beside the store: pictures can be made again. */
const LEFT_OUT = /^(?:pictures(?:\/|$)|shop\.sqlite)/;

/**
 * Files of the data folder but those at `except`, and those that lie wherever the shop keeps them. One that has gone
 * meanwhile is left out; one that cannot be read is a failure.
 * @param onLink hears of symbolic links, which are left out
 */
export async function* readFiles(
  settings: Settings,
  except: readonly string[],
  onLink: (file: string) => void,
): AsyncGenerator<FileLine> {
  const { dataDir } = settings;
  const skipped = new Set(except.map((path) => resolve(path)));
  for await (const file of namesIn(dataDir, onLink)) {
    const path = resolve(dataDir, file);
    if (!skipped.has(path)) yield* piecesOf(file, await told(path, openPath(path)), path);
  }
  const files = openFiles(settings);
  for (const folder of SHARED) {
    for await (const { key } of files.list(folder)) {
      const place = files.place(key);
      yield* piecesOf(key, await told(place, files.open(key)), place);
    }
  }
}

/** What a file says that is there and cannot be read: a backup without it would be none. */
async function told<T>(place: string, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'damaged';
    throw new StartError(`${place} cannot be read (${code}). Mend that: a backup without it would not be whole.`);
  }
}

async function* namesIn(dataDir: string, onLink: (file: string) => void, folder = ''): AsyncGenerator<string> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(unlessGone);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = folder + entry.name;
    if (LEFT_OUT.test(file)) continue;
    // The folders that may lie elsewhere are read as what they lead to.
    if (entry.isSymbolicLink() && !SHARED.includes(file)) onLink(file);
    else if (entry.isDirectory()) yield* namesIn(dataDir, onLink, `${file}/`);
    else if (entry.isFile() && !isShared(file)) yield file;
  }
}

function unlessGone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

async function* piecesOf(file: string, found: OpenFile | undefined, place: string): AsyncGenerator<FileLine> {
  if (!found) return;
  const reader = found.body.getReader();
  let held: Uint8Array[] = [];
  let size = 0;
  let more = {};
  const piece = (): FileLine => ({ file, bytes: Buffer.concat(held).toString('base64'), ...more });
  try {
    for (;;) {
      const { done, value } = await told(place, reader.read());
      if (done) break;
      held.push(value);
      size += value.length;
      if (size < PIECE) continue;
      yield piece();
      [held, size, more] = [[], 0, { more: 1 }];
    }
    if (size > 0 || !('more' in more)) yield piece();
  } finally {
    // One that has failed has been told of.
    await reader.cancel().catch(() => {});
  }
}

interface Begun {
  file: string;
  path: string;
  handle: FileHandle;
}

/** Writes files where the settings say, piece after piece. */
export async function writeFiles(lines: AsyncIterable<FileLine>, settings: Settings): Promise<void> {
  const files = openFiles(settings);
  let begun: Begun | undefined;
  try {
    for await (const { file, bytes, more } of lines) {
      if (!more) {
        if (begun) await finish(files, begun);
        begun = await begin(settings, file);
      }
      await begun?.handle.appendFile(Buffer.from(bytes, 'base64'));
    }
    if (begun) await finish(files, begun);
  } finally {
    await begun?.handle.close().catch(() => {
      // Closed when it was finished.
    });
    await rm(partIn(settings), { force: true });
  }
}

/** Where a file lies until it is whole. */
const partIn = ({ dataDir }: Settings): string => join(dataDir, `restored${PART}`);

async function begin(settings: Settings, file: string): Promise<Begun> {
  const { dataDir } = settings;
  const path = isShared(file) ? partIn(settings) : resolve(dataDir, file);
  if (!path.startsWith(dataDir + sep)) throw new StartError(`The backup names a file outside: ${file}`);
  await mkdir(dirname(path), { recursive: true });
  return { file, path, handle: await open(path, 'w', 0o600) };
}

async function finish(files: Files, { file, path, handle }: Begun): Promise<void> {
  await handle.sync();
  await handle.close();
  if (isShared(file)) await files.put(file, { path });
}
