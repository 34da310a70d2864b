import type { Encoding } from './encoding.ts';

/** Strong, so each encoding has its own (RFC 9110, 8.8.3); `tag` is a hash of the page. */
export const entityTag = (tag: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;

/** Tells whether If-None-Match names this tag; compared weakly, as it asks (RFC 9110, 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header === '*') return true;
  return header.split(',', 50).some((one) => one.trim().replace(/^W\//, '') === tag);
}
