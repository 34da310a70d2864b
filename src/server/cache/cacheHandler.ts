import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../kit/clock.ts';
import { prefersMarkdown } from '../http/accept.ts';
import { answerWith } from './answer.ts';
import type { CachedPage } from './cachedPage.ts';
import type { PageCache } from './pageCache.ts';
import { cacheAddress, type ListWords } from './whichPages.ts';

export interface CacheHandlerOptions {
  cache: PageCache;
  lists: ListWords;
  /** Tells by the header `Cookie` whether somebody sees prices of their own: no kept page is theirs. */
  seesOwn(cookies: string | undefined): boolean;
  /** Headers that every answer has. */
  common: readonly (readonly [string, string])[];
  clock: Clock;
  answered(request: IncomingMessage, status: number, requestId: string): void;
}

export type CacheHandler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Answers with kept pages before anything else looks at a request; false leaves the request to the others. */
export function createCacheHandler({
  cache,
  lists,
  seesOwn,
  common,
  clock,
  answered,
}: CacheHandlerOptions): CacheHandler {
  const fixed = common.flat();

  async function end(
    response: ServerResponse,
    head: string[],
    status: number,
    body: Promise<Uint8Array>,
    isHead: boolean,
  ) {
    const bytes = await body;
    response.writeHead(status, [...head, 'Content-Length', String(bytes.byteLength)]).end(isHead ? undefined : bytes);
    return true;
  }

  function send(request: IncomingMessage, response: ServerResponse, page: CachedPage): boolean | Promise<boolean> {
    const asking = {
      acceptEncoding: request.headers['accept-encoding'] as string | undefined,
      ifNoneMatch: request.headers['if-none-match'],
    };
    const { status, head: own, cacheControl, body } = answerWith(page, asking, clock());
    const id = randomUUID();
    const head = fixed.concat(own, 'Cache-Control', cacheControl, 'X-Request-Id', id);
    answered(request, status, id);
    const isHead = request.method === 'HEAD';
    if (body instanceof Promise) return end(response, head, status, body, isHead);
    if (body) head.push('Content-Length', String(body.byteLength));
    response.writeHead(status, head).end(isHead ? undefined : body);
    return true;
  }

  /** Cached page of an address; none when the store fails, and then making the page reports it. */
  function keptAt(address: string): ReturnType<PageCache['find']> {
    try {
      return cache.find(address);
    } catch {
      return undefined;
    }
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = cacheAddress(request.url ?? '', lists);
    if (address === undefined || prefersMarkdown(request.headers.accept)) return false;
    if (seesOwn(request.headers.cookie)) return false;
    const found = keptAt(address);
    if (found instanceof Promise) {
      return found.then(
        (page) => (page ? send(request, response, page) : false),
        () => false,
      );
    }
    return found ? send(request, response, found) : false;
  };
}
