import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { SECOND } from '../../kit/clock.ts';
import type { Bucket } from '../../settings/filesPlace.ts';
import type { Part } from '../byteRange.ts';
import { FilesError } from '../model.ts';
import { BucketFault, faultOf, unreachable } from './faults.ts';
import { type Alarm, clockAlarm, unstalled } from './unstalled.ts';

/** Waiting before each try but the first, ms: a fault that passes is over by then, and a shopper still waits. */
const PAUSES = [200, 1000];
/** Time until an answer begins. */
const PATIENCE = 60 * SECOND;
/** Time until an answer to a call begins that sends a file: the largest upload over a slow line. */
const PATIENCE_WITH_FILE = 300 * SECOND;
/** Time in which something more of an answer comes; all of it takes as long as it takes. */
const STALL = 60 * SECOND;

const NOTHING = createHash('sha256').digest('hex');

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key in the bucket; undefined is the bucket itself. */
  key?: string;
  query?: Readonly<Record<string, string>>;
  /** What is sent, and its SHA-256 in hexadecimal digits. It can be sent again. */
  body?: { content: Blob; hash: string };
  /** Part of the file; all of it where missing. */
  part?: Part;
}

export interface S3Options {
  bucket: Bucket;
  fetch?: typeof globalThis.fetch;
  wait?(ms: number): Promise<unknown>;
  alarm?: Alarm;
}

/** Every byte of a path but letters, digits, - _ . ~ and the strokes between its parts (RFC 3986, 2.3). */
const pathOf = (key: string) => key.split('/').map(encoded).join('/');
const encoded = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Calls of a bucket: signed, limited in time, and tried again while a fault may pass; all of them may be made twice. */
export function createCall({ bucket, fetch = globalThis.fetch, wait = setTimeout, alarm = clockAlarm }: S3Options) {
  async function once({ method, key, query = {}, body, part }: S3Call): Promise<Response> {
    const address = new URL(`${bucket.endpoint}/${bucket.name}${key === undefined ? '' : `/${pathOf(key)}`}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const signer = new AwsV4Signer({
      ...{ method, url: address.href, service: 's3', region: bucket.region },
      ...{ accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey },
      headers: {
        'X-Amz-Content-Sha256': body?.hash ?? NOTHING,
        ...(part ? { Range: `bytes=${part.start}-${part.end}` } : {}),
      },
    });
    const { url, headers } = await signer.sign();
    const late = new AbortController();
    const off = alarm(body ? PATIENCE_WITH_FILE : PATIENCE, () => late.abort());
    const { signal } = late;
    try {
      return goingOn(await fetch(url, { method, headers, redirect: 'manual', signal, body: body?.content ?? null }));
    } catch (error) {
      throw unreachable(error, signal.aborted, bucket.endpoint);
    } finally {
      off();
    }
  }

  function goingOn(answer: Response): Response {
    if (!answer.body) return answer;
    return new Response(unstalled(answer.body, { alarm, time: STALL, place: `bucket ${bucket.name}` }), answer);
  }

  async function tried(asked: S3Call): Promise<Response | FilesError> {
    const answer = await once(asked).catch((error: FilesError) => error);
    if (answer instanceof FilesError || answer.ok) return answer;
    return faultOf(answer, bucket.name);
  }

  /** The answer; undefined where there is no such file. Throws FilesError for all other faults. */
  return async function call(asked: S3Call): Promise<Response | undefined> {
    let answer = await tried(asked);
    for (const pause of PAUSES) {
      if (!(answer instanceof BucketFault && answer.passes)) break;
      await wait(pause);
      answer = await tried(asked);
    }
    if (!(answer instanceof FilesError)) return answer;
    if (answer.code === 'ENOENT') return undefined;
    throw answer;
  };
}
