import { pictureAddress, type ShownPicture } from './address.ts';
import { widthsOf } from './shape.ts';

/** Address of a picture for those who are not a browser with a box to fill — search engines, feeds: whole, a JPEG, as wide as served. */
export function outsidePicture(picture: ShownPicture): string | undefined {
  const width = widthsOf(picture, undefined).at(-1);
  return width === undefined ? undefined : pictureAddress(picture, { width, format: 'jpg' });
}
