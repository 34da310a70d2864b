import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface WriteOptions {
  /** The bytes are on the disk when it settles, not only on their way. */
  durable?: boolean;
  /** Rights of the file and of folders that are made; the system's own unless told. */
  mode?: { file: number; folder: number };
}

export const PART = '.part';

/** Writes a whole file at once: no reader ever sees a part of it. Folders are made as needed. */
export async function writeWhole(file: string, bytes: Uint8Array, { durable, mode }: WriteOptions = {}): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: mode?.folder });
  const part = `${file}.${randomUUID()}${PART}`;
  try {
    const handle = await open(part, 'wx', mode?.file);
    try {
      await handle.writeFile(bytes);
      if (durable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
