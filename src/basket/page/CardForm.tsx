import { useState } from 'react';
import { cardShare } from '../../giftCards/model.ts';
import { formatDate } from '../../kit/dates.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Input } from '../../ui/Input.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { BASKET_PATH } from '../path.ts';
import { basketTexts } from '../texts.ts';
import type { BasketView, CardView } from '../view.ts';
import styles from './CardForm.module.css';
import { answerOf, type FieldWords } from './live.ts';

const NUMBER = 'giftcard_id';

/** A gift card: what it pays and what stays on it, why it does not pay, how to put it off; without one, fields for it. */
export function CardForm({ basket, words }: { basket: BasketView; words: FieldWords | undefined }) {
  const t = useText(basketTexts);
  const { card } = basket;
  // Only the first time: what a shopper has opened does not close under their hands.
  const [open] = useState(card !== undefined || words !== undefined);
  return (
    <Fold summary={t('cardTitle')} open={open} className={styles.fold} id="karta">
      {card ? (
        <State card={card} basket={basket} />
      ) : (
        <form method="post" action={BASKET_PATH} className={`stack ${styles.form}`}>
          <Field id={NUMBER} label={t('cardNumber')} help={t('cardNumberHelp')} answer={answerOf(words)}>
            {(control) => (
              <Input
                {...control}
                name="giftcard_id"
                defaultValue={words?.typed}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={t('cardPin')} help={t('cardPinHelp')}>
            {(control) => (
              <Input
                {...control}
                {...(words?.wrong.includes('pin_value') && {
                  'aria-invalid': true,
                  // Said once for both fields, under the first.
                  'aria-describedby': `${NUMBER}-answer ${control['aria-describedby']}`,
                })}
                name="pin_value"
                autoComplete="off"
                inputMode="numeric"
              />
            )}
          </Field>
          <Button type="submit">{t('cardUse')}</Button>
        </form>
      )}
    </Fold>
  );
}

function State({ card, basket }: { card: CardView; basket: BasketView }) {
  const t = useText(basketTexts);
  const { tail, balance, expiresAt, stop } = card;
  const money = (grosze: number) => formatMoney(grosze, basket.currency);
  const share = cardShare(basket, basket.total.gross);
  // The last day on which it pays.
  const date = formatDate(expiresAt - 1);
  return (
    <Note
      kind={stop === undefined ? 'ok' : 'warn'}
      title={stop === undefined ? t('cardWorks', { tail, amount: money(share) }) : t('cardStopped', { tail })}
    >
      {stop === undefined && <p>{t('cardLeft', { balance: money(balance), left: money(balance - share), date })}</p>}
      {stop === 'expired' && <p>{t('card_expired', { date })}</p>}
      {stop !== undefined && stop !== 'expired' && <p>{t(`card_${stop}`)}</p>}
      <form method="post" action={BASKET_PATH}>
        <Button type="submit" name="card_off" value="1" variant="plain" size="sm">
          {t('cardRemove', { tail })}
        </Button>
      </form>
    </Note>
  );
}
