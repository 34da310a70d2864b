import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { isDiskFull } from '../db/error.ts';
import type { UploadRow } from '../db/tables/files.ts';
import type { Clock } from '../kit/clock.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Visit } from '../session/model.ts';
import type { Files } from '../storage/model.ts';
import { fileKey } from './fileKey.ts';
import { cleanName } from './fileName.ts';
import type { FileTerms, Upload } from './model.ts';
import type { Parts } from './parts.server.ts';
import { extensionOfKind } from './promisedKinds.ts';
import { type FileFault, fileFault } from './refusedFiles.ts';
import { type Sniffed, sniff } from './sniff.server.ts';
import { heldBytes, insert, type Waiting, waiting } from './store.server.ts';

/** File as it arrives. Its size is known when all of it is there. */
export interface IncomingFile {
  name: string;
  type: string;
  /** Key of the address it comes from. */
  from: string;
  body: AsyncIterable<Buffer>;
}

function contentFault(content: Sniffed): FileFault {
  if (content.ok || content.code === 'forbidden') return { code: 'forbidden' };
  const { kind } = content;
  return { code: 'mismatch', ...(kind ? { is: extensionOfKind(kind).toUpperCase() } : {}) };
}

export interface ArrivalOptions {
  db: Db;
  clock: Clock;
  /** Where the bytes are kept. */
  files: Files;
  /** Where they lie while they arrive. */
  parts: Parts;
  terms: FileTerms;
  /** Counts bytes; false when no more may come from this address. */
  mayKeep(from: string, bytes: number): boolean;
}

/** Takes a file in, if it may come, and keeps it for the shopper's session. */
export function createArrivals({ db, clock, files, parts, terms, mayKeep }: ArrivalOptions) {
  const drop = (id: string) => files.delete(fileKey(id));

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
      await files.put(fileKey(id), { path: parts.path(id) });
      return ok({ name: content.name, type: content.type, size });
    } catch (error) {
      if (isDiskFull(error)) return err({ code: 'full' });
      throw error;
    } finally {
      await parts.drop(id);
    }
  }

  return async (visit: Visit, file: IncomingFile): Promise<Result<Upload, FileFault>> => {
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
  };
}
