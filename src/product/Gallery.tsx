import type { ProductPicture } from '../catalogue/model.ts';
import { pictureProps } from '../pictures/props.ts';
import { Plate } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './Gallery.module.css';
import { productTexts } from './texts.ts';

/** The product's pictures: swiped on a phone, side by side on a wide screen. */
export function Gallery({ pictures }: { pictures: readonly ProductPicture[] }) {
  const t = useText(productTexts);
  const shown = pictures.flatMap((picture, place) => {
    const { alt } = picture;
    const first = place === 0;
    return pictureProps(picture, first ? 'lead' : 'gallery', { alt, load: first ? 'priority' : 'lazy' }) ?? [];
  });
  if (shown.length === 0) return <Plate picture={undefined} className={styles.only} />;
  return (
    <section className={styles.gallery} id="projector_photos" aria-label={t('photos')}>
      {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={styles.frames} tabIndex={shown.length > 1 ? 0 : undefined}>
        {shown.map((picture) => (
          <li key={picture.src} className={styles.shot}>
            <Plate picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}
