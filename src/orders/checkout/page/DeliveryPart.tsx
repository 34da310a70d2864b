import type { BasketView } from '../../../basket/view.ts';
import { FormField } from '../../../forms/ui/FormField.tsx';
import { useFormField } from '../../../forms/ui/useFormField.ts';
import { formatMoney } from '../../../kit/priceFormat.ts';
import { Choice, Choices } from '../../../ui/Choice.tsx';
import { Fieldset } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useText } from '../../../ui/TextContext.tsx';
import { LONGEST_POINT } from '../form.ts';
import { checkoutTexts } from '../texts.ts';
import type { ShownWay } from '../view.ts';
import styles from './CheckoutPage.module.css';

interface DeliveryPartProps {
  ways: readonly ShownWay[];
  /** Value of the way that is chosen. */
  chosen: string;
  basket: BasketView;
  point: string;
  onChoose(value: string): void;
}

/** How it comes, what that costs and when it leaves. */
export function DeliveryPart({ ways, chosen, basket, point, onChoose }: DeliveryPartProps) {
  const t = useText(checkoutTexts);
  const { answer } = useFormField('shipping');
  const { currency, priceType, delivery } = basket;
  return (
    <section className={styles.part} aria-labelledby="zamowienie-dostawa">
      <h2 id="zamowienie-dostawa">{t('deliveryTitle')}</h2>
      {delivery.sent && ways.length === 0 && <Note kind="warn">{t('deliveryImpossible')}</Note>}
      {!delivery.sent && <p>{t('deliveryNone')}</p>}
      {ways.length > 0 && (
        <Fieldset legend={t('deliveryTitle')} legendHidden error={answer?.text}>
          <Choices>
            {ways.map((way) => (
              <Choice
                key={way.value}
                id={`shipping-${way.value}`}
                name="shipping"
                value={way.value}
                required
                data-point={way.points === undefined ? undefined : ''}
                defaultChecked={way.value === chosen}
                onChange={() => onChoose(way.value)}
                price={way.cost.gross === 0 ? t('free') : formatMoney(way.cost[priceType], currency)}
                help={helpOf(way, t)}
              >
                {way.prepaid ? way.name : t('onDelivery', { name: way.name })}
              </Choice>
            ))}
          </Choices>
        </Fieldset>
      )}
      {ways.some(({ points }) => points !== undefined) && (
        <div className={styles.point}>
          <FormField
            id="pickup_point"
            name="pickup_point"
            label={t('point')}
            help={t('pointHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            enterKeyHint="next"
            maxLength={LONGEST_POINT}
            defaultValue={point}
          />
        </div>
      )}
    </section>
  );
}

function helpOf({ leaves, days, pickUp }: ShownWay, t: ReturnType<typeof useText<typeof checkoutTexts.values>>) {
  if (leaves === undefined) return undefined;
  if (pickUp) return t('readyWhen', { when: leaves });
  return days === undefined
    ? t('promise', { when: leaves })
    : `${t('promise', { when: leaves })} ${t('onTheWay', { n: days })}`;
}
