import { SECOND } from '../kit/clock.ts';
import { SESSION_LIFE } from './model.ts';

/** Name and flags of the session's cookie. */
export interface CookieTerms {
  name: string;
  secure: boolean;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `__Host-` binds the cookie to this very host over https (RFC 6265bis, 4.1.3.2). A shop that is tried on one's own
 * machine has no https and takes a name without it; over plain http on a network a token would be anybody's to read,
 * so there is no cookie at all.
 */
export function cookieTerms(shopUrl: string): CookieTerms | undefined {
  const { protocol, hostname } = new URL(shopUrl);
  if (protocol === 'https:') return { name: '__Host-witryna', secure: true };
  return LOCAL.has(hostname) ? { name: 'witryna', secure: false } : undefined;
}

/** The token in a `Cookie` header; undefined when there is none or it cannot be one of ours. */
export function tokenIn(header: string | undefined, { name }: CookieTerms): string | undefined {
  const start = `${name}=`;
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  const token = pair?.slice(start.length);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Value of Set-Cookie that keeps the token for the life of a session. */
export const tokenCookie = (token: string, terms: CookieTerms): string => kept(terms.name, token, terms, 'HttpOnly');

/**
 * Value of Set-Cookie with a mark that scripts may read (`marker.ts`), which lives as long as a session unless told: whoever
 * writes it themselves gains nothing. A page that is the same for all asks for what is the shopper's own by it.
 */
export const markCookie = (mark: string, terms: CookieTerms, life?: number): string =>
  kept(mark, '1', terms, undefined, life);

/** Value of Set-Cookie with a cookie that scripts may read, for the life of a session; undefined takes it away. */
export const toldCookie = (name: string, value: string | undefined, terms: CookieTerms): string =>
  value === undefined ? kept(name, '', terms, undefined, -1) : kept(name, value, terms);

/** Value of Set-Cookie that takes the token away. */
export const goneCookie = (terms: CookieTerms): string => kept(terms.name, '', terms, 'HttpOnly', 0);

function kept(
  name: string,
  value: string,
  { secure }: CookieTerms,
  httpOnly?: 'HttpOnly',
  life = SESSION_LIFE / SECOND,
): string {
  const flags = [...(secure ? ['Secure'] : []), ...(httpOnly ? [httpOnly] : []), 'SameSite=Lax'];
  return [`${name}=${value}`, 'Path=/', `Max-Age=${life}`, ...flags].join('; ');
}
