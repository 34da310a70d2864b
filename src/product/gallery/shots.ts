import * as boxes from '../../pictures/boxes.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { pictureProps } from '../../pictures/props.ts';
import type { PictureProps } from '../../ui/Picture.tsx';
import type { ShownPicture } from '../view.ts';

/** A picture of a product with what it is drawn from in the page. */
export interface Shot {
  picture: ShownPicture;
  props: PictureProps;
  /** The whole picture, as large as it is served: where its link leads without JavaScript. */
  href: string;
}

/** Pictures that can be shown, the first as the largest of the page. */
export function shotsOf(pictures: readonly ShownPicture[]): Shot[] {
  const shots: Shot[] = [];
  for (const picture of pictures) {
    const first = shots.length === 0;
    const { alt } = picture;
    const props = pictureProps(picture, first ? boxes.lead : boxes.gallery, { alt, load: first ? 'priority' : 'lazy' });
    const href = outsidePicture(picture);
    if (props && href !== undefined) shots.push({ picture, props, href });
  }
  return shots;
}
