import type { Db, Tx } from '../db/database.ts';
import type { UploadRow } from '../db/tables/files.ts';
import type { Clock } from '../kit/clock.ts';
import type { Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import { type Files, type OpenFile, readKept } from '../storage/model.ts';
import { createArrivals, type IncomingFile } from './arrivals.server.ts';
import { fileKey } from './fileKey.ts';
import { type FileTerms, isUploadId, type Upload } from './model.ts';
import { createParts } from './parts.server.ts';
import type { FileFault, FileRules } from './refusedFiles.ts';
import { byOwner, changeOwner, markUsed, removeWaiting, WITH_SESSION, waitingOf } from './store.server.ts';
import { createSweep } from './sweep.server.ts';

/**
 * Purpose that takes a file, e.g. `contact`, and how long it needs it: ms, or as long as its owner's session lives; for
 * ever when left out.
 */
export interface Purpose {
  name: string;
  keepMs?: number | 'session';
}

export interface Uploads {
  rules: FileRules;
  /** Keeps a file for the shopper's session, which begins if there is none. A fault names why it was not kept. */
  keep(visit: Visit, file: IncomingFile): Promise<Result<Upload, FileFault>>;
  /** The owner's file; undefined for anybody else. */
  find(owner: string | undefined, id: string): Promise<Upload | undefined>;
  /** Removes a file of the owner's that no form has taken; whether there was one. */
  remove(owner: string | undefined, id: string): Promise<boolean>;
  /**
   * Takes waiting files of the owner's for a form, inside its transaction: from then on they are kept. Ids of others, of
   * files that are gone or already taken are left out.
   */
  use(tx: Tx, owner: string | undefined, ids: readonly string[], purpose: Purpose): Promise<Upload[]>;
  /** Keeps files of a form without an end, for an order. */
  hold(tx: Tx, purpose: string, ids: readonly string[]): Promise<void>;
  /** Keeps files of a form for `keepMs` more and no longer, in the caller's transaction. */
  release(tx: Tx, purpose: string, ids: readonly string[], keepMs: number): Promise<void>;
  /** Gives all files of one owner to another, in the caller's transaction, as when somebody signs in. */
  give(tx: Tx, from: string, to: string): Promise<void>;
  /** The owner's waiting files among the ids, to be shown again in a form that has come back. */
  waiting(owner: string | undefined, ids: readonly string[]): Promise<Upload[]>;
  /** Where a person finds the bytes of a file; throws for what is no id. */
  place(id: string): string;
  /** The bytes of a file; throws when they are gone. */
  read(id: string): Promise<Buffer<ArrayBuffer>>;
  /** The bytes of a file as a stream; undefined when they are gone. */
  open(id: string): Promise<OpenFile | undefined>;
  /**
   * Removes files that no form took in time or that are not needed any more, and bytes without a row; returns the
   * number of files.
   */
  sweep(): Promise<number>;
}

const MOST_IDS = 100;

const upload = ({ id, name, size, type }: UploadRow): Upload => ({ id, name, size, type });

function endOf({ keepMs }: Purpose, now: number): number | null {
  if (keepMs === undefined) return null;
  return keepMs === 'session' ? WITH_SESSION : now + keepMs;
}

export interface UploadsOptions {
  db: Db;
  clock: Clock;
  /** Where the bytes are kept. */
  files: Files;
  /** Folder of this machine that is made for what is arriving. */
  parts: string;
  terms: FileTerms;
  /** Counts bytes; false when no more may come from this address. */
  mayKeep?(from: string, bytes: number): boolean;
}

export function createUploads({
  db,
  clock,
  files,
  parts: folder,
  terms,
  mayKeep = () => true,
}: UploadsOptions): Uploads {
  const parts = createParts(folder);
  const drop = (id: string) => files.delete(fileKey(id));

  return {
    rules: terms.rules,
    keep: createArrivals({ db, clock, files, parts, terms, mayKeep }),

    async find(owner, id) {
      if (owner === undefined || !isUploadId(id)) return undefined;
      const row = await byOwner(db.read, owner, id);
      return row && upload(row);
    },

    async remove(owner, id) {
      if (owner === undefined || !isUploadId(id)) return false;
      const removed = await db.write((tx) => removeWaiting(tx, owner, id));
      if (removed) await drop(id);
      return removed;
    },

    async use(tx, owner, ids, purpose) {
      const asked = ids.filter(isUploadId).slice(0, MOST_IDS);
      if (owner === undefined || asked.length === 0) return [];
      const rows = await waitingOf(tx, owner, asked);
      if (rows.length === 0) return [];
      const taken = rows.map(({ id }) => id);
      const now = clock();
      await markUsed(tx, taken, { used_at: now, used_for: purpose.name, keep_until: endOf(purpose, now) });
      return rows.map(upload);
    },

    hold: (tx, purpose, ids) => keepFor(tx, ids, { name: purpose }),
    release: (tx, purpose, ids, keepMs) => keepFor(tx, ids, { name: purpose, keepMs }),

    give: (tx, from, to) => changeOwner(tx, from, to),
    async waiting(owner, ids) {
      const asked = [...new Set(ids.filter(isUploadId))].slice(0, MOST_IDS);
      if (owner === undefined) return [];
      const rows = await Promise.all(asked.map((id) => byOwner(db.read, owner, id)));
      return rows.filter((row) => row !== undefined && row.used_at === null).map((row) => upload(row as UploadRow));
    },

    place: (id) => files.place(fileKey(id)),
    read: async (id) => readKept(files, fileKey(id)),
    open: async (id) => files.open(fileKey(id)),

    sweep: createSweep({ db, clock, files, parts }),
  };

  async function keepFor(tx: Tx, ids: readonly string[], purpose: Purpose): Promise<void> {
    const asked = ids.filter(isUploadId);
    if (asked.length === 0) return;
    const now = clock();
    await markUsed(tx, asked, { used_at: now, used_for: purpose.name, keep_until: endOf(purpose, now) });
  }
}
