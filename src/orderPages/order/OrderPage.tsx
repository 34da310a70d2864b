import type { ReactNode } from 'react';
import { Durability, LegalGuarantee } from '../../catalogue/guarantee/Guarantee.tsx';
import { guaranteeTexts } from '../../catalogue/guarantee/texts.ts';
import { phoneHref, unbroken } from '../../kit/phone.ts';
import { nbsp } from '../../kit/typography.ts';
import type { OrderInvoice, Shipment } from '../../orders/model.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { iconOk } from '../../ui/icons.ts';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { unbrokenCodes } from '../../ui/unbrokenCodes.tsx';
import { ReturnSteps } from '../../withdrawals/ReturnSteps.tsx';
import { withdrawTexts } from '../../withdrawals/texts.ts';
import { Downloads } from '../downloads/Downloads.tsx';
import { BoughtCards } from '../giftCards/BoughtCards.tsx';
import { orderPageTexts } from '../texts.ts';
import { OrderLines, OrderSums } from './OrderLines.tsx';
import styles from './OrderPage.module.css';
import { Transfer } from './Transfer.tsx';
import type { OrderPageView } from './view.ts';

interface OrderPageProps {
  order: OrderPageView;
  company: { email: string; phone: string };
  /** What came of what was asked for, and questions. */
  notes?: ReactNode;
  /** What becomes of the subscription that it is of. */
  subscription?: ReactNode;
  /** What may be left alone, after all that is of the order. */
  offer?: ReactNode;
  /** Picture of the transfer for a bank's program. */
  qr?: ReactNode;
  /** Verification code of the invoice. */
  invoiceQr?: ReactNode;
}

/** An order for whoever placed it: thanks at first, and afterwards where it is. */
export function OrderPage({ order, company, notes, subscription, offer, qr, invoiceQr }: OrderPageProps) {
  const t = useText(orderPageTexts);
  const guarantee = useText(guaranteeTexts);
  const withdrawal = useText(withdrawTexts);
  const { number, fresh, steps, lines, sums, transfer, pay, remarks, history } = order;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1>{fresh ? t('thanks') : t('number', { number })}</h1>
        <p>
          {fresh && <strong>{t('number', { number })}, </strong>}
          {nbsp(order.placed)}
        </p>
        <p className="lead">{nbsp(order.state)}</p>
        {fresh && <p>{t('mailed', { email: order.email })}</p>}
      </div>
      {notes && <div className={styles.notes}>{notes}</div>}
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={t('steps')}>
          {steps.map(({ word, done, current }) => (
            <li key={word} data-done={done || undefined} aria-current={current ? 'step' : undefined}>
              {done && <Icon of={iconOk} size="sm" />}
              {t(word)}
              {done && <span className="vh">, {t('stepDone')}</span>}
            </li>
          ))}
        </ol>
      )}
      <div className={`stack ${styles.columns}`}>
        <div className={`stack ${styles.main}`}>
          {transfer.length > 0 && <Transfer rows={transfer} qr={qr} />}
          {pay && (
            <section className={`${styles.box} ${styles.screen}`} aria-labelledby="zaplata">
              <h2 id="zaplata">{t('payOnlineTitle')}</h2>
              <Button variant="buy" href={pay.href}>
                {t('payOnline', { amount: pay.amount })}
              </Button>
            </section>
          )}
          {order.cards && <BoughtCards view={order.cards} />}
          {order.downloads && <Downloads view={order.downloads} company={company} />}
          <section aria-labelledby="zamowione">
            <h2 id="zamowione">{t('linesTitle')}</h2>
            <OrderLines lines={lines} />
          </section>
          <Facts order={order} invoiceQr={invoiceQr} />
          {remarks !== '' && (
            <section aria-labelledby="uwagi">
              <h2 id="uwagi">{t('remarksTitle')}</h2>
              <p className={styles.remarks}>{remarks}</p>
            </section>
          )}
        </div>
        <div className={`stack ${styles.aside}`}>
          <section className={styles.box} aria-labelledby="razem">
            <h2 id="razem">{t('sumsTitle')}</h2>
            <OrderSums sums={sums} />
            {order.prize !== undefined && <p className="small muted">{nbsp(order.prize)}</p>}
          </section>
          {subscription}
          {order.returns.length > 0 && (
            <section className={styles.box} aria-labelledby="zwrot">
              <h2 id="zwrot">{withdrawal('returnTitle')}</h2>
              {order.returns.map((way, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two may be the same
                <ReturnSteps key={place} way={way} />
              ))}
            </section>
          )}
          {order.cancel !== undefined && <Cancel href={order.cancel} />}
          {order.withdraw && <Rights withdraw={order.withdraw} />}
          {order.goods && (
            <section aria-labelledby="gwarancja">
              <h2 id="gwarancja">{guarantee('title')}</h2>
              <LegalGuarantee notice={order.notice} />
            </section>
          )}
          {order.durable.length > 0 && (
            <section aria-labelledby="garan">
              <h2 id="garan">{guarantee('durability')}</h2>
              {order.durable.map((given) => (
                <Durability key={given.producer + given.model} given={given} />
              ))}
            </section>
          )}
          <section aria-labelledby="historia">
            <h2 id="historia">{t('historyTitle')}</h2>
            <ol className={styles.history}>
              {history.map(({ at, words }) => (
                <li key={at + words}>
                  <span className="small muted">{nbsp(at)}</span>
                  <br />
                  {nbsp(words)}
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="pytania">
            <h2 id="pytania">{t('helpTitle')}</h2>
            <p>
              {t('helpWrite')} <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p>
              {t('helpCall')} <a href={phoneHref(company.phone)}>{unbroken(company.phone)}</a>
            </p>
          </section>
          {offer && <div className={styles.screen}>{offer}</div>}
        </div>
      </div>
    </Wrap>
  );
}

function Facts({
  order: { delivery, shipment, invoice, payment, addresses },
  invoiceQr,
}: Pick<OrderPageProps, 'order' | 'invoiceQr'>) {
  const t = useText(orderPageTexts);
  const fact = (title: string, lines: readonly string[], more?: ReactNode) => (
    <section key={title} aria-label={title}>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{nbsp(line)}</p>
      ))}
      {more}
    </section>
  );
  return (
    <div className={styles.facts}>
      {fact(t('deliveryTitle'), delivery, shipment && <Parcel {...shipment} />)}
      {fact(t('paymentTitle'), payment)}
      {addresses.map(({ key, lines }) => fact(t(key), lines))}
      {invoice && fact(t('ksefTitle'), [], <Invoice {...invoice} qr={invoiceQr} />)}
    </div>
  );
}

