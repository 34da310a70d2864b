import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as boxes from '../../../pictures/boxes.ts';
import { pictureProps } from '../../../pictures/props.ts';
import { onResize } from '../../../ui/browser/viewSize.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { iconClose, iconLeft, iconMinus, iconPlus, iconRight } from '../../../ui/icons.ts';
import { wholeSheet } from '../../../ui/kernel/wholeSheet.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { useText } from '../../../ui/TextContext.tsx';
import { uiTexts } from '../../../ui/texts.ts';
import { useModal } from '../../../ui/useModal.ts';
import type { Shot } from '../shots.ts';
import { listenToGestures } from './gestures.ts';
import { keyAction, placeAfter } from './keys.ts';
import { createStage, type Stage } from './stage.ts';
import { viewerTexts } from './texts.ts';
import { usePlace } from './usePlace.ts';
import styles from './Viewer.module.css';
import { STEP } from './zoom.ts';

/** What it looks like is not in the document. */
export const dressed = wholeSheet;

export interface ViewerProps {
  name: string;
  shots: readonly Shot[];
  /** Number of the picture that it opens with. */
  start: number;
  /** Where its pictures stand in the page, smaller. */
  page: Element | null;
  /** Called with the number of the last picture. */
  onClose(place: number): void;
}

/** The product's pictures over the whole window: swiped, enlarged, moved, with fingers, mouse or keys. */
export function Viewer({ name, shots, start, page, onClose }: ViewerProps) {
  const t = useText(viewerTexts);
  const ui = useText(uiTexts);
  const strip = useRef<HTMLUListElement>(null);
  const stage = useRef<Stage>(null);
  // Before the place: a strip that is not shown yet cannot be scrolled to it.
  const { dialog, heading } = useModal(true, () => onClose(place));
  const { place, go } = usePlace(strip, start);
  const [scale, setScale] = useState(1);
  const [small] = useState(() => shots.map((_, n) => loadedIn(page, n)));
  const count = shots.length;
  const many = count > 1;

  // Before the window is seen: a key may be pressed at once.
  useLayoutEffect(() => {
    if (!strip.current) return;
    stage.current = createStage(strip.current, setScale);
    return listenToGestures(strip.current, stage.current);
  }, []);
  useLayoutEffect(() => {
    const sheet = strip.current?.children[place]?.firstElementChild;
    if (sheet instanceof HTMLElement) stage.current?.take(sheet);
  }, [place]);
  // Turning a phone changes how far an enlarged picture may stand aside.
  useEffect(() => onResize(() => stage.current?.move(0, 0)), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const shown = stage.current;
    const action = keyAction(event.key, shown?.enlarged() === true);
    if (!action || !shown) return;
    event.preventDefault();
    const { width, height } = shown.size();
    if (action.kind === 'go') go(placeAfter(place, action.to, count));
    else if (action.kind === 'zoom') shown.zoom(action.factor, undefined, true);
    else if (action.kind === 'whole') shown.whole();
    else shown.move(action.dx * width, action.dy * height, true);
  };
  const { alt = '', caption = '' } = shots[place]?.picture ?? {};
  const where = t('place', { n: place + 1, count });
  const enlarged = scale > 1;
  const told = [many ? where : '', alt, caption, enlarged ? t('zoomed', { percent: Math.round(scale * 4) * 25 }) : ''];

  return (
    <dialog ref={dialog} className={styles.viewer} aria-labelledby="viewer-title" onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <h2 ref={heading} id="viewer-title" className="vh" tabIndex={-1}>
          {t('title', { name })}
        </h2>
        <p className={styles.count} aria-hidden="true">
          {many && `${place + 1} / ${count}`}
        </p>
        <IconButton
          icon={iconMinus}
          label={t('zoomOut')}
          aria-disabled={!enlarged}
          onClick={() => stage.current?.zoom(1 / STEP, undefined, true)}
        />
        <IconButton icon={iconPlus} label={t('zoomIn')} onClick={() => stage.current?.zoom(STEP, undefined, true)} />
        <IconButton icon={iconClose} label={ui('closeDialog')} onClick={() => onClose(place)} />
      </div>
      <ul ref={strip} className={styles.strip} data-enlarged={enlarged} tabIndex={many ? 0 : undefined}>
        {shots.map(({ picture }, n) => {
          const near = Math.abs(n - place) <= 1;
          const use = enlarged && n === place ? boxes.enlarged : boxes.whole;
          const props = pictureProps(picture, use, { alt: picture.alt, load: near ? 'eager' : 'lazy' });
          return (
            <li key={picture.file} className={styles.slide} inert={n !== place}>
              <div className={styles.sheet}>
                {props && <Picture {...props} className={styles.picture} />}
                <Meanwhile src={small[n]} {...picture} />
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.bar}>
        {many && (
          <IconButton
            icon={iconLeft}
            className={styles.previous}
            label={t('previous')}
            aria-disabled={place === 0}
            onClick={() => go(placeAfter(place, 'previous', count))}
          />
        )}
        <p className={styles.caption} aria-hidden="true">
          {caption || alt}
        </p>
        {many && (
          <IconButton
            icon={iconRight}
            className={styles.next}
            label={t('next')}
            aria-disabled={place === count - 1}
            onClick={() => go(placeAfter(place, 'next', count))}
          />
        )}
      </div>
      <p role="status" className="vh">
        {told.filter(Boolean).join('. ')}
      </p>
    </dialog>
  );
}

/** A picture of the page that has come already, in the place of the whole one until that comes. */
function Meanwhile({ src, width, height }: { src: string | undefined; width: number; height: number }) {
  if (src === undefined || width === 0 || height === 0) return null;
  const shape = { '--shape': width / height } as CSSProperties;
  return <img className={styles.meanwhile} style={shape} src={src} alt="" />;
}

/** Address of the largest one there. */
function loadedIn(page: Element | null, n: number): string | undefined {
  const lists = page?.querySelectorAll('ul') ?? [];
  const images = [...lists].flatMap((list) => list.children[n]?.querySelector('img') ?? []);
  return images.find(({ complete, naturalWidth }) => complete && naturalWidth > 0)?.currentSrc;
}
