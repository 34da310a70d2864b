import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Quality while somebody waits: the cheapest for its bytes (`npm run bench requests`). */
const AT_ONCE = 4;
const ZSTD_AT_ONCE = 3;
/** A page that is kept is sent often: packed once more, as small as it goes, while nobody waits. */
const BEST = 11;
/** A window of 256 kB holds every page; the usual one of 4 MB is set up for nothing. */
const WINDOW = 18;
const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * Bytes of the pieces in which zlib answers. The last one of a page is given back only when V8 collects what is old, which it does the
 * sooner the more of them wait. A page packs to four of these. Smaller ones would be parts of a larger piece (`server/processes/leanMemory.ts`).
 */
const room = (bytes: Uint8Array) => ({ chunkSize: Math.max(LEAST_ROOM, bytes.byteLength >> 4) });
const LEAST_ROOM = 4096;

const brotliParams = (bytes: Uint8Array, quality: number) => ({
  ...room(bytes),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  },
});

/** zlib gives a view of 64 kB, however few bytes there are: whoever keeps the view keeps all of them. */
function exact(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.byteLength);
  view.copy(own);
  return own;
}

/** Compresses beside the thread that serves requests; for keeping, as the next two. */
export const brotliedBest = async (bytes: Uint8Array): Promise<Buffer> =>
  exact(await brotli(bytes, brotliParams(bytes, BEST)));
export const gzipped = async (bytes: Uint8Array): Promise<Uint8Array> =>
  exact(await zip(bytes, { ...room(bytes), level: GZIP_LEVEL }));

export const unbrotlied = (bytes: Uint8Array): Promise<Buffer> => unbrotli(bytes);

/** Compresses in place: handing a page to another thread and back costs a third of the work. */
export const brotliedAtOnce = (bytes: Uint8Array): Buffer =>
  exact(brotliCompressSync(bytes, brotliParams(bytes, AT_ONCE)));

export function encodedAtOnce(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'zstd':
      return zstdCompressSync(bytes, {
        ...room(bytes),
        // Told how much is coming, it takes tables of that size: others push the processor's caches out for the next page.
        pledgedSrcSize: bytes.byteLength,
        params: { [constants.ZSTD_c_compressionLevel]: ZSTD_AT_ONCE },
      });
    case 'br':
      return brotliedAtOnce(bytes);
    case 'gzip':
      return gzipSync(bytes, { ...room(bytes), level: GZIP_LEVEL });
    case 'identity':
      return bytes;
  }
}
