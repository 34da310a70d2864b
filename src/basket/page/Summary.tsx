import type { ReactNode } from 'react';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { Fold } from '../../ui/Fold.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { basketTexts } from '../texts.ts';
import type { BasketView } from '../view.ts';
import styles from './Summary.module.css';

/** What it all costs, sum by sum, on the side that the shop shows first. `children`: what comes next. */
export function Summary({ basket, children }: { basket: BasketView; children: ReactNode }) {
  const t = useText(basketTexts);
  const { worth, rebate, deposit, points, pointsEarned, priceType, currency, total, code, delivery, gratis } = basket;
  const money = (amount: Grosze) => formatMoney(amount, currency);
  const gift = gratis.gifts.find(({ chosen }) => chosen);
  const rows: [key: string, label: ReactNode, value: string][] = [['worth', t('worth'), money(worth[priceType])]];
  if (rebate.gross > 0) rows.push(['code', t('codeRebate', { code: code?.code ?? '' }), money(-rebate[priceType])]);
  if (gift) rows.push(['gift', t('giftLine', { name: gift.name }), t('giftPrice')]);
  if (deposit > 0) rows.push(['deposit', t('deposits'), money(deposit)]);
  if (points > 0) rows.push(['points', t('pointsTotal'), t('points', { n: points })]);
  if (delivery.cheapest) {
    const label = (
      <>
        {t('delivery')} <span className={styles.aside}>{t('deliveryCheapest')}</span>
      </>
    );
    const cost = delivery.cheapest[priceType];
    rows.push(['delivery', label, cost === 0 ? t('deliveryFree') : money(cost)]);
  }
  return (
    <section className={styles.summary} aria-labelledby="basket-summary">
      <h2 id="basket-summary">{t('summary')}</h2>
      <dl className={styles.sums}>
        {rows.map(([key, label, value]) => (
          <div key={key} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd>{money(total[priceType])}</dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {priceType === 'net'
          ? t('plusVat', { gross: money(total.gross) })
          : t('withVat', { vat: money(total.gross - total.net) })}{' '}
        {!delivery.sent && t('deliveryNone')}
        {delivery.sent && !delivery.cheapest && t('deliveryUnknown')}
      </p>
      {delivery.ways.length > 0 && (
        <Fold summary={t('deliveryWays')} className={styles.ways}>
          <dl className={styles.sums}>
            {delivery.ways.map(({ id, name, cost }) => (
              <div key={id} className={styles.row}>
                <dt>{name}</dt>
                <dd>{cost.gross === 0 ? t('deliveryFree') : money(cost[priceType])}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      )}
      {pointsEarned > 0 && (
        <p className={styles.quiet}>
          {t('pointsEarned', { n: pointsEarned })} {t('pointsNeedAccount')}
        </p>
      )}
      {children}
      <p className={styles.quiet}>{t('noReservation')}</p>
    </section>
  );
}
