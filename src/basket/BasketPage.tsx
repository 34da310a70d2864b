import { type ReactNode, useEffect, useRef } from 'react';
import type { Grosze } from '../kit/money.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import { Button } from '../ui/Button.tsx';
import { Dots } from '../ui/Dots.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Wrap } from '../ui/layout/Wrap.tsx';
import { Note } from '../ui/Note.tsx';
import { useText } from '../ui/TextContext.tsx';
import { BasketLine } from './BasketLine.tsx';
import styles from './BasketPage.module.css';
import { basketTexts } from './texts.ts';
import type { BasketView, LineView } from './view.ts';

/** What came of the form that led here. */
export interface ShownAnswer {
  kind: 'ok' | 'err';
  title: string;
  text?: string;
  link?: { href: string; label: string };
}

interface BasketPageProps {
  basket: BasketView;
  /** Missing: delivery is never free for its worth alone. */
  freeDeliveryFrom?: Grosze | undefined;
  answer?: ShownAnswer | undefined;
  /** The form with the button that takes a line out. */
  remove(line: LineView, name: string): ReactNode;
}

/** What lies in the basket, what it costs, and what has changed since it was put there. */
export function BasketPage({ basket, freeDeliveryFrom, answer, remove }: BasketPageProps) {
  const t = useText(basketTexts);
  const { lines } = basket;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        {lines.length > 0 && <p className="muted">{t('products', { n: lines.length })}</p>}
      </div>
      {answer && <Answer key={answer.title} {...answer} />}
      {lines.length === 0 ? (
        <Empty title={t('emptyTitle')} action={<Button href="/nowosci">{t('emptyAction')}</Button>}>
          <p>{t('emptyText')}</p>
        </Empty>
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="basket-lines">
            <h2 id="basket-lines" className="vh">
              {t('lines')}
            </h2>
            {freeDeliveryFrom !== undefined && <FreeDelivery basket={basket} from={freeDeliveryFrom} />}
            <ul className={styles.lines}>
              {lines.map((line) => (
                <BasketLine key={line.id} line={line} basket={basket} remove={(name) => remove(line, name)} />
              ))}
            </ul>
            <p className={styles.more}>
              <a href="/nowosci">{t('continue')}</a>
            </p>
          </section>
          <Summary basket={basket} />
        </div>
      )}
    </Wrap>
  );
}

/** Read out where it appears after the page, and found first by those whose page was made anew. */
function Answer({ kind, title, text, link }: ShownAnswer) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <Note ref={note} kind={kind} role={kind === 'err' ? 'alert' : 'status'} title={title} className={styles.answer}>
      {text !== undefined && <p>{text}</p>}
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </Note>
  );
}

function FreeDelivery({ basket: { worth, currency }, from }: { basket: BasketView; from: Grosze }) {
  const t = useText(basketTexts);
  const left = from - worth.gross;
  return (
    <div className={styles.free}>
      <p>{left > 0 ? t('toFreeDelivery', { price: formatMoney(left, currency) }) : t('freeDelivery')}</p>
      <Dots share={from === 0 ? 1 : worth.gross / from} />
    </div>
  );
}

function Summary({ basket: { worth, deposit, points, priceType, currency } }: { basket: BasketView }) {
  const t = useText(basketTexts);
  const money = (amount: Grosze) => formatMoney(amount, currency);
  return (
    <section className={styles.summary} aria-labelledby="basket-summary">
      <h2 id="basket-summary">{t('summary')}</h2>
      <dl className={styles.sums}>
        {deposit > 0 && (
          <>
            <dt>{t('worth')}</dt>
            <dd>{money(worth[priceType])}</dd>
            <dt>{t('deposits')}</dt>
            <dd>{money(deposit)}</dd>
          </>
        )}
        {points > 0 && (
          <>
            <dt>{t('pointsTotal')}</dt>
            <dd>{t('points', { n: points })}</dd>
          </>
        )}
        <dt className={styles.total}>{t('total')}</dt>
        <dd className={styles.total}>{money(worth[priceType] + deposit)}</dd>
      </dl>
      <p className={styles.quiet}>
        {priceType === 'net'
          ? t('plusVat', { gross: money(worth.gross + deposit) })
          : t('withVat', { vat: money(worth.gross - worth.net) })}{' '}
        {t('withoutDelivery')}
      </p>
      <p className={styles.quiet}>{t('noReservation')}</p>
    </section>
  );
}
