import { formatDayMonth } from '../kit/dates.ts';
import { formatPercent } from '../kit/priceFormat.ts';
import { pictureSrc } from '../pictures/address.ts';
import { Flag, Flags } from '../ui/Badge.tsx';
import { classes } from '../ui/classes.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import { Plate, plateHost } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { CardView } from './card.ts';
import type { ProductPicture } from './model.ts';
import { PriceBlock } from './PriceBlock.tsx';
import styles from './ProductCard.module.css';
import { catalogueTexts } from './texts.ts';

interface ProductCardProps {
  card: CardView;
  load?: NonNullable<PictureProps['load']>;
  headingLevel?: 2 | 3;
}

/** A list item: the whole card is one link, its name. */
export function ProductCard({ card, load = 'lazy', headingLevel = 3 }: ProductCardProps) {
  const t = useText(catalogueTexts);
  const Heading = `h${headingLevel}` as const;
  const percent = card.price.reduction?.percent;
  return (
    <li className={classes('product', styles.card, plateHost)} data-product_id={card.id}>
      <Plate picture={shown(card.picture, load)} second={shown(card.second, 'lazy')} faded={!card.available} />
      {(percent !== undefined || card.isNew || !card.available) && (
        <Flags>
          {!card.available && <Flag>{t('soldOut')}</Flag>}
          {percent !== undefined && <Flag sale>{formatPercent(-percent)}</Flag>}
          {card.isNew && card.available && <Flag>{t('isNew')}</Flag>}
        </Flags>
      )}
      <div className={styles.text}>
        <Heading className={classes('product__name', styles.name)}>
          <a href={card.href}>{card.name}</a>
        </Heading>
        {card.subtitle !== undefined && <p className={styles.subtitle}>{card.subtitle}</p>}
        <PriceBlock view={card.price} brief />
        {card.backOn !== undefined && (
          <p className={styles.subtitle}>{t('backOn', { date: formatDayMonth(card.backOn) })}</p>
        )}
      </div>
    </li>
  );
}

/** Decorative beside the name that says the same; a picture not yet known to the shop is not shown. */
function shown(picture: ProductPicture | undefined, load: NonNullable<PictureProps['load']>): PictureProps | undefined {
  const src = picture && pictureSrc(picture.file);
  if (!picture || src === undefined) return undefined;
  return { src, alt: '', width: picture.width, height: picture.height, load };
}
