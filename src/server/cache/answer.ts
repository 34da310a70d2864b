import { headersBeside } from '../http/headers.ts';
import { bodyOf, type CachedPage } from './cachedPage.ts';
import { chooseEncoding, type Encoding, type KeptEncoding } from './encoding.ts';
import { cacheControl } from './freshness.ts';

/** Part of a request that decides how a cached page is sent. */
export interface Asking {
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

export interface Answer {
  status: number;
  /** Headers of the page in this encoding: name, value, name, value. Not to be changed: they are shared. */
  head: readonly string[];
  cacheControl: string;
  /** Body; undefined with 304. */
  body: Uint8Array | Promise<Uint8Array> | undefined;
}

/** A kept page for one request (RFC 9110 and 9111). `now` in epoch ms. */
export function answerWith(page: CachedPage, asking: Asking, now: number): Answer {
  const encoding = chooseEncoding(asking.acceptEncoding);
  const control = cacheControl(page.expiresAt, now);
  const head = headOf(page, encoding);
  if (page.status === 200 && matchesTag(asking.ifNoneMatch, entityTag(page.tag, encoding))) {
    return { status: 304, head, cacheControl: control, body: undefined };
  }
  return { status: page.status, head, cacheControl: control, body: bodyOf(page, encoding) };
}

function headOf(page: CachedPage, encoding: KeptEncoding): readonly string[] {
  const ready = page.heads.get(encoding);
  if (ready) return ready;
  const policy = page.headers.find(([name]) => name.toLowerCase() === 'content-security-policy')?.[1];
  const own = [...page.headers.filter(([name]) => name !== 'vary'), ...headersBeside(policy)].flat();
  const vary = ['Accept, Accept-Encoding', ...page.headers.flatMap(([name, value]) => (name === 'vary' ? value : []))];
  const head = [...own, 'Vary', vary.join(', '), 'ETag', entityTag(page.tag, encoding)];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  page.heads.set(encoding, head);
  return head;
}

/** Strong, so each encoding has its own (RFC 9110, 8.8.3); `tag` is a hash of the page. */
export const entityTag = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Tells whether If-None-Match names this tag; compared weakly, as it asks (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header === '*') return true;
  return header.split(',', 50).some((one) => one.trim().replace(/^W\//, '') === tag);
}
