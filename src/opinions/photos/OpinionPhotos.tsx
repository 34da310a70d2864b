import { swatch } from '../../pictures/boxes.ts';
import { outsidePicture } from '../../pictures/outside.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { opinionTexts } from '../texts.ts';
import { type Photo, shownPhoto } from './model.ts';
import styles from './OpinionPhotos.module.css';

/** Small photos of one opinion; each leads to itself in its whole size. */
export function OpinionPhotos({ photos, author }: { photos: readonly Photo[]; author: string }) {
  const t = useText(opinionTexts);
  return (
    <ul className={styles.photos}>
      {photos.map((photo, place) => {
        const shown = shownPhoto(photo);
        const picture = pictureProps(shown, swatch, { alt: t('photo', { n: place + 1, author }) });
        return (
          picture && (
            <li key={photo.id}>
              <a href={outsidePicture(shown)} className={styles.photo}>
                <Picture {...picture} cover />
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
