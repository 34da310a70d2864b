import { useId } from 'react';
import { PriceBlock } from '../../catalogue/PriceBlock.tsx';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconArrow } from '../../ui/icons.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Picture, type PictureProps } from '../../ui/Picture.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { ContentPicture } from '../model.ts';
import { shopPicture } from '../shopPicture.ts';
import styles from './HeroSection.module.css';
import { pointPlace } from './pointPlace.ts';
import { mainTexts } from './texts.ts';
import type { PointView } from './views.ts';

interface PictureSceneProps {
  picture: ContentPicture;
  points: readonly PointView[];
  load?: NonNullable<PictureProps['load']>;
}

/** A scene with the things in it that can be bought. On a phone it is panned sideways, so that points never crowd. */
export function PictureScene({ picture, points, load = 'priority' }: PictureSceneProps) {
  const t = useText(mainTexts);
  const group = useId();
  const shown = shopPicture(picture, boxes.hero, load);
  if (!shown) return null;
  return (
    <>
      <div className={styles.pan}>
        <div className={classes(styles.scene, points.length > 0 && styles.wide)}>
          <Picture {...shown} className={styles.picture} />
          {points.length > 0 && (
            <ul className={styles.points} aria-label={t('picturePoints')}>
              {points.map((point) => (
                <Point key={point.className} point={point} group={group} />
              ))}
            </ul>
          )}
        </div>
      </div>
      {points.length > 0 && (
        <Wrap as="div" className={styles.hint}>
          <Icon of={iconArrow} size="sm" />
          <p>{t('panHint')}</p>
        </Wrap>
      )}
    </>
  );
}

const NARROW = { right: styles.narrowRight, left: styles.narrowLeft, middle: undefined };

function Point({ point, group }: { point: PointView; group: string }) {
  const { card } = point;
  const { side, narrowSide, below } = pointPlace(point.x, point.y);
  const picture = pictureProps(card.picture, boxes.swatch);
  // The lines that the law puts beside a lowered price need the width of the card.
  const reduced = card.price.reduction !== undefined;
  return (
    <li className={classes(styles.point, point.className, styles[side], NARROW[narrowSide], below && styles.below)}>
      <details name={group} data-point="">
        <summary aria-label={[card.name, card.subtitle].filter(Boolean).join(', ')}>
          <span className={styles.dot} />
        </summary>
        <div className={styles.card}>
          {picture && <Picture {...picture} cover />}
          <div className={styles.words}>
            <a href={card.href} className={styles.name}>
              {nbsp(card.name)}
            </a>
            {card.subtitle !== undefined && <p className={styles.subtitle}>{nbsp(card.subtitle)}</p>}
            {!reduced && <PriceBlock view={card.price} brief />}
          </div>
          {reduced && (
            <div className={styles.price}>
              <PriceBlock view={card.price} brief />
            </div>
          )}
        </div>
      </details>
    </li>
  );
}
