import { createMiddleware } from 'hono/factory';
import { isLoopbackUrl } from '../../kit/network.ts';
import type { TextOverrides } from '../../ui/text.ts';
import { failure } from './failures.ts';
import type { Env } from './guards.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asked {
  /** Value of the header `Origin`. */
  origin: string | undefined;
  /** Value of the header `Sec-Fetch-Site`. */
  site: string | undefined;
  /** Origin of the request's own address. */
  at: string;
}

/**
 * Tells whether another site started a write in the shopper's browser. Which origin is the shop's is said by SHOP_URL
 * alone: the request's own address is whatever name leads here, which anybody can point at this machine. On this
 * machine itself a shop is opened by any port and name of loopback, which belong to nobody else. Every browser sends
 * Origin or Sec-Fetch-Site with such a request; a program that sends neither carries nobody's cookies.
 */
export function isForeign({ origin, site, at }: Asked, shopUrl: string): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const local = isLoopbackUrl(at);
  // A page with the policy `no-referrer`, which a proxy may ask for, names no origin at all (Fetch, „append a request `Origin` header”).
  if (origin === 'null' && site === 'same-origin') return !local && URL.parse(at)?.host !== URL.parse(shopUrl)?.host;
  return origin !== undefined && origin !== shopUrl && !(local && origin === at);
}

export const sameOrigin = (shopUrl: string, texts: TextOverrides) =>
  createMiddleware<Env>(async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const asked = {
      origin: c.req.header('Origin'),
      site: c.req.header('Sec-Fetch-Site'),
      at: new URL(c.req.url).origin,
    };
    return isForeign(asked, shopUrl) ? failure(c, 'foreign_origin', texts, c.get('requestId')) : next();
  });
