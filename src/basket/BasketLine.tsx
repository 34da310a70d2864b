import type { ReactNode } from 'react';
import { formatWeekdayDayMonth } from '../kit/dates.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { formatQuantity } from '../kit/quantity.ts';
import { pictureProps } from '../pictures/props.ts';
import { Icon } from '../ui/Icon.tsx';
import { iconRepeat } from '../ui/icons.ts';
import { Plate } from '../ui/Plate.tsx';
import { useText } from '../ui/TextContext.tsx';
import styles from './BasketPage.module.css';
import { basketTexts } from './texts.ts';
import type { BasketView, KnownLine, LineView } from './view.ts';

interface Props {
  line: LineView;
  basket: Pick<BasketView, 'currency' | 'priceType'>;
  /** The button that takes the line out, by the name of what is taken out. */
  remove(name: string): ReactNode;
}

/** One thing in the basket. What is true of it only now is said beside it. */
export function BasketLine({ line: { known }, basket, remove }: Props) {
  const t = useText(basketTexts);
  if (!known) {
    return (
      <li className={styles.line}>
        <div className={styles.what}>
          <p className={styles.warn}>{t('gone')}</p>
        </div>
        <div className={styles.remove}>{remove(t('goneName'))}</div>
      </li>
    );
  }
  const { priceType, currency } = basket;
  const shown = (amount: { gross: number; net: number }) => formatMoney(amount[priceType], currency);
  const unit = known.unit.name;
  const amount = `${formatQuantity(known.quantity, known.precision)} ${unit}`;
  return (
    <li className={styles.line}>
      <div className={styles.picture} aria-hidden="true">
        <Plate picture={pictureProps(known.picture, 'line')} faded={known.soldOut} />
      </div>
      <div className={styles.what}>
        <h3>
          <a href={known.href}>{known.name}</a>
        </h3>
        <Facts line={known} />
        {known.price && <p>{t('priceOfUnit', { price: shown(known.price.unit), unit })}</p>}
        {known.deposit && (
          <p>{t('deposit', { price: formatMoney(known.deposit.worth, currency), label: known.deposit.label })}</p>
        )}
        {known.priceBefore && <p>{t('priceChanged', { before: shown(known.priceBefore) })}</p>}
        {known.soldOut && <p className={styles.warn}>{t('soldOut')}</p>}
        {!known.soldOut && known.left !== undefined && (
          <p className={styles.warn}>
            {t('left', { quantity: `${formatQuantity(known.left, known.precision)} ${unit}` })}
          </p>
        )}
      </div>
      <p className={styles.quantity}>{t('quantity', { quantity: amount })}</p>
      <p className={styles.worth}>
        {known.price ? shown(known.price.worth) : known.points === undefined ? '' : t('points', { n: known.points })}
      </p>
      <div className={styles.remove}>{remove(known.name)}</div>
    </li>
  );
}

/** What tells the thing from others of its name. */
function Facts({ line }: { line: KnownLine }) {
  const t = useText(basketTexts);
  const told = [line.version, line.hasSizes ? line.size.name : undefined].filter((one) => one !== undefined);
  const { service } = line;
  return (
    <>
      {told.length > 0 && <p>{told.join(', ')}</p>}
      {line.subscriptionDays > 0 && (
        <p className={styles.every}>
          <Icon of={iconRepeat} size="sm" />
          {t('every', { n: line.subscriptionDays })}
        </p>
      )}
      {service && <p>{t('fact', { label: service.label, value: serviceText(service, t) })}</p>}
      {line.parts.length > 0 && (
        <ul>
          {line.parts.map((part) => (
            <li key={`${part.product} ${part.size}`}>
              {t('part', { quantity: part.quantity, name: part.name, size: part.sizeName })}
            </li>
          ))}
        </ul>
      )}
      {line.chosen.map(({ label, value }) => (
        <p key={label}>{t('fact', { label, value })}</p>
      ))}
    </>
  );
}

/** Noon, so that no zone makes another day of it. */
function serviceText(
  { day, hour }: NonNullable<KnownLine['service']>,
  t: ReturnType<typeof useText<(typeof basketTexts)['values']>>,
): string {
  const text = formatWeekdayDayMonth(Date.parse(`${day}T12:00:00Z`));
  return hour === undefined ? text : t('serviceAt', { day: text, hour });
}
