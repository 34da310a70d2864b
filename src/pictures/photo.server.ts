import { MOST_SECONDS, QUALITY } from './derive.server.ts';
import { openSharp, READING } from './reading.server.ts';

/** Longest side of a kept photo, px: the widest that pages show. */
const LONGEST = 1600;

/**
 * A photo of a shopper's decoded and encoded anew, upright and at most 1600 px wide or high: nothing of the file stays
 * but its pixels, neither the place where it was taken nor anything hidden in it. Undefined for what is no picture, or
 * one too large to be read.
 */
export async function encodePhoto(original: Uint8Array): Promise<Buffer<ArrayBuffer> | undefined> {
  const sharp = await openSharp();
  const made = sharp(original, READING)
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ ...QUALITY.webp, quality: 82 });
  return made.toBuffer().then(
    (bytes) => bytes as Buffer<ArrayBuffer>,
    () => undefined,
  );
}
