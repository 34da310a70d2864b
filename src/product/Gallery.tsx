import type { ProductPicture } from '../catalogue/model.ts';
import { pictureSrc } from '../pictures/address.ts';
import { Picture } from '../ui/Picture.tsx';
import { Plate } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './Gallery.module.css';
import { productTexts } from './texts.ts';

/** The product's pictures: swiped on a phone, side by side on a wide screen. */
export function Gallery({ pictures }: { pictures: readonly ProductPicture[] }) {
  const t = useText(productTexts);
  const shown = pictures.flatMap((picture) => {
    const src = pictureSrc(picture.file);
    return src === undefined ? [] : [{ ...picture, src }];
  });
  if (shown.length === 0) return <Plate picture={undefined} className={styles.only} />;
  return (
    <section className={styles.gallery} id="projector_photos" aria-label={t('photos')}>
      {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={styles.frames} tabIndex={shown.length > 1 ? 0 : undefined}>
        {shown.map((picture, place) => (
          <li key={picture.file} className={styles.shot}>
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              load={place === 0 ? 'priority' : 'lazy'}
              cover
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
