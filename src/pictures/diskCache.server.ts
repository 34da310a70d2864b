import { open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../storage/writeWhole.server.ts';

/** Files of a folder that can all be made again; the least recently used go when there are too many bytes. */
export interface DiskCache {
  /** Bytes of a file by its name; undefined when it is not there. */
  get(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  has(name: string): Promise<boolean>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  path(name: string): string;
  /** Bytes kept; exact once the folder was read, which begins at once and is awaited here. */
  size(): Promise<number>;
  /** Settles when sweeping that has begun is done. */
  settled(): Promise<void>;
}

export interface DiskCacheOptions {
  folder: string;
  mostBytes: number;
  clock: () => number;
}

/** Share of the limit that a sweep leaves, so that the next one is not due at once. */
const KEPT = 0.9;
const DAY = 86_400_000;

export function createDiskCache({ folder, mostBytes, clock }: DiskCacheOptions): DiskCache {
  const path = (name: string) => join(folder, name);
  let bytes = 0;
  const counted = filesOf(folder).then((files) => {
    bytes += files.reduce((sum, file) => sum + file.bytes, 0);
  });
  let sweeping: Promise<void> | undefined;

  async function sweep(): Promise<void> {
    await counted;
    const files = (await filesOf(folder)).sort((a, b) => a.used - b.used);
    bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (bytes <= mostBytes * KEPT) return;
      await rm(file.path, { force: true });
      bytes -= file.bytes;
    }
  }

  return {
    path,
    has: (name) =>
      stat(path(name)).then(
        (info) => info.isFile(),
        () => false,
      ),
    async get(name) {
      const handle = await open(path(name)).catch(() => undefined);
      if (!handle) return undefined;
      try {
        const info = await handle.stat();
        if (!info.isFile()) return undefined;
        // The time of the last use, but not a write for each.
        if (clock() - info.mtimeMs > DAY) await handle.utimes(clock() / 1000, clock() / 1000);
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    async put(name, content) {
      await writeWhole(path(name), content);
      const now = clock() / 1000;
      await utimes(path(name), now, now).catch(() => {});
      bytes += content.byteLength;
      if (bytes > mostBytes) {
        // What cannot be removed now is tried again at the next writing.
        sweeping ??= sweep()
          .catch(() => {})
          .finally(() => {
            sweeping = undefined;
          });
      }
    },
    async size() {
      await counted;
      return bytes;
    },
    async settled() {
      await counted;
      await sweeping;
    },
  };
}

interface Kept {
  path: string;
  bytes: number;
  used: number;
}

async function filesOf(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  const files: Kept[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const info = await stat(path).catch(() => undefined);
    if (info) files.push({ path, bytes: info.size, used: info.mtimeMs });
  }
  return files;
}
