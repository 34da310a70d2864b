import { pointsEarned } from '../../catalogue/points.ts';
import { deliveryTexts } from '../../delivery/texts.ts';
import { costWords, shippingInfo, whenItArrives } from '../../delivery/words.ts';
import { formatDayMonth } from '../../kit/dates.ts';
import { plural } from '../../kit/plural.ts';
import { toWire } from '../../kit/quantity.ts';
import { classes } from '../../ui/classes.ts';
import { IconLine, IconLines } from '../../ui/IconLine.tsx';
import { iconBox, iconCheck, iconPoint, iconTruck } from '../../ui/icons.ts';
import { type useText as UseText, useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import { Instalments } from './Instalments.tsx';
import type { Buying } from './state/buying.ts';
import { type BuyState, buyState, shownSize } from './state/buyState.ts';
import { isStale } from './state/choice.ts';
import type { BuyView } from './state/model.ts';
import { buyTexts } from './texts.ts';

type T = ReturnType<typeof UseText<(typeof buyTexts)['values']>>;

const STATUS_TEXT = { enable: 'available', order: 'toOrder', disable: 'unavailable' } as const;

/** Whether it can be had, when it leaves, what sending it costs, and what it earns. */
export function Status({ view, now }: { view: BuyView; now: Buying }) {
  const t = useText(buyTexts);
  const words = useText(deliveryTexts);
  const stale = isStale(now);
  const state = buyState(shownSize(now), now.state);
  const { availability, delivery, prices } = now.state;
  const shipped = now.shipping && (state === 'open' || state === 'loyalty' || state === 'phone');
  const info = shipped ? shippingInfo(words, availability) : undefined;
  const cost = shipped ? costWords(words, delivery) : undefined;
  const points = pointsEarned(Number(prices.points_recive ?? 0), now.quantity, view.precision);
  return (
    <IconLines className={classes(styles.lines, stale && styles.checkingLines)}>
      {stale ? (
        <IconLine icon={iconCheck}>
          <p id="projector_status" className={styles.soon}>
            {t('checkingStatus')}
          </p>
        </IconLine>
      ) : (
        availability.visible === 'y' &&
        state !== 'disable' && (
          <IconLine icon={iconCheck} ok>
            <div id="projector_status">
              <StatusWords view={view} now={now} t={t} />
            </div>
          </IconLine>
        )
      )}
      {info?.kind === 'time' && (
        <IconLine icon={iconBox}>
          <div>
            <p id="projector_shipping_info">{info.text}</p>
            {delivery.arrival && (
              <p className={styles.small} id="projector_shipping_arrival">
                {words('arrives', { when: whenItArrives(words, delivery.arrival) })}
              </p>
            )}
          </div>
        </IconLine>
      )}
      {info?.kind === 'unknown' && (
        <IconLine icon={iconBox}>
          <p id="projector_shipping_unknown">{info.text}</p>
        </IconLine>
      )}
      {cost !== undefined && (
        <IconLine icon={iconTruck}>
          <p id="projector_shipping_cost">{cost}</p>
        </IconLine>
      )}
      {points > 0 && state === 'open' && (
        <IconLine icon={iconPoint}>
          <p id="projector_points_recive">{t('earns', { n: points })}</p>
        </IconLine>
      )}
      {state === 'open' && !now.subscribed && <Instalments view={view} now={now} />}
    </IconLines>
  );
}

/** What the state is called, how much there is, when it is back. */
export function StatusWords({ view, now, t }: { view: BuyView; now: Buying; t: T }) {
  const { availability } = now.state;
  const { status_description: described, status_description_tel: short, status_gfx: picture } = availability;
  const telPicture = availability.status_gfx_tel ?? picture;
  const amount = amountWords(view, now, t);
  const main = statusText(availability, t);
  const both = short !== undefined && short !== main;
  return (
    <>
      <p>
        {picture !== undefined && (
          <picture>
            {telPicture !== undefined && <source media="(max-width: 47.99rem)" srcSet={telPicture} />}
            <img className={styles.statusPicture} src={picture} alt="" id="projector_status_gfx" />
          </picture>
        )}
        <b id="projector_status_description">
          {both && availability.status !== 'disable' ? (
            <>
              <span className={styles.onlyWide}>{main}</span>
              <span className={styles.onlyPhone}>{short}</span>
            </>
          ) : (
            main
          )}
        </b>
        {amount !== undefined && (
          <span id="projector_amount">
            {' · '}
            {amount}
          </span>
        )}
      </p>
      {availability.status === 'disable' && described !== undefined && <p className={styles.small}>{described}</p>}
      {availability.status !== 'disable' &&
        !!availability.delivery_days &&
        availability.delivery_days_undefined !== 'true' && (
          <p className={styles.small}>
            <span id="projector_delivery_label">{t('madeIn')}</span>{' '}
            <span id="projector_delivery_days">{t('days', { n: availability.delivery_days })}</span>
          </p>
        )}
      {availability.delivery_date !== undefined && (
        <p className={styles.small} id="projector_delivery_date">
          {t('backOn', { date: formatDayMonth(Date.parse(`${availability.delivery_date}T12:00:00Z`)) })}
        </p>
      )}
    </>
  );
}

/** Pieces are counted only where they are what bounds the shopper. */
function amountWords({ type, unit, precision }: BuyView, now: Buying, t: T): string | undefined {
  const { state } = now;
  const { stock } = shownSize(now);
  if (type === 'virtual' || type === 'service') return undefined;
  if (state.availability.status === 'disable') return stock === 0 ? t('outOfStock') : undefined;
  if (state.availability.status === 'order' || stock <= 0) return undefined;
  const units = toWire(stock, precision);
  return t('inStock', { n: units, unit: plural(units, unit) });
}

/** The merchant's own words, if it can be had. */
const statusText = ({ status, status_description: described }: Buying['state']['availability'], t: T): string =>
  (status === 'disable' ? undefined : described) ?? t(STATUS_TEXT[status]);

/** What the whole state is called, for those who listen. */
export const statusName = (state: BuyState, now: Buying, t: T): string => {
  if (state === 'phone') return t('callUs');
  if (state === 'loyalty') return t('loyaltyOnly');
  return state === 'closed' ? t('unavailable') : statusText(now.state.availability, t);
};
