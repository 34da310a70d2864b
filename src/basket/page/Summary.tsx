import type { ReactNode } from 'react';
import { goesTo } from '../../delivery/methods.ts';
import { deliveryTexts } from '../../delivery/texts.ts';
import { whenItArrives, whenItLeaves } from '../../delivery/words.ts';
import { cardShare } from '../../giftCards/model.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import { REGION_PATH } from '../../region/path.ts';
import { Fold } from '../../ui/Fold.tsx';
import { type Sum, Sums } from '../../ui/Sums.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { useAboutSum } from '../../ui/useRate.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView, DeliveryView } from '../view.ts';
import styles from './Summary.module.css';

/** Sums of the basket, on the side that the shop shows first. `children`: the next step. */
export function Summary({ basket, children }: { basket: BasketView; children: ReactNode }) {
  const t = useText(basketTexts);
  const aboutSum = useAboutSum();
  const {
    worth,
    rebate,
    deposit,
    points,
    pointsEarned,
    pointsHeld,
    priceType,
    currency,
    total,
    code,
    delivery,
    freeGifts,
  } = basket;
  const money = (amount: Grosze) => formatMoney(amount, currency);
  const ways = delivery.country ? delivery.ways.filter((way) => goesTo(way, delivery.country?.code)) : delivery.ways;
  const gift = freeGifts.gifts.find(({ chosen }) => chosen);
  const rows: Sum[] = [{ key: 'worth', label: t('worth'), value: money(worth[priceType]) }];
  if (rebate.gross > 0)
    rows.push({ key: 'code', label: t('codeRebate', { code: code?.code ?? '' }), value: money(-rebate[priceType]) });
  if (gift) rows.push({ key: 'gift', label: t('giftLine', { name: gift.name }), value: t('giftPrice') });
  if (deposit > 0) rows.push({ key: 'deposit', label: t('deposits'), value: money(deposit) });
  if (points > 0) rows.push({ key: 'points', label: t('pointsTotal'), value: t('points', { n: points }) });
  if (delivery.cheapest) {
    const label = (
      <>
        {t('delivery')} <span className="small muted">{t('deliveryCheapest')}</span>
      </>
    );
    const cost = delivery.cheapest[priceType];
    rows.push({ key: 'delivery', label, value: cost === 0 ? t('deliveryFree') : money(cost) });
  }
  const byCard = cardShare(basket, total.gross);
  if (byCard === 0) rows.push({ key: 'total', label: t('total'), value: money(total[priceType]), total: true });
  else {
    rows.push({ key: 'total', label: t('total'), value: money(total.gross) });
    rows.push({ key: 'card', label: t('cardRow', { tail: basket.card?.tail ?? '' }), value: money(-byCard) });
    rows.push({ key: 'toPay', label: t('toPay'), value: money(total.gross - byCard), total: true });
  }
  rows.push(...aboutSum(byCard === 0 ? total[priceType] : total.gross - byCard));
  return (
    <section className={`stack ${styles.summary}`} aria-labelledby="basket-summary">
      <h2 id="basket-summary">{t('summary')}</h2>
      <Sums sums={rows} />
      <p className={styles.quiet}>
        {byCard > 0
          ? t('cardVat', { total: money(total.gross), vat: money(total.gross - total.net) })
          : priceType === 'net'
            ? t('plusVat', { gross: money(total.gross) })
            : t('withVat', { vat: money(total.gross - total.net) })}{' '}
        {!delivery.sent && t('deliveryNone')}
        {delivery.sent && !delivery.cheapest && t(delivery.country ? 'deliveryNotThere' : 'deliveryUnknown')}
      </p>
      {delivery.abroad && <Where delivery={delivery} />}
      <WhenItComes delivery={delivery} />
      {ways.length > 0 && (
        <Fold summary={t('deliveryWays')} className={styles.ways}>
          <Sums
            sums={ways.map(({ id, name, cost }) => ({
              key: id,
              label: nbsp(name),
              value: cost.gross === 0 ? t('deliveryFree') : money(cost[priceType]),
            }))}
          />
        </Fold>
      )}
      {pointsEarned > 0 && (
        <p className={styles.quiet}>
          {t('pointsEarned', { n: pointsEarned })} {pointsHeld === undefined && t('pointsNeedAccount')}
        </p>
      )}
      {pointsHeld !== undefined && (points > 0 || pointsHeld > 0) && (
        <p className={styles.quiet}>{t('pointsHeld', { n: pointsHeld })}</p>
      )}
      {children}
      <p className={styles.quiet}>{t('noReservation')}</p>
    </section>
  );
}

/** Where it is counted for, once that is not home, and the way to choose. */
function Where({ delivery: { country } }: { delivery: DeliveryView }) {
  const t = useText(basketTexts);
  return (
    <p className={styles.quiet}>
      {country && `${t('deliveryTo', { country: country.name })} `}
      <a href={REGION_PATH}>{t('deliveryChange')}</a>
    </p>
  );
}

/** When the last thing of it leaves, and is there whichever way is chosen; nothing where the shop does not know. */
function WhenItComes({ delivery: { leaves, arrives } }: { delivery: DeliveryView }) {
  const t = useText(deliveryTexts);
  const when = leaves && whenItLeaves(t, leaves);
  if (when === undefined) return null;
  const words = [t('leaves', { when }), ...(arrives ? [t('arrives', { when: whenItArrives(t, arrives) })] : [])];
  return <p className={styles.quiet}>{words.map((one) => `${one}.`).join(' ')}</p>;
}
