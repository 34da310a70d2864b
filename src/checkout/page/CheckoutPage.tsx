import { useRef } from 'react';
import { Stop } from '../../basket/Stop.tsx';
import { ORDER_PATH } from '../../orders/path.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import { CheckoutForm, type LiveCheckout } from './CheckoutForm.tsx';
import styles from './CheckoutPage.module.css';
import { useStart } from './useStart.ts';

/** One page from the basket to an order: who, where to, how, and all that is true of it right before the button. */
export function CheckoutPage(props: LiveCheckout) {
  const t = useText(checkoutTexts);
  const { basket, last } = props.view;
  const form = useRef<HTMLFormElement>(null);
  const start = useStart(props.view, props.answer, form);
  if (basket.lines.length === 0) {
    return (
      <Wrap className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Empty title={t('emptyTitle')} action={<Button href="/nowosci">{t('toShop')}</Button>}>
          <p>
            {last === undefined ? (
              t('emptyText')
            ) : (
              <a href={`/zamowienie/${last}`}>{t('lastOrder', { number: String(last) })}</a>
            )}
          </p>
        </Empty>
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1 id="zamowienie" tabIndex={-1}>
          {t('title')}
        </h1>
        <p className="lead">{t('lead')}</p>
        {props.view.guest && <SignInLine />}
      </div>
      {basket.stops.length > 0 ? (
        <Note kind="warn" title={t('stopsTitle')}>
          {basket.stops.some(({ code }) => code === 'order_notenoughpoints') && (
            <p>{t('pointsHeld', { n: basket.pointsHeld ?? 0 })}</p>
          )}
          {basket.stops.map((stop) => (
            <Stop key={stop.code} stop={stop} currency={basket.currency} signIn={SIGN_IN} />
          ))}
          <p>
            <a href="/koszyk">{t('toBasket')}</a>
          </p>
        </Note>
      ) : basket.delivery.sent && props.view.ways.length === 0 ? (
        <Note kind="warn">{t('deliveryImpossible')}</Note>
      ) : (
        <CheckoutForm
          key={start.turn}
          {...props}
          answer={props.answer === start.past ? undefined : props.answer}
          start={start.values}
          element={form}
        />
      )}
    </Wrap>
  );
}

const SIGN_IN = `/logowanie?dalej=${encodeURIComponent(ORDER_PATH)}`;

/** Whoever has an account need not write their address once more; nobody has to have one. */
function SignInLine() {
  const t = useText(checkoutTexts);
  return (
    <p>
      {t('haveAccount')}{' '}
      <a href={SIGN_IN} data-own="sign-in">
        {t('signIn')}
      </a>
    </p>
  );
}
