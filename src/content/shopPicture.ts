import { pictureSrc } from '../pictures/address.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import type { ContentPicture } from './model.ts';

/** A picture of the shop for the screen; undefined when its file could not be read, so that no broken frame is drawn. */
export function shopPicture(
  picture: ContentPicture | undefined,
  load: NonNullable<PictureProps['load']> = 'lazy',
): PictureProps | undefined {
  const src = picture && pictureSrc(picture.file);
  if (picture === undefined || src === undefined || picture.width <= 0) return undefined;
  return { src, alt: picture.alt, width: picture.width, height: picture.height, load };
}
