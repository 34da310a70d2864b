import type { ComponentType, ReactNode } from 'react';
import { contentsWords } from '../../basket/contents.ts';
import { amountOf, nameOf } from '../../basket/names.ts';
import type { KnownLine } from '../../basket/view.ts';
import { formatIsoDayAt } from '../../kit/days.ts';
import type { Grosze } from '../../kit/money.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { nbsp } from '../../kit/typography.ts';
import type { OrderSums } from '../../orders/model.ts';
import * as boxes from '../../pictures/boxes.ts';
import { pictureProps } from '../../pictures/props.ts';
import { Icon } from '../../ui/Icon.tsx';
import { iconInfo } from '../../ui/icons.ts';
import { Plate } from '../../ui/Plate.tsx';
import { type Sum, Sums } from '../../ui/Sums.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { keptLines } from '../rights.ts';
import { checkoutTexts } from '../texts.ts';
import type { NextOrders, ShownWay } from '../view.ts';
import styles from './CheckoutSummary.module.css';
import { type SummedOrder, useSumRows } from './useSumRows.ts';

/** Terms of orders that follow, with the cost of each. */
export interface NextOrdersTermsProps {
  next: NextOrders;
  way: ShownWay | undefined;
  /** True when something travels, so that a way must be chosen. */
  sends: boolean;
  /** Sums of the order that is placed now. */
  sums: OrderSums;
  money(amount: Grosze): string;
}

interface CheckoutSummaryProps extends SummedOrder {
  NextOrdersTerms: ComponentType<NextOrdersTermsProps>;
  /** The button, which stands right under the sums (UPK art. 17), and what it waits for. */
  children: ReactNode;
}

/** All that is bought and what it costs, right before the button that orders it. */
export function CheckoutSummary({ view, ways, way, sums, NextOrdersTerms, children }: CheckoutSummaryProps) {
  const t = useText(checkoutTexts);
  const { basket, returnDays, withdrawalHref } = view;
  const { currency, priceType, freeGifts } = basket;
  const money = (amount: Grosze) => formatMoney(amount, currency);
  const lines = basket.lines.flatMap(({ id, known }) => (known ? [{ id, known }] : []));
  const kept = keptLines(basket.lines);
  const gift = freeGifts.gifts.find(({ chosen }) => chosen);
  const { goods, rest, due, about } = useSumRows({ view, ways, way, sums });
  const total = (
    <>
      {t('total')} <span className="small muted">{t('withVat')}</span>
    </>
  );
  const rows: Sum[] = [...goods, ...rest];
  if (due !== undefined) {
    rows.push({ key: 'total', label: total, value: <output aria-live="polite">{due}</output>, total: true });
    rows.push(...about);
  }
  return (
    <div className={styles.aside}>
      <section className={`stack ${styles.summary}`} aria-labelledby="zamowienie-razem">
        <div className={`cluster ${styles.head}`}>
          <h2 id="zamowienie-razem">{t('summaryTitle')}</h2>
          <a href="/koszyk" className="tap">
            {t('changeBasket')}
          </a>
        </div>
        <ul className={styles.lines}>
          {lines.map(({ id, known }) => (
            <li key={id}>
              <Line known={known} money={money} net={priceType === 'net'} />
            </li>
          ))}
          {gift && (
            <li className={styles.line}>
              <div className={styles.picture} aria-hidden="true">
                <Plate picture={pictureProps(gift.picture, boxes.thumb)} />
              </div>
              <div>
                <p>{nbsp([gift.name, gift.sizeName].filter(Boolean).join(', '))}</p>
                <Contents of={gift.parts} />
              </div>
              <p className={styles.price}>{t('gift')}</p>
            </li>
          )}
        </ul>
        <Sums sums={rows} />
        {due === undefined && (
          <p className={styles.later}>
            <Icon of={iconInfo} size="sm" />
            <span>{t('totalLater')}</span>
          </p>
        )}
        {basket.pointsHeld !== undefined && basket.points > 0 && (
          <p className="small muted">
            {t('pointsHeld', { n: basket.pointsHeld })} {t('pointsLeft', { n: basket.pointsHeld - basket.points })}
          </p>
        )}
        {view.subscription && (
          <NextOrdersTerms next={view.subscription} way={way} sends={basket.delivery.sent} sums={sums} money={money} />
        )}
        {children}
        <p className={`small muted ${styles.rights}`}>
          {!kept.all && (
            <>
              {t('rights', { n: returnDays })} <a href={withdrawalHref}>{t('rightsLink')}</a>.
            </>
          )}
          {kept.notes.map(
            ([note, some]) => ` ${t(note, { names: some.map(({ known }) => nameOf(known)).join(', ') })}`,
          )}
        </p>
      </section>
    </div>
  );
}

function Line({ known, money, net }: { known: KnownLine; money(amount: Grosze): string; net: boolean }) {
  const t = useText(checkoutTexts);
  const { price, points, service, subscriptionDays, parts, chosen, files } = known;
  const paid = price?.paid[net ? 'net' : 'gross'];
  return (
    <div className={styles.line}>
      <div className={styles.picture} aria-hidden="true">
        <Plate picture={pictureProps(known.picture, boxes.thumb)} />
      </div>
      <div>
        <p className={styles.name}>{nbsp(nameOf(known))}</p>
        <p className="small muted">{nbsp(amountOf(known))}</p>
        <Contents of={parts} />
        {[...chosen, ...files.map(({ label, name }) => ({ label, value: name }))].map(({ label, value }) => (
          <p key={label + value} className="small muted">
            {nbsp(`${label}: ${value}`)}
          </p>
        ))}
        {service && (
          <p className="small muted">{t('service', { label: service.label, when: formatIsoDayAt(service) })}</p>
        )}
        {subscriptionDays > 0 && <p className="small muted">{t('every', { n: subscriptionDays })}</p>}
      </div>
      <p className={styles.price}>{paid === undefined ? t('points', { n: points ?? 0 }) : money(paid)}</p>
    </div>
  );
}

/** What a bundle holds, right before it is ordered (UPK art. 17 ust. 1: the main features of what is bought). */
function Contents({ of }: { of: KnownLine['parts'] }) {
  const t = useText(checkoutTexts);
  return of.length > 0 && <p className="small muted">{t('contents', { parts: contentsWords(of) })}</p>;
}
