import type { Part } from './byteRange.ts';

/** Content of a file: bytes, or a file of this machine, which is taken away from where it lies. */
export type Content = Uint8Array | { path: string };

export interface FileInfo {
  key: string;
  bytes: number;
  /** Moment of its last put, epoch ms. */
  changedAt: number;
}

/** An open file, or a part of one. Whoever does not read it to its end cancels its body. */
export interface OpenFile {
  /** Length of the body, bytes. */
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

/**
 * Files by keys such as `files/0f8c…`: below a folder of this machine, or in a bucket that several machines share. Calls throw
 * `FilesError`, or what the disk says, when the place itself fails; a file that is not there is no failure.
 */
export interface Files {
  /** Puts a whole file in one step, over one that is there: no reader ever sees a part of it. Kept for good when it settles. */
  put(key: string, content: Content): Promise<void>;
  read(key: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Undefined also for a part that the file does not have. */
  open(key: string, part?: Part): Promise<OpenFile | undefined>;
  stat(key: string): Promise<FileInfo | undefined>;
  /** Also for a file that is not there. */
  delete(key: string): Promise<void>;
  /** Every file below a folder such as `files`, in no order. */
  list(folder: string): AsyncIterable<FileInfo>;
  /** Where a person finds the file: its path, or its address in the bucket. */
  place(key: string): string;
}

const SEGMENT = String.raw`[\p{L}\p{N}_][\p{L}\p{N} ._-]*`;
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`, 'u');
/** Bytes; S3 takes 1024. */
const LONGEST = 1000;

/** Tells whether something may name a file: nothing hidden, nothing above the folder, nothing that a system reads otherwise. */
export const isKey = (key: string): boolean =>
  KEY.test(key) && !key.includes('..') && !/[ .](?:\/|$)/.test(key) && Buffer.byteLength(key) <= LONGEST;

/** @throws FilesError, which never repeats what was asked for. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new FilesError('EINVAL', 'no file may be called so');
  return key;
}

/**
 * A place of files that fails. Codes are those that a disk gives, so that a bucket without room or right is told of in the
 * same way: ENOSPC, EACCES, ETIMEDOUT … The message says what to do, and holds no secret.
 */
export class FilesError extends Error {
  override readonly name = 'FilesError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(`${message} (${code})`, options);
    this.code = code;
  }
}

/** What a file that has to be there says by its absence. */
const gone = (key: string): FilesError => new FilesError('ENOENT', `${key} is not there`);

/** The bytes of a file that has to be there. */
export async function readKept(files: Pick<Files, 'read'>, key: string): Promise<Buffer<ArrayBuffer>> {
  const bytes = await files.read(key);
  if (!bytes) throw gone(key);
  return bytes;
}
