import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Plate } from '../../ui/Plate.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { productTexts } from '../texts.ts';
import type { ShownPicture } from '../view.ts';
import styles from './Gallery.module.css';
import { shotsOf } from './shots.ts';
import { Thumbs } from './Thumbs.tsx';
import type { ViewerProps } from './viewer/Viewer.tsx';

interface GalleryProps {
  name: string;
  pictures: readonly ShownPicture[];
}

/**
 * Pictures of the product: swiped on a phone, side by side on a wide screen. Each is a link to the whole of it; with
 * scripts the link opens the viewer, which is fetched only then.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useText(productTexts);
  const frames = useRef<HTMLUListElement>(null);
  const [viewer, setViewer] = useState<Pick<ViewerProps, 'start' | 'page'> & { Viewer: ComponentType<ViewerProps> }>();
  const shots = shotsOf(pictures);
  const count = shots.length;
  if (count === 0) return <Plate picture={undefined} className={styles.only} />;

  const open = (event: MouseEvent<HTMLAnchorElement>, start: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const page = event.currentTarget.closest('section');
    import('./viewer/Viewer.tsx').then(
      (module) => module.dressed().then(() => setViewer({ Viewer: module.Viewer, start, page })),
      // Not to be had: without the viewer the link is what it says.
      () => window.location.assign(href),
    );
  };
  const close = (place: number) => {
    // The browser gives focus back to where it was as the dialog goes; the picture last seen may be another.
    flushSync(() => setViewer(undefined));
    frames.current?.children[place]?.querySelector('a')?.focus();
  };

  return (
    <section className={styles.gallery} id="projector_photos" aria-label={t('photos')}>
      <ul ref={frames} className={styles.frames}>
        {shots.map(({ picture, props, href }, place) => (
          <li key={picture.file} id={frameId(place)} className={styles.shot} data-sizes={picture.sizes}>
            <a href={href} data-held="" onClick={(event) => open(event, place)}>
              <Plate picture={props} />
              {picture.caption !== undefined && <span className={styles.caption}>{picture.caption}</span>}
              {count > 1 && (
                <span className={styles.counter}>
                  <span className="vh">{t('photo', { n: place + 1, count })}</span>
                  <span aria-hidden="true">
                    {place + 1} / {count}
                  </span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && <Thumbs shots={shots} frames={frames} frameId={frameId} />}
      {viewer && <viewer.Viewer {...viewer} name={name} shots={shots} onClose={close} />}
    </section>
  );
}

const frameId = (place: number) => `zdjecie-${place + 1}`;
