import { createMiddleware } from 'hono/factory';
import type { TextOverrides } from '../ui/text.ts';
import { failure } from './http/failures.ts';
import type { Env } from './http/guards.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site started in the shopper's browser. Every browser sends Origin or Sec-Fetch-Site with
 * such a request; a program that sends neither carries nobody's cookies.
 */
export const sameOrigin = (shopUrl: string, texts: TextOverrides) =>
  createMiddleware<Env>(async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const own = new Set([shopUrl, new URL(c.req.url).origin]);
    const foreign =
      site === undefined ? origin !== undefined && !own.has(origin) : site !== 'same-origin' && site !== 'none';
    return foreign ? failure(c, 'foreign_origin', texts, c.get('requestId')) : next();
  });
