import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PART } from '../storage/writeWhole.server.ts';
import { SNIFF_BYTES } from './sniff.server.ts';

/** Files as they arrive, in one folder of this machine outside everything that is served, under generated names. */
export interface Parts {
  /** Writes a stream to a file of its own, at most `most` bytes, a chunk at a time. `tooLarge` has already been removed. */
  take(id: string, body: AsyncIterable<Buffer>, most: number): Promise<{ size: number; head: Buffer } | 'tooLarge'>;
  drop(id: string): Promise<void>;
  path(id: string): string;
  /** Ids of files that were last written before `before`. */
  olderThan(before: number): Promise<string[]>;
}

export function createParts(folder: string): Parts {
  const path = (id: string) => join(folder, id + PART);
  const drop = (id: string) => rm(path(id), { force: true });

  return {
    path,
    drop,
    async take(id, body, most) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(path(id), 'wx', 0o600);
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
    async olderThan(before) {
      const names = await readdir(folder).catch(() => []);
      const old: string[] = [];
      for (const name of names.filter((one) => one.endsWith(PART))) {
        const info = await stat(join(folder, name)).catch(() => undefined);
        if (info?.isFile() && info.mtimeMs < before) old.push(name.slice(0, -PART.length));
      }
      return old;
    },
  };
}
