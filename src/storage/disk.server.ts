import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Part } from './byteRange.ts';
import { checkKey, type FileInfo, type Files, isKey, type OpenFile } from './model.ts';
import { PART, writeWhole } from './writeWhole.server.ts';

/** Nobody but the program's own user reads what shoppers have sent. */
const MODE = { file: 0o600, folder: 0o700 };

/** Codes of a path that leads to no file: nothing is there, or a file stands where a folder would have to. */
const NOTHING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

function unlessMissing(error: unknown): undefined {
  if (NOTHING.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
  throw error;
}

/** A file of this machine, or a part of it; undefined where there is none. */
export async function openPath(path: string, part?: Part): Promise<OpenFile | undefined> {
  const handle = await open(path).catch(unlessMissing);
  if (!handle) return undefined;
  const found = await handle.stat();
  const { start, end } = part ?? { start: 0, end: found.size - 1 };
  if (!found.isFile() || found.size === 0 || end >= found.size) {
    await handle.close();
    return found.isFile() && !part ? { bytes: 0, body: new Blob([]).stream() } : undefined;
  }
  // Not more than was said, should the file grow meanwhile.
  const stream = handle.createReadStream({ start, end });
  return { bytes: end - start + 1, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> };
}

/** Files below a folder of this machine, each under its key. */
export function diskFiles(root: string): Files {
  const place = (key: string) => join(root, ...checkKey(key).split('/'));

  async function info(key: string): Promise<FileInfo | undefined> {
    const found = await stat(place(key)).catch(unlessMissing);
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtimeMs } : undefined;
  }

  return {
    place,
    stat: info,
    async put(key, content) {
      const path = place(key);
      if (content instanceof Uint8Array) return writeWhole(path, content, { durable: true, mode: MODE });
      await mkdir(dirname(path), { recursive: true, mode: MODE.folder });
      await rename(content.path, path);
    },
    read: async (key) => readFile(place(key)).catch(unlessMissing),
    open: async (key, part) => openPath(place(key), part),
    delete: (key) => rm(place(key), { force: true }),
    async *list(folder) {
      const home = place(folder);
      const entries = await readdir(home, { withFileTypes: true, recursive: true }).catch(unlessMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.endsWith(PART)) continue;
        const path = join(entry.parentPath, entry.name);
        const key = `${folder}/${path.slice(home.length + 1).replaceAll(sep, '/')}`;
        const found = isKey(key) ? await info(key) : undefined;
        if (found) yield found;
      }
    },
  };
}
