import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconTrash } from '../../ui/icons.ts';
import { Plate } from '../../ui/Plate.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { nameOf } from '../names.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView, KnownLine, LineView } from '../view.ts';
import styles from './BasketLine.module.css';
import { LineComment } from './LineComment.tsx';
import { LineDetails } from './LineDetails.tsx';
import { LineNotes } from './LineNotes.tsx';
import { LinePrices } from './LinePrices.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import words from './LineWords.module.css';
import type { BasketLive, ShownAnswer } from './live.ts';

interface Props {
  line: LineView;
  basket: BasketView;
  /** Id of the form that its fields belong to. */
  form: string;
  live: BasketLive;
  comments: ShownAnswer['comments'];
}

/** Line of the basket, with notes on its present state beside it. */
export function BasketLine({ line, basket, form, live, comments }: Props) {
  const t = useText(basketTexts);
  const { id, known } = line;
  const remove = (name: string) => (
    <div className={styles.remove}>
      <IconButton type="submit" form={form} name="remove" value={id} icon={iconTrash} label={t('remove', { name })} />
    </div>
  );
  if (!known) {
    return (
      <li className={styles.line}>
        <div className={classes(words.words, styles.what)}>
          <p className={styles.warn}>{t('gone')}</p>
        </div>
        {remove(t('goneName'))}
      </li>
    );
  }
  const name = nameOf(known);
  return (
    <li className={styles.line}>
      <div className={styles.picture} aria-hidden="true">
        <Plate picture={pictureProps(known.picture, boxes.line)} faded={known.soldOut} />
      </div>
      <div className={classes(words.words, styles.what)}>
        <h3>
          <a href={known.href}>{nbsp(known.name)}</a>
        </h3>
        <LineDetails line={known} />
        <LinePrices line={known} basket={basket} />
        <LineNotes line={known} basket={basket} />
      </div>
      <div className={`cluster ${styles.quantity}`}>
        <LineQuantity id={id} line={known} name={name} form={form} live={live} />
      </div>
      <p className={styles.worth}>{worthOf(known, basket, t)}</p>
      {remove(name)}
      <div className={styles.tools}>
        <Button
          type="submit"
          form={form}
          name="later"
          value={id}
          variant="plain"
          size="sm"
          aria-label={t('laterLabel', { name })}
        >
          {t('later')}
        </Button>
        <LineComment key={known.comment} {...{ id, name, comment: known.comment, form, comments }} />
      </div>
    </li>
  );
}

/** A code for the whole basket stands in the sums, one that lowers the price of a thing beside it. */
function worthOf(
  { price, points }: KnownLine,
  { currency, priceType }: BasketView,
  t: ReturnType<typeof useText<(typeof basketTexts)['values']>>,
): string {
  if (price) return formatMoney((price.unitWithCode ? price.paid : price.worth)[priceType], currency);
  return points === undefined ? '' : t('points', { n: points });
}
