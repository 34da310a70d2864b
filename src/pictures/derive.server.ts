import type { Sharp } from 'sharp';
import type { PictureVariant } from './address.ts';
import { openSharp, READING } from './reading.server.ts';
import { cutting, type PictureFormat } from './shape.ts';

/** Part of the names of derived files: a change of anything below changes it. */
export const RECIPE = 1;

/**
 * Quality of derived pictures. AVIF of effort 2 is 7 % larger than of effort 4 and takes a fifth of the time
 * (docs/decisions/0009-pictures.md): the first visitor waits for it.
 */
export const QUALITY = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 72, effort: 4 },
  jpg: { quality: 76, mozjpeg: true },
} as const;

/** Seconds of work on one picture; a picture that needs more is hostile. */
export const MOST_SECONDS = 20;

/** Colour behind transparent parts, in formats without transparency: the paper of the page. */
const PAPER = '#f6f3ee';

/**
 * A picture cut, scaled down and encoded; metadata, such as the place where it was taken, stays behind. Never larger
 * than its original. Throws when the original cannot be read.
 */
export async function derive(
  original: string | Uint8Array,
  { width, cut, format }: PictureVariant,
): Promise<Buffer<ArrayBuffer>> {
  const sharp = await openSharp();
  const { autoOrient } = await sharp(original, READING).metadata();
  const part = cutting(autoOrient, cut);
  const scaled = sharp(original, READING)
    .timeout({ seconds: MOST_SECONDS })
    .extract(part)
    .resize({ width: Math.min(width, part.width), withoutEnlargement: true });
  return (await encoded(scaled, format).toBuffer()) as Buffer<ArrayBuffer>;
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif(QUALITY.avif);
    case 'webp':
      return picture.webp(QUALITY.webp);
    case 'jpg':
      return picture.flatten({ background: PAPER }).jpeg(QUALITY.jpg);
  }
}
