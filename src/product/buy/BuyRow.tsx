import type { ReactNode } from 'react';
import { BASKET_PATH } from '../../basket/path.ts';
import { lineTotal } from '../../kit/money.ts';
import { formatQuantity } from '../../kit/quantity.ts';
import { useGuest } from '../../session/useGuest.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { Note } from '../../ui/Note.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import { totalOf } from './Prices.tsx';
import { StatusWords, statusName } from './Status.tsx';
import type { BuyActions } from './state/actions.ts';
import type { Buying, QuantityEnds } from './state/buying.ts';
import type { BuyState } from './state/buyState.ts';
import { isStale } from './state/choice.ts';
import type { BuyView } from './state/model.ts';
import type { Busy } from './state/useSending.ts';
import { buyTexts } from './texts.ts';

interface Props {
  view: BuyView;
  now: Buying;
  state: BuyState;
  actions: BuyActions;
  /** Text of the quantity field. */
  text: string;
  ends: QuantityEnds;
  busy: Busy | undefined;
  /** True: it was just put into the basket, and what says so leads there. */
  added: boolean;
}

const REASON = 'projector_reason';

const BOUND_TEXTS = { min: 'atLeast', max: 'atMost', step: 'inSteps', short: 'tooLittle', unread: 'unread' } as const;

/** Quantity and the button; whatever keeps it from being pressed stands beside it. */
export function BuyRow({ view, now, state, actions, text, ends, busy, added }: Props) {
  const t = useText(buyTexts);
  const stale = isStale(now);
  const open = state === 'open';
  // What another size is like is not known until the shop has answered: a press waits for it.
  const pressable = open || stale;
  const told = state === 'disable' && now.state.availability.visible === 'y';
  const offered = open || state === 'loyalty';
  const forPoints = offered && now.state.prices.points !== undefined && !now.subscribed;
  const { bound } = now;
  const guest = useGuest();
  return (
    <div className={styles.buyRow} id="projector_buttons_section">
      <div className={styles.add}>
        {offered && (
          <Stepper
            label={t('quantityOf', { unit: view.unit.name })}
            value={text}
            onValue={actions.type}
            onCommit={actions.typed}
            onStep={actions.step}
            atLeast={ends.least}
            atMost={ends.most}
            input={{
              id: 'projector_number',
              name: 'number',
              inputMode: view.precision > 0 ? 'decimal' : 'numeric',
              'aria-describedby': 'projector_number_message',
              onKeyDown: (event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                actions.typed();
              },
            }}
          />
        )}
        <Button
          variant="buy"
          className={styles.button}
          id="projector_button_basket"
          // What only points buy has a button of its own.
          hidden={state === 'loyalty' && !stale}
          type={pressable ? 'submit' : 'button'}
          disabled={!pressable}
          {...workOf(busy === 'add', now.waiting)}
          aria-describedby={pressable ? undefined : REASON}
        >
          <Words waiting={now.waiting}>{t('add')}</Words>
        </Button>
      </div>
      {ends.held > 0 && (
        <p className={styles.small} id="projector_in_basket">
          {t('inBasket', { quantity: `${formatQuantity(ends.held, view.precision)} ${view.unit.name}` })}{' '}
          {!added && <a href={BASKET_PATH}>{t('toBasket')}</a>}
        </p>
      )}
      <div id="projector_number_message" role="status">
        {bound && (
          <FieldMessage key={bound.turn} kind="info">
            {t(BOUND_TEXTS[bound.kind], { n: bound.bound, unit: view.unit.name })}
          </FieldMessage>
        )}
      </div>
      {forPoints && (
        <Button
          id="projector_button_points_basket"
          type="submit"
          name="forpoints"
          value="1"
          wide
          variant={state === 'loyalty' ? 'buy' : 'outline'}
          {...workOf(busy === 'points', now.waiting)}
        >
          <Words waiting={now.waiting}>
            {t('addForPoints')} ·{' '}
            {t('points', { n: lineTotal(Number(now.state.prices.points), now.quantity, view.precision) })}
          </Words>
        </Button>
      )}
      {/* Below what is pressed: it comes between the press and the release of a mouse, and must not move the button away. */}
      {open && Number(now.state.prices.value) > 0 && now.quantity !== 10 ** view.precision && (
        <p className={classes(styles.total, stale && styles.unknown)} id="projector_sellbyprice">
          {t(view.priceType === 'net' ? 'totalNet' : 'total', totalOf(view, now))}
        </p>
      )}
      {!pressable && (
        <Note id={REASON} kind="info" {...(told ? {} : { title: statusName(state, now, t) })}>
          {told && (
            <div id="projector_status">
              <StatusWords view={view} now={now} t={t} />
            </div>
          )}
          {state === 'loyalty' && guest && (
            <p>
              {t('pointsSignIn')}{' '}
              <a href={`/logowanie?dalej=${encodeURIComponent(view.path)}`} data-own="sign-in">
                {t('signIn')}
              </a>
            </p>
          )}
          {state === 'phone' && (
            <p>
              <a href={view.contactHref}>{t('contact')}</a>
            </p>
          )}
        </Note>
      )}
    </div>
  );
}

/** A press while the shop is asked is taken, and waits with the button. */
const workOf = (busy: boolean, waiting: boolean) =>
  waiting ? { 'aria-busy': true, ...(busy ? { 'data-taken': '' } : {}) } : { busy };

/** What a button is for; while the shop is asked, that it is, which is seen when the answer takes its time. */
function Words({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  const t = useText(buyTexts);
  if (!waiting) return children;
  return (
    <span className={styles.waiting}>
      <span aria-hidden="true">{children}</span>
      <span>{t('checkingPrice')}</span>
    </span>
  );
}
