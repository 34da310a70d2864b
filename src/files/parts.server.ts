import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SNIFF_BYTES } from './sniff.server.ts';

/** Files under generated names in one folder outside everything that is served. */
export interface Disk {
  /**
   * Writes a stream to a file of its own, at most `most` bytes, a chunk at a time. `tooLarge` has already been removed;
   * `written` waits under a name that `settle` makes final or `drop` removes.
   */
  take(id: string, body: AsyncIterable<Buffer>, most: number): Promise<{ size: number; head: Buffer } | 'tooLarge'>;
  settle(id: string): Promise<void>;
  drop(id: string): Promise<void>;
  path(id: string): string;
  /** Ids of files, whole or not, that were last written before `before`. */
  olderThan(before: number): Promise<string[]>;
}

const PART = '.part';

export function createDisk(folder: string): Disk {
  const path = (id: string) => join(folder, id);
  const drop = async (id: string) => {
    await rm(path(id) + PART, { force: true });
    await rm(path(id), { force: true });
  };

  return {
    path,
    drop,
    async take(id, body, most) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(path(id) + PART, 'wx', 0o600);
      let size = 0;
      const head = Buffer.alloc(SNIFF_BYTES);
      let fits = true;
      try {
        for await (const chunk of body) {
          if (size + chunk.length > most) {
            fits = false;
            break;
          }
          if (size < SNIFF_BYTES) chunk.copy(head, size);
          // `write` may take less than it is given; `writeFile` on a handle goes on from where it is.
          await file.writeFile(chunk);
          size += chunk.length;
        }
        if (fits) await file.sync();
      } catch (error) {
        await file.close();
        await drop(id);
        throw error;
      }
      await file.close();
      if (fits) return { size, head: head.subarray(0, Math.min(size, SNIFF_BYTES)) };
      await drop(id);
      return 'tooLarge';
    },
    settle: (id) => rename(path(id) + PART, path(id)),
    async olderThan(before) {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names) {
        const info = await stat(join(folder, name)).catch(() => undefined);
        if (info?.isFile() && info.mtimeMs < before) old.push(name.replace(/\.part$/, ''));
      }
      return old;
    },
  };
}
