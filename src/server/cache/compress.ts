import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Pages that are kept are compressed once and sent often, yet somebody waits for the first; others are for one visitor. */
const KEPT_QUALITY = 5;
const OWN_QUALITY = 4;
/** A window of 256 kB holds every page; the usual one of 4 MB is set up for nothing. */
const WINDOW = 18;
const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** All of these run beside the thread that serves requests. */
export function brotlied(bytes: Uint8Array, quality = KEPT_QUALITY): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

export const unbrotlied = (bytes: Uint8Array): Promise<Buffer> => unbrotli(bytes);

export async function encoded(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return brotlied(bytes, OWN_QUALITY);
  return encoding === 'gzip' ? zip(bytes, { level: GZIP_LEVEL }) : bytes;
}
