import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { iconTrash } from '../../ui/icons.ts';
import { Plate } from '../../ui/Plate.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { amountOf, nameOf } from '../names.ts';
import { BASKET_PATH } from '../path.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView, LineView } from '../view.ts';
import styles from './Later.module.css';
import { LineDetails } from './LineDetails.tsx';
import { LinePrices } from './LinePrices.tsx';
import words from './LineWords.module.css';

/** Lines that are put aside; they are no part of an order. */
export function Later({ basket }: { basket: BasketView }) {
  const t = useText(basketTexts);
  return (
    <section className={styles.later} aria-labelledby="basket-later">
      <h2 id="basket-later">{t('laterTitle')}</h2>
      <p className="muted">{t('laterText')}</p>
      <form method="post" action={BASKET_PATH}>
        <ul className={`stack ${styles.shelf}`}>
          {basket.later.map((line) => (
            <Put key={line.id} line={line} basket={basket} />
          ))}
        </ul>
      </form>
    </section>
  );
}

function Put({ line: { id, known }, basket }: { line: LineView; basket: BasketView }) {
  const t = useText(basketTexts);
  const name = known ? nameOf(known) : t('goneName');
  return (
    <li className={styles.put}>
      <div aria-hidden="true">
        <Plate picture={pictureProps(known?.picture, boxes.line)} faded={!known || known.soldOut} />
      </div>
      <div className={words.words}>
        {known ? (
          <>
            <h3>
              <a href={known.href}>{nbsp(known.name)}</a>
            </h3>
            <LineDetails line={known} />
            {known.soldOut ? <p>{t('soldOut')}</p> : <LinePrices line={known} basket={withoutCode(basket)} />}
            <p>
              {amountOf(known)}
              {known.points !== undefined && `, ${t('points', { n: known.points })}`}
              {known.price && `, ${formatMoney(known.price.worth[basket.priceType], basket.currency)}`}
            </p>
          </>
        ) : (
          <p>{t('gone')}</p>
        )}
        <div className={styles.buttons}>
          {known && (
            <Button type="submit" name="back" value={id} size="sm" aria-label={t('takeBackLabel', { name })}>
              {t('takeBack')}
            </Button>
          )}
          <IconButton type="submit" name="forget" value={id} icon={iconTrash} label={t('forgetLabel', { name })} />
        </div>
      </div>
    </li>
  );
}

const withoutCode = ({ currency, priceType }: BasketView) => ({ currency, priceType });
