import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { DATA_POLICY } from '../../kit/dataPolicy.ts';
import type { CacheHandler } from '../cache/cacheHandler.ts';
import { bodyAtHand } from '../http/bodyAtHand.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { WORDS_ALONE } from '../http/formFields.ts';
import { isForeign } from '../http/sameOrigin.ts';
import { type Kept, keyOfAnswer, LONGEST_KEY } from './keptAnswers.ts';

export interface CallHandlerOptions {
  kept: Pick<Kept<Uint8Array<ArrayBuffer>>, 'find'>;
  /** Tells by its headers whether a call is of a stranger who is answered as most are, with no cookie to be sent. */
  isForMost(headers: IncomingHttpHeaders): boolean;
  /** Counts a call of an address; false when there were too many. */
  mayAsk(address: string): boolean;
  shopUrl: string;
  trustProxy: boolean;
  /** Headers that every answer has. */
  common: readonly (readonly [string, string])[];
  answered(request: IncomingMessage, status: number, requestId: string): void;
}

/** The form is a few letters longer than what it holds, and signs take three each. */
const MOST_BYTES = 3 * LONGEST_KEY;

/**
 * Answers the personal call (POST /ajax/get.php) with what is kept for strangers, before anything else looks at it: the way
 * through the server costs several times as much as such an answer. False leaves a call to the others, and with it all that
 * is to be refused.
 */
export function createCallHandler({
  kept,
  isForMost,
  mayAsk,
  shopUrl,
  trustProxy,
  common,
  answered,
}: CallHandlerOptions): CacheHandler {
  const type = 'application/json; charset=utf-8';
  const fixed = ['Content-Type', type, 'Cache-Control', 'no-store', ...common.flat()];
  fixed.push('Content-Security-Policy', DATA_POLICY);

  function isOrdinary({ method, url, headers }: IncomingMessage): boolean {
    if (method !== 'POST' || url !== '/ajax/get.php' || !WORDS_ALONE.test(headers['content-type'] ?? '')) return false;
    const { origin, 'sec-fetch-site': site } = headers;
    // Other origins than the shop's own, those of loopback, are looked at by the others.
    return !isForeign({ origin, site: site as string | undefined, at: '' }, shopUrl) && isForMost(headers);
  }

  return (request, response) => isOrdinary(request) && answer(request, response);

  async function answer(request: IncomingMessage, response: Parameters<CacheHandler>[1]): Promise<boolean> {
    const body = await bodyAtHand(request, MOST_BYTES);
    const asked = body && new URLSearchParams(body.toString()).get('request');
    const { cookie = '', 'x-forwarded-for': forwarded } = request.headers;
    const key = asked ? keyOfAnswer({}, asked, cookie) : undefined;
    const bytes = key === undefined ? undefined : await kept.find(key);
    const from = [forwarded].flat().join();
    if (!bytes || !mayAsk(clientAddress(request.socket.remoteAddress, from, trustProxy))) return false;
    const id = randomUUID();
    answered(request, 200, id);
    response.writeHead(200, [...fixed, 'X-Request-Id', id, 'Content-Length', String(bytes.byteLength)]).end(bytes);
    return true;
  }
}
