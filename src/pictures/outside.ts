import { pictureAddress, type ShownPicture } from './address.ts';
import { type PixelSize, widthsOf } from './shape.ts';

/** Address of a picture for those who are not a browser with a box to fill — search engines, feeds: whole, a JPEG, as wide as served. */
export function outsidePicture(picture: ShownPicture): string | undefined {
  const width = widthsOf(picture, undefined).at(-1);
  return width === undefined ? undefined : pictureAddress(picture, { width, format: 'jpg' });
}

/** Pixels at that address; undefined while those of the picture are unknown. */
export function outsideSize({ hash, width, height }: ShownPicture): PixelSize | undefined {
  if (width <= 0 || height <= 0) return undefined;
  const widest = hash === undefined ? width : widthsOf({ width, height }, undefined).at(-1);
  return widest === undefined ? undefined : { width: widest, height: Math.round((height * widest) / width) };
}
