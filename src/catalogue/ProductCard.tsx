import { formatDayMonth } from '../kit/dates.ts';
import { formatTenths } from '../kit/decimals.ts';
import { formatPercent } from '../kit/priceFormat.ts';
import { nbsp } from '../kit/typography.ts';
import * as boxes from '../pictures/boxes.ts';
import { pictureProps } from '../pictures/props.ts';
import { Flag, Flags } from '../ui/Badge.tsx';
import { ColourDot } from '../ui/ColourDot.tsx';
import { classes } from '../ui/classes.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { iconHeart } from '../ui/icons.ts';
import type { PictureProps } from '../ui/Picture.tsx';
import { Plate, plateHost } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import type { CardView } from './card.ts';
import { PriceBlock } from './PriceBlock.tsx';
import styles from './ProductCard.module.css';
import { catalogueTexts } from './texts.ts';

/** Id of the form that the hearts of cards send. */
export const SAVE_FORM = 'save';

interface ProductCardProps {
  card: CardView;
  load?: NonNullable<PictureProps['load']>;
  headingLevel?: 2 | 3;
}

/** A list item: the whole card is one link, its name. Pictures are decorative beside the name that says the same. */
export function ProductCard({ card, load = 'lazy', headingLevel = 3 }: ProductCardProps) {
  const t = useText(catalogueTexts);
  const Heading = `h${headingLevel}` as const;
  const percent = card.price.reduction?.percent;
  return (
    <li
      className={classes('product', styles.card, plateHost)}
      data-product_id={card.id}
      data-key={card.id}
      data-far={load === 'lazy' ? '' : undefined}
    >
      <Plate
        picture={pictureProps(card.picture, boxes.card, { load })}
        second={pictureProps(card.second, boxes.card)}
        faded={!card.available}
      />
      {(percent !== undefined || card.isNew || !card.available) && (
        <Flags>
          {!card.available && <Flag>{t('soldOut')}</Flag>}
          {percent !== undefined && <Flag sale>{formatPercent(-percent)}</Flag>}
          {card.isNew && card.available && <Flag>{t('isNew')}</Flag>}
        </Flags>
      )}
      {/* Works without scripts; `lists/hearts/` fills it. */}
      <IconButton
        type="submit"
        form={SAVE_FORM}
        name="save"
        value={card.id}
        className={styles.heart}
        icon={iconHeart}
        label={t('heart', { name: card.name })}
        onPicture
        pressed={false}
        data-own="heart"
      />
      <div className={styles.text}>
        <Heading className={classes('product__name', styles.name)}>
          <a href={card.href}>{nbsp(card.name)}</a>
        </Heading>
        {card.subtitle !== undefined && <p className={styles.subtitle}>{nbsp(card.subtitle)}</p>}
        <PriceBlock view={card.price} brief />
        {card.versions && <Versions {...card.versions} />}
        {card.rating && (
          <p className={styles.subtitle}>
            {t('rating', { average: formatTenths(card.rating.tenths), n: card.rating.count })}
          </p>
        )}
        {card.backOn !== undefined && (
          <p className={styles.subtitle}>{t('backOn', { date: formatDayMonth(card.backOn) })}</p>
        )}
      </div>
    </li>
  );
}

/** "●●● 4 wersje" */
function Versions({ count, colours }: NonNullable<CardView['versions']>) {
  const t = useText(catalogueTexts);
  return (
    <p className={styles.versions}>
      {colours.map((one) => (
        <ColourDot key={one.join('')} colours={one} />
      ))}
      <span>{t('versions', { n: count })}</span>
    </p>
  );
}
