import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { bodyOf, type GuardOptions, guardedAnswer } from './guarded.server.ts';

/** What a server said of a file, so that it can be asked for news alone (RFC 9110, 13.1). */
export interface Validators {
  etag: string | undefined;
  lastModified: string | undefined;
}

const GIGABYTE = 1024 ** 3;
const MINUTE = 60_000;

/**
 * Fetches a file from an address that somebody else has named, into a file of this machine. Undefined when it is the one
 * that `known` tells of.
 * @throws FetchRefused
 */
export async function fetchFile(
  address: string,
  path: string,
  known: Validators | undefined,
  options: GuardOptions = {},
): Promise<Validators | undefined> {
  const { time = 10 * MINUTE, mostBytes = 2 * GIGABYTE, end } = options;
  const signal = AbortSignal.any([AbortSignal.timeout(time), ...(end ? [end] : [])]);
  const conditions = {
    ...(known?.etag === undefined ? {} : { 'If-None-Match': known.etag }),
    ...(known?.lastModified === undefined ? {} : { 'If-Modified-Since': known.lastModified }),
  };
  const answer = await guardedAnswer(address, { Accept: '*/*', ...conditions }, options, signal);
  if (answer.statusCode === 304) {
    answer.destroy();
    return undefined;
  }
  const { etag, 'last-modified': lastModified } = answer.headers;
  await pipeline(bodyOf(answer, mostBytes, signal), createWriteStream(path));
  return { etag, lastModified };
}
