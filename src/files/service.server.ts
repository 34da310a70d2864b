import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/database.ts';
import { isDiskFull } from '../db/error.ts';
import type { UploadRow } from '../db/tables/files.ts';
import { type Clock, HOUR } from '../kit/clock.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import { type Files, type OpenFile, readKept } from '../storage/model.ts';
import { cleanName } from './fileName.ts';
import { type FileTerms, isUploadId, type Upload } from './model.ts';
import { createParts } from './parts.server.ts';
import { extensionOfKind } from './promisedKinds.ts';
import { type FileFault, type FileRules, fileFault } from './refusedFiles.ts';
import { type Sniffed, sniff } from './sniff.server.ts';
import {
  byOwner,
  changeOwner,
  heldBytes,
  insert,
  known,
  markUsed,
  removeOver,
  removeWaiting,
  type Waiting,
  WITH_SESSION,
  waiting,
  waitingOf,
} from './store.server.ts';

/** File as it arrives. Its size is known when all of it is there. */
export interface IncomingFile {
  name: string;
  type: string;
  /** Key of the address it comes from. */
  from: string;
  body: AsyncIterable<Buffer>;
}

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

const SWEEP = 200;

/** Bytes without a row are being written, or were when the program ended. */
const ORPHAN_AGE = HOUR;
const MOST_IDS = 100;

const upload = ({ id, name, size, type }: UploadRow): Upload => ({ id, name, size, type });

function contentFault(content: Sniffed): FileFault {
  if (content.ok || content.code === 'forbidden') return { code: 'forbidden' };
  const { kind } = content;
  return { code: 'mismatch', ...(kind ? { is: extensionOfKind(kind).toUpperCase() } : {}) };
}

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

export const FILES_FOLDER = 'files';

function keyOf(id: string): string {
  if (!isUploadId(id)) throw new Error('no file is called so');
  return `${FILES_FOLDER}/${id}`;
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
  const drop = (id: string) => files.delete(keyOf(id));

  /** `more` bytes and one file on top of what is there. */
  async function overQuota(read: Db['read'], owner: string | undefined, more: number): Promise<FileFault | undefined> {
    const own: Waiting = owner === undefined ? { files: 0, bytes: 0 } : await waiting(read, owner);
    if (own.files + 1 > terms.sessionFiles) return { code: 'tooMany', most: terms.sessionFiles };
    if (own.bytes + more > terms.sessionBytes) return { code: 'tooMuch', maxBytes: terms.sessionBytes };
    if ((await waiting(read)).bytes + more > terms.waitingBytes) return { code: 'full' };
    // A basket takes what waited, and begins anew: without a bound of their own baskets would fill the disk.
    return (await heldBytes(read)) + more > terms.heldBytes ? { code: 'full' } : undefined;
  }

  /** Refuses before a byte is written, so that nobody fills the disk. */
  async function refusedNow(visit: Visit, file: IncomingFile): Promise<FileFault | undefined> {
    // The size is not known yet; an empty file is told when it has arrived.
    const fault = fileFault({ name: file.name, type: file.type, size: 1 }, terms.rules);
    if (fault) return fault;
    if (!mayKeep(file.from, 1)) return { code: 'full' };
    return overQuota(db.read, visit.session, 1);
  }

  async function keepRow(visit: Visit, row: Omit<UploadRow, 'owner'>): Promise<FileFault | undefined> {
    return db.write(async (tx) => {
      // Holds the session, so that files which come at the same time are counted one after another.
      const owner = await visit.remember(tx);
      if (owner === undefined) return { code: 'noSession' };
      const fault = await overQuota(tx, owner, row.size);
      if (!fault) await insert(tx, { ...row, owner });
      return fault;
    });
  }

  /** Takes the bytes of a file to where they are kept, when they may be. */
  async function arrive(id: string, file: IncomingFile): Promise<Result<Omit<Upload, 'id'>, FileFault>> {
    const name = cleanName(file.name);
    try {
      const taken = await parts.take(id, file.body, terms.rules.maxBytes);
      if (taken === 'tooLarge') return err({ code: 'tooLarge', maxBytes: terms.rules.maxBytes });
      const { size, head } = taken;
      const content = sniff(head, { name, type: file.type });
      const unfit = fileFault({ name: content.ok ? content.name : name, type: file.type, size }, terms.rules);
      if (unfit || !content.ok) return err(unfit ?? contentFault(content));
      if (!mayKeep(file.from, size)) return err({ code: 'full' });
      await files.put(keyOf(id), { path: parts.path(id) });
      return ok({ name: content.name, type: content.type, size });
    } catch (error) {
      if (isDiskFull(error)) return err({ code: 'full' });
      throw error;
    } finally {
      await parts.drop(id);
    }
  }

  return {
    rules: terms.rules,

    async keep(visit, file) {
      const name = cleanName(file.name);
      const early = await refusedNow(visit, { ...file, name });
      if (early) return err(early);
      const id = randomUUID();
      const arrived = await arrive(id, file);
      if (!arrived.ok) return arrived;
      const now = clock();
      const kept = { id, ...arrived.value };
      const row = { ...kept, created_at: now, used_at: null, used_for: '' };
      const fault = await keepRow(visit, { ...row, keep_until: now + terms.keepMs }).catch(async (error: unknown) => {
        await drop(id);
        throw error;
      });
      if (!fault) return ok(kept);
      await drop(id);
      return err(fault);
    },

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

    place: (id) => files.place(keyOf(id)),
    read: async (id) => readKept(files, keyOf(id)),
    open: async (id) => files.open(keyOf(id)),

    async sweep() {
      let removed = 0;
      for (let some = SWEEP; some === SWEEP; ) {
        const ids = await db.write((tx) => removeOver(tx, clock(), SWEEP));
        for (const id of ids) await drop(id);
        some = ids.length;
        removed += some;
      }
      return removed + (await dropOrphans());
    },
  };

  async function keepFor(tx: Tx, ids: readonly string[], purpose: Purpose): Promise<void> {
    const asked = ids.filter(isUploadId);
    if (asked.length === 0) return;
    const now = clock();
    await markUsed(tx, asked, { used_at: now, used_for: purpose.name, keep_until: endOf(purpose, now) });
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
      const id = key.slice(FILES_FOLDER.length + 1);
      if (changedAt < before && isUploadId(id)) old.push(id);
    }
    for (let at = 0; at < old.length; at += SWEEP) {
      const some = old.slice(at, at + SWEEP);
      const kept = await known(db.read, some);
      for (const id of some) {
        if (kept.has(id)) continue;
        await drop(id);
        removed += 1;
      }
    }
    return removed;
  }
}
