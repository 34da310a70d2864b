import { createHash } from 'node:crypto';
import { brotlied, encoded, unbrotlied } from './compress.ts';
import type { Encoding } from './encoding.ts';

/** A whole answer as it is kept: nothing in it belongs to one visitor. */
export interface KeptPage {
  status: number;
  /** Those of the page itself, without those of one answer. */
  headers: readonly (readonly [string, string])[];
  /** The same by encoding as they are sent, made when first needed. */
  heads: Map<Encoding, readonly string[]>;
  /** Hash of the page. */
  tag: string;
  br: Buffer;
  /** Made when first asked for: nearly everybody takes brotli. */
  gzip?: Promise<Uint8Array>;
  /** What `Facts.current` said when it was made. */
  facts: number;
  /** Epoch ms. */
  expiresAt: number;
}

/** What a kept page weighs beside its bodies, roughly: its headers, its key, the objects. */
const OVERHEAD = 2000;

export const weight = (page: KeptPage): number => page.br.byteLength + OVERHEAD;

export async function keepPage(
  response: { status: number; headers: KeptPage['headers']; body: Uint8Array },
  until: { facts: number; expiresAt: number },
): Promise<KeptPage> {
  const tag = createHash('sha256').update(response.body).digest('base64url').slice(0, 22);
  const { status, headers, body } = response;
  return { status, headers, heads: new Map(), tag, br: await brotlied(body), ...until };
}

/** The body in one encoding; at once for the one it is kept in. */
export function bodyOf(page: KeptPage, encoding: Encoding): Uint8Array | Promise<Uint8Array> {
  if (encoding === 'br') return page.br;
  if (encoding === 'identity') return unbrotlied(page.br);
  page.gzip ??= unbrotlied(page.br).then((bytes) => encoded(bytes, 'gzip'));
  return page.gzip;
}
