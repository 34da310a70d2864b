import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '../../kit/clock.ts';
import { DATA_POLICY } from '../../kit/dataPolicy.ts';
import { safeDecode } from '../../kit/decode.ts';
import type { Limits } from '../../settings/limits.ts';
import type { TextOverrides } from '../../ui/text.ts';
import type { Log } from '../log.ts';
import { clientAddress, limitKey } from './clientAddress.ts';
import { failure } from './failures.ts';
import { headersBeside } from './headers.ts';
import type { Metrics } from './metrics.ts';
import { safePath } from './safePath.ts';
import { createTokenBuckets, type TokenBuckets } from './tokenBuckets.ts';

export type Env = { Variables: { requestId: string }; Bindings: Partial<HttpBindings> };

/** A picture opened by itself may be styled, as browsers do and an SVG does itself, and nothing more. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SLOW_MS = 1000;

/** Gives each request its number, and tells the log and the numbers how it ended. */
export const watched = (log: Log, metrics: Metrics) =>
  createMiddleware<Env>(async (c, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - began;
    metrics.answered(c.res.status, ms);
    logRequest(log, { method: c.req.method, url: c.req.path, status: c.res.status, ms, requestId });
  });

/** Tells the log and the numbers of an answer that was kept, before anything else had looked at its request. */
export const watchedKept =
  (log: Log, metrics: Metrics) =>
  ({ method = '', url = '' }: IncomingMessage, status: number, requestId: string): void => {
    metrics.answeredFromCache(status);
    logRequest(log, { method, url, status, ms: 0, requestId });
  };

/** Logs requests: all of them at `debug`, else the slow and failed ones. Nothing in a line names a person. */
function logRequest(
  log: Log,
  {
    method,
    url,
    status,
    ms,
    requestId,
  }: { method: string; url: string; status: number; ms: number; requestId: string },
): void {
  if (status < 500 && ms < SLOW_MS && !log.verbose) return;
  const level = status >= 500 ? 'warn' : ms >= SLOW_MS ? 'info' : 'debug';
  log[level]('request', { method, path: safePath(url), status, ms: Math.round(ms * 10) / 10, requestId });
}

/** Adds the headers of every answer, unless it has set them itself. */
export const headed = (common: readonly (readonly [string, string])[]) =>
  createMiddleware<Env>(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    const type = headers.get('Content-Type');
    if (type === 'application/json') headers.set('Content-Type', 'application/json; charset=utf-8');
    if (!headers.has('Content-Security-Policy') && !type?.startsWith('text/html'))
      headers.set('Content-Security-Policy', type?.startsWith('image/') ? PICTURE_POLICY : DATA_POLICY);
    for (const [name, value] of headersBeside(headers.get('Content-Security-Policy'))) headers.set(name, value);
  });

/** `unbounded` requests bring files, which take as long as the shopper's network does; they may not stall. */
export const inTime = (limits: Limits, texts: TextOverrides, unbounded: (c: Context<Env>) => boolean = () => false) =>
  createMiddleware<Env>(async (c, next) => {
    if (unbounded(c)) return next();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), limits.answerTimeout);
    });
    const isLate = await Promise.race([next(), late]);
    clearTimeout(timer);
    if (isLate !== true) return;
    // Whoever does not send all of a request is waited for in vain; that is no fault of the shop's.
    const stalled = c.env?.incoming?.complete === false;
    if (!stalled) c.header('Retry-After', '5');
    c.res = failure(c, stalled ? 'stalled' : 'too_slow', texts, c.get('requestId'));
  });

/** Refuses addresses that are too long, or none: those of a host such as 1.2.3.4.5, or with broken percent-encoding. */
export const readable = (limits: Limits, texts: TextOverrides) =>
  createMiddleware<Env>(async (c, next) => {
    const url = URL.parse(c.req.url);
    const code =
      url === null || safeDecode(url.pathname) === undefined
        ? 'bad_address'
        : url.pathname.length + url.search.length > limits.urlLength
          ? 'long_address'
          : undefined;
    return code === undefined ? next() : failure(c, code, texts, c.get('requestId'));
  });

/** Whoever asked has gone before all of the request came: what ends then is no fault of the shop's, nor of its store's. */
export const hungUp = ({ env }: Context<Env>): boolean => env?.incoming?.destroyed === true && !env.incoming.complete;

/** Address of the visitor; empty where no connection is known, as in tests. */
export const visitor = (c: Context<Env>, trustProxy: boolean): string =>
  clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), trustProxy);

export interface LimiterOptions {
  limits: Limits;
  trustProxy: boolean;
  clock: Clock;
  texts: TextOverrides;
  metrics: Metrics;
}

/**
 * Refuses requests of a visitor above the limit; 429 says when to come again. `counted` makes buckets for calls that are answered
 * in more than one way.
 */
export function limiter({ limits, trustProxy, clock, texts, metrics }: LimiterOptions) {
  let count = 0;
  const counted = (name: keyof Limits['rates']): TokenBuckets => {
    count += 1;
    // Calls are counted apart, in the order in which every process mounts them.
    return createTokenBuckets({ name: `${name} ${count}`, ...limits.rates[name], most: limits.addresses, clock });
  };
  const limited = (name: keyof Limits['rates'], buckets = counted(name)) =>
    createMiddleware<Env>(async (c, next) => {
      const wait = buckets.take(limitKey(visitor(c, trustProxy)));
      if (wait === 0) return next();
      metrics.limited();
      c.header('Retry-After', String(wait));
      return failure(c, 'too_many', texts, c.get('requestId'));
    });
  return Object.assign(limited, { counted });
}
