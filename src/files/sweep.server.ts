import type { Db } from '../db/database.ts';
import { type Clock, HOUR } from '../kit/clock.ts';
import type { Files } from '../storage/model.ts';
import { FILES_FOLDER, fileKey, idIn } from './fileKey.ts';
import { isUploadId } from './model.ts';
import type { Parts } from './parts.server.ts';
import { known, removeOver } from './store.server.ts';

/** Files that are looked at together. */
const SWEEP = 200;
/** Bytes without a row are being written, or were when the program ended. */
const ORPHAN_AGE = HOUR;

export interface SweepOptions {
  db: Db;
  clock: Clock;
  /** Where the bytes are kept. */
  files: Files;
  /** Where they lie while they arrive. */
  parts: Parts;
}

/** Removes files whose time is over, and bytes that no row knows; tells how many. */
export function createSweep({ db, clock, files, parts }: SweepOptions): () => Promise<number> {
  async function dropOver(): Promise<number> {
    let removed = 0;
    for (let some = SWEEP; some === SWEEP; ) {
      const ids = await db.write((tx) => removeOver(tx, clock(), SWEEP));
      for (const id of ids) await files.delete(fileKey(id));
      some = ids.length;
      removed += some;
    }
    return removed;
  }

  async function dropOrphans(): Promise<number> {
    const before = clock() - ORPHAN_AGE;
    let removed = 0;
    for (const id of (await parts.olderThan(before)).filter(isUploadId)) {
      await parts.drop(id);
      removed += 1;
    }
    const old: string[] = [];
    for await (const { key, changedAt } of files.list(FILES_FOLDER)) {
      const id = idIn(key);
      if (changedAt < before && id !== undefined) old.push(id);
    }
    for (let at = 0; at < old.length; at += SWEEP) {
      const some = old.slice(at, at + SWEEP);
      const kept = await known(db.read, some);
      for (const id of some) {
        if (kept.has(id)) continue;
        await files.delete(fileKey(id));
        removed += 1;
      }
    }
    return removed;
  }

  return async () => (await dropOver()) + (await dropOrphans());
}
