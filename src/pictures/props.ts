import type { PictureProps, PictureSource } from '../ui/Picture.tsx';
import { type PictureVariant, pictureAddresses, type ShownPicture } from './address.ts';
import type { Box, Boxes } from './boxes.ts';
import { cutting, FORMAT_TYPE, type PixelSize, widthsOf } from './shape.ts';

export interface PictureOptions {
  /** Empty, as it is when not given, where the words beside the picture say the same. */
  alt?: string;
  load?: NonNullable<PictureProps['load']>;
}

/** Browsers that know none of the better formats get one size: they are few and old. */
const FALLBACK_WIDTH = 640;

const FALLBACK_SIZE: PixelSize = { width: 800, height: 800 };

/** A picture for a box of the page; undefined when it cannot be shown, so that a designed placeholder stands for it. */
export function pictureProps(
  picture: ShownPicture | undefined,
  boxes: Boxes,
  { alt = '', load = 'lazy' }: PictureOptions = {},
): PictureProps | undefined {
  if (picture === undefined) return undefined;
  const box: Box | undefined = boxes.at(-1);
  const known = picture.width > 0 && picture.height > 0;
  const addressOf = pictureAddresses(picture);
  if (!box || !addressOf || (!known && !picture.file.startsWith('feed:'))) return undefined;
  const { width, height } = cutting(known ? picture : FALLBACK_SIZE, picture.hash === undefined ? undefined : box.cut);
  return {
    src: addressOf({ width: fallbackWidth(picture, box), cut: box.cut, format: 'jpg' }),
    alt,
    width,
    height,
    load,
    ...(picture.hash === undefined
      ? {}
      : { sources: boxes.flatMap((one, place) => sourcesOf(picture, addressOf, one, boxes[place + 1])) }),
  };
}

function fallbackWidth(picture: ShownPicture, box: Box): number {
  const widths = widthsFor(picture, box);
  return widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? FALLBACK_WIDTH;
}

/** Widths offered for a box; a picture too small for any of them is offered as wide as it is. */
function widthsFor(picture: ShownPicture, box: Box): number[] {
  const possible = widthsOf(picture, box.cut);
  const offered = possible.filter((width) => box.widths.some((one) => one === width));
  return offered.length > 0 ? offered : possible.slice(-1);
}

/** Sources: one of the best format for each box, and one of the next best, which fewer browsers know, for each cut. */
function sourcesOf(
  picture: ShownPicture,
  addressOf: (variant: PictureVariant) => string,
  box: Box,
  next: Box | undefined,
): PictureSource[] {
  const widths = widthsFor(picture, box);
  const formats = next?.cut === box.cut ? (['avif'] as const) : (['avif', 'webp'] as const);
  return formats.map((format) => ({
    type: FORMAT_TYPE[format],
    srcSet: widths.map((width) => `${addressOf({ width, cut: box.cut, format })} ${width}w`).join(', '),
    sizes: box.sizes,
    ...(box.media === undefined ? {} : { media: box.media }),
  }));
}
