import { createHash } from 'node:crypto';
import { declaredEncoding } from './bytes/decode.ts';
import { guessEncoding } from './bytes/guessEncoding.ts';
import type { FeedFile } from './bytes/unpack.server.ts';
import { FeedError } from './errors.ts';
import { type FeedHead, headOf } from './head.ts';

const HEAD_BYTES = 64 * 1024;

export interface Inspected {
  /** Hash of all that stands in the file. */
  fingerprint: string;
  encoding: string;
  head: FeedHead;
}

/** Reads a file through, once, to know what it is. Throws FeedError. */
export async function inspect(file: FeedFile): Promise<Inspected> {
  const hash = createHash('sha256');
  const guess = guessEncoding();
  const start: Uint8Array[] = [];
  let bytes = 0;
  let declared: string | undefined;
  for await (const chunk of file.read()) {
    hash.update(chunk);
    if (bytes === 0) declared = declaredEncoding(chunk);
    if (bytes < HEAD_BYTES) start.push(chunk);
    bytes += chunk.byteLength;
    if (declared === undefined) guess.add(chunk);
  }
  if (bytes === 0) throw new FeedError('the file is empty');
  const head = Buffer.concat(start);
  const encoding = declaredEncoding(head) ?? guess.result();
  return { fingerprint: hash.digest('hex'), encoding, head: headOf(textOf(head, encoding)) };
}

/** Not fatal: a letter may be cut at the end of the head, and what is wrong later is told with its line. */
function textOf(head: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(head.subarray(0, HEAD_BYTES));
  } catch {
    throw new FeedError(`the encoding "${encoding.slice(0, 40)}" is not known; save the file as UTF-8`, 1);
  }
}
