import { pictureProps } from '../pictures/props.ts';
import type { PictureUse } from '../pictures/uses.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import type { ContentPicture } from './model.ts';

/** A picture of the shop for the screen; undefined when its file could not be read, so that no broken frame is drawn. */
export const shopPicture = (
  picture: ContentPicture | undefined,
  use: PictureUse,
  load: NonNullable<PictureProps['load']> = 'lazy',
): PictureProps | undefined => picture && pictureProps(picture, use, { alt: picture.alt, load });
