import { createHash } from 'node:crypto';
import { brotliedAtOnce, brotliedBest, gzipped, unbrotlied } from './compress.ts';
import type { KeptEncoding } from './encoding.ts';
import type { Reads } from './reads.ts';

/** A whole answer as it is kept: nothing in it belongs to one visitor. */
export interface CachedPage {
  status: number;
  /** Headers of the page itself, without those of one answer. */
  headers: readonly (readonly [string, string])[];
  /** Headers by the encoding in which the page is sent, made when first needed. */
  heads: Map<KeptEncoding, readonly string[]>;
  /** Hash of the page. */
  tag: string;
  br: Buffer;
  /** Number of times it was sent, until it is compressed at its best. */
  sent: number;
  /** Gzip body, made when first asked for: nearly everybody takes brotli. */
  gzip?: Promise<Uint8Array>;
  /** Number of `Facts.current` when it was made. */
  facts: number;
  /** Data that it was made from. */
  reads: Reads;
  /** Number of the last sale that it takes into account, but for the number of pieces. */
  sales: number;
  /** The number of pieces it tells is an old one: another is to be made. */
  behind: boolean;
  /** Epoch ms. */
  expiresAt: number;
}

/** Rough size of a cached page beside its bodies: headers, key, objects. */
const OVERHEAD = 2000;

export const weight = (page: CachedPage): number => page.br.byteLength + OVERHEAD;

export function keepPage(
  response: { status: number; headers: CachedPage['headers']; body: Uint8Array },
  until: Pick<CachedPage, 'facts' | 'reads' | 'sales' | 'expiresAt'>,
): CachedPage {
  const tag = createHash('sha256').update(response.body).digest('base64url').slice(0, 22);
  const { status, headers, body } = response;
  return { status, headers, heads: new Map(), tag, br: brotliedAtOnce(body), sent: 0, behind: false, ...until };
}

/** The body in one encoding; at once for the one it is kept in. */
export function bodyOf(page: CachedPage, encoding: KeptEncoding): Uint8Array | Promise<Uint8Array> {
  if (encoding === 'br') {
    if (page.sent < OFTEN && ++page.sent === OFTEN) packAgain(page);
    return page.br;
  }
  if (encoding === 'identity') return unbrotlied(page.br);
  page.gzip ??= unbrotlied(page.br).then(gzipped);
  return page.gzip;
}

/** A page that was sent so often is worth a tenth of a second of another core. */
const OFTEN = 10;

let packing: Promise<void> = Promise.resolve();

/** Compresses one page after another at its best, behind requests; a failure leaves the page as it is. */
function packAgain(page: CachedPage): void {
  packing = packing
    .then(async () => {
      page.br = await brotliedBest(await unbrotlied(page.br));
    })
    .catch(() => {});
}