function Invoice({ number, href, qr }: OrderInvoice & { qr: ReactNode }) {
  const t = useText(orderPageTexts);
  return (
    <>
      <p className={styles.parcel}>{unbrokenCodes(t('ksefNumber', { number }))}</p>
      {href !== undefined && (
        <p className={styles.screen}>
          <a href={href} rel="nofollow noopener noreferrer">
            {t('ksefOpen')}
          </a>
        </p>
      )}
      {qr && <div className={styles.code}>{qr}</div>}
    </>
  );
}

function Parcel({ number, href }: Shipment) {
  const t = useText(orderPageTexts);
  return (
    <>
      <p className={styles.parcel}>{t('shipment', { number })}</p>
      {href !== undefined && (
        <p className={styles.screen}>
          <a href={href} rel="nofollow noopener noreferrer">
            {t('track')}
          </a>
        </p>
      )}
    </>
  );
}

function Cancel({ href }: { href: string }) {
  const t = useText(orderPageTexts);
  return (
    <section className={`${styles.box} ${styles.screen}`} aria-labelledby="rezygnacja">
      <h2 id="rezygnacja">{t('cancelTitle')}</h2>
      <div className={styles.actions}>
        <p>{t('cancelText')}</p>
        <Button href={href}>{t('cancel')}</Button>
      </div>
    </section>
  );
}

/** The way out of a contract, as prominent as the law wants it (Directive 2011/83/EU, art. 11a). */
function Rights({ withdraw }: { withdraw: NonNullable<OrderPageView['withdraw']> }) {
  const t = useText(orderPageTexts);
  const withdrawal = useText(withdrawTexts);
  const { href, until, travels, days } = withdraw;
  return (
    <section className={styles.box} aria-labelledby="odstapienie">
      <h2 id="odstapienie">{t('withdrawTitle')}</h2>
      <div className={styles.actions}>
        <p>
          {t('withdrawText')}{' '}
          {until === undefined
            ? t('withdrawOpen', { n: days })
            : t(travels ? 'withdrawUntil' : 'withdrawUntilContract', { date: until })}
        </p>
        <div className={styles.screen}>
          <Button href={href}>{withdrawal('here')}</Button>
        </div>
      </div>
    </section>
  );
}
