import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { productTexts } from '../texts.ts';
import styles from './Gallery.module.css';
import type { Shot } from './shots.ts';

interface ThumbsProps {
  shots: readonly Shot[];
  frames: RefObject<HTMLUListElement | null>;
  frameId(place: number): string;
}

/** Share of a picture that must be in sight for it to be the current one. */
const IN_SIGHT = 0.6;

/** The way to each picture: links within the page, so that they lead there without scripts too. */
export function Thumbs({ shots, frames, frameId }: ThumbsProps) {
  const t = useText(productTexts);
  const [current, setCurrent] = useState(0);
  const count = shots.length;

  useEffect(() => {
    const shown = [...(frames.current?.children ?? [])];
    const inSight = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const place = shown.indexOf(target);
          if (isIntersecting) inSight.add(place);
          else inSight.delete(place);
        }
        // Of those side by side the one that was chosen stays.
        setCurrent((before) => (inSight.size === 0 || inSight.has(before) ? before : Math.min(...inSight)));
      },
      { threshold: IN_SIGHT },
    );
    for (const frame of shown) observer.observe(frame);
    return () => observer.disconnect();
  }, [frames]);

  const show = (event: MouseEvent, place: number) => {
    // Beside the frames, so the page itself stays where it is.
    frames.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    event.preventDefault();
    setCurrent(place);
  };

  return (
    <ul className={styles.thumbs}>
      {shots.map(({ picture }, place) => {
        const thumb = pictureProps(picture, boxes.thumb, { alt: t('photo', { n: place + 1, count }) });
        return (
          <li key={picture.file}>
            <a href={`#${frameId(place)}`} aria-current={place === current} onClick={(event) => show(event, place)}>
              {thumb && <Picture {...thumb} cover />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
