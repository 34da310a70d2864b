import { nbsp } from '../../kit/typography.ts';
import { OrderLines, OrderSums } from '../../orderPages/order/OrderLines.tsx';
import layout from '../../orderPages/order/OrderPage.module.css';
import { Button } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { subscriptionTexts } from '../texts.ts';
import type { Done } from './form.ts';
import { Manage } from './Manage.tsx';
import styles from './SubscriptionPage.module.css';
import type { SubscriptionView } from './view.ts';

export interface SubscriptionPageProps {
  view: SubscriptionView;
  /** Where its forms are posted, the same with the question before the end, and the order it was opened by. */
  paths: { at: string; ask: string; order: string };
  /** Whether it asks before it ends. */
  ask: boolean;
  done?: Done | undefined;
  error?: 'refused' | 'date' | 'often' | undefined;
}

/** What is ordered again and again, when the next time, and the way out. */
export function SubscriptionPage({ view, paths, ask, done, error }: SubscriptionPageProps) {
  const t = useText(subscriptionTexts);
  const { number, state, every, now, lines, names, sums, announced, pay, how, orders } = view;
  return (
    <Wrap className={layout.page}>
      <div className={layout.head}>
        <h1>{t('titleOf', { number })}</h1>
        <p>
          <strong>{t(`state_${state}`)}</strong>
          {state !== 'cancelled' && `. ${every}`}
        </p>
        <p className="lead">{nbsp(now)}</p>
      </div>
      {(done || error === 'refused' || error === 'often' || ask) && (
        <div className={layout.notes}>
          {done && (
            <Note kind="ok" role="status" title={t(`done_${done}`)}>
              <p>{t('doneText')}</p>
            </Note>
          )}
          {error === 'refused' && (
            <Note kind="err" role="alert" title={t('refused')}>
              <p>{t('refusedText')}</p>
            </Note>
          )}
          {error === 'often' && (
            <Note kind="err" role="alert" title={t('refused')}>
              <p>{t('oftenText')}</p>
            </Note>
          )}
          {ask && view.actions.cancel && <CancelAsk least={view.actions.cancel.least} {...paths} />}
        </div>
      )}
      <div className={`stack ${layout.columns}`}>
        <div className={`stack ${layout.main}`}>
          <section aria-labelledby="w-abonamencie">
            <h2 id="w-abonamencie">{t('linesTitle')}</h2>
            {lines.length > 0 ? (
              <OrderLines lines={lines} />
            ) : (
              <ul className={`stack ${styles.names}`}>
                {names.map((name) => (
                  <li key={name}>{nbsp(name)}</li>
                ))}
              </ul>
            )}
          </section>
          {state !== 'cancelled' && (
            <Manage actions={view.actions} at={paths.at} ask={paths.ask} badDate={error === 'date'} />
          )}
        </div>
        <div className={`stack ${layout.aside}`}>
          {sums.length > 0 && (
            <section className={layout.box} aria-labelledby="nastepne">
              <h2 id="nastepne">{t('nextTitle')}</h2>
              <p className={`small muted ${styles.lead}`}>{t('nextPrice')}</p>
              <OrderSums sums={sums} />
              <div className={`stack ${styles.notes}`}>
                {[announced, how, pay].filter(Boolean).map((words) => (
                  <p key={words} className="small muted">
                    {nbsp(words ?? '')}
                  </p>
                ))}
              </div>
            </section>
          )}
          <section aria-labelledby="zamowienia">
            <h2 id="zamowienia">{t('historyTitle')}</h2>
            <ul className={`stack ${styles.orders}`}>
              {orders.map((order) => (
                <li key={order.number}>
                  <a href={order.href}>{t('orderNumber', { number: order.number })}</a>
                  <span className="small muted">{nbsp(order.placed)}</span>
                  <span className={styles.total}>{order.total}</span>
                </li>
              ))}
            </ul>
            <p className={styles.back}>
              <a href={paths.order}>{t('toOrder')}</a>
            </p>
          </section>
        </div>
      </div>
    </Wrap>
  );
}

function CancelAsk({ least, at }: { least: number | undefined; at: string }) {
  const t = useText(subscriptionTexts);
  return (
    <Note kind="warn" role="alert" title={t('cancelAsk')}>
      <p>{least === undefined ? t('cancelAskText') : t('cancelLeast', { n: least })}</p>
      <form method="post" action={at} className={layout.ask}>
        <Button type="submit" variant="buy" name="do" value="cancel">
          {t('cancelYes')}
        </Button>
        <Button href={at}>{t('cancelNo')}</Button>
      </form>
    </Note>
  );
}
