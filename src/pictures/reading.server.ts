import type { SharpOptions } from 'sharp';

/**
 * Options for reading originals. Memory use stays small because pictures are refused above the largest a phone takes,
 * and because pixels are read in order, once. Only the first picture of an animation is used.
 */
export const READING: SharpOptions = {
  limitInputPixels: 64_000_000,
  failOn: 'error',
  sequentialRead: true,
  autoOrient: true,
};

/** Loaded with the first picture that is read: a shop whose pictures are made already does without its 22 MB. */
export async function openSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  // Each derived picture is made once: what libvips would remember of it would only take memory.
  sharp.cache(false);
  // As many pictures at once as the queue lets through, one thread each.
  sharp.concurrency(1);
  return sharp;
}
