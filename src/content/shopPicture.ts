import type { Boxes } from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import type { ContentPicture } from './model.ts';

/** A picture of the shop for the screen; undefined when its file could not be read, so that no broken frame is drawn. */
export const shopPicture = (
  picture: ContentPicture | undefined,
  boxes: Boxes,
  load: NonNullable<PictureProps['load']> = 'lazy',
): PictureProps | undefined => picture && pictureProps(picture, boxes, { alt: picture.alt, load });
