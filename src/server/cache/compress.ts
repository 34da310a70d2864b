import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** Pages are compressed once and sent often, yet somebody waits for the first. */
const BROTLI_QUALITY = 5;
const GZIP_LEVEL = 6;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** All of these run beside the thread that serves requests. */
export function brotlied(bytes: Uint8Array): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

export const unbrotlied = (bytes: Uint8Array): Promise<Buffer> => unbrotli(bytes);

export async function encoded(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'br') return brotlied(bytes);
  return encoding === 'gzip' ? zip(bytes, { level: GZIP_LEVEL }) : bytes;
}
