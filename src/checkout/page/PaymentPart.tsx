import { type ReactNode, use } from 'react';
import { FormContext } from '../../forms/ui/FormContext.ts';
import { useFormField } from '../../forms/ui/useFormField.ts';
import type { PaymentMethod } from '../../orders/model.ts';
import { namesInShort } from '../../payments/wayNames.ts';
import { Choice, Choices } from '../../ui/Choice.tsx';
import { Fieldset } from '../../ui/Field.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { checkoutTexts } from '../texts.ts';
import styles from './CheckoutPage.module.css';
import { StepHead } from './StepHead.tsx';

interface PaymentPartProps {
  payments: readonly PaymentMethod[];
  chosen: string;
  /** What paying on delivery costs more; missing while that is not known. */
  more: string | undefined;
  /** Ways of paying online by the names of the provider. */
  onlineNames: readonly string[] | undefined;
  /** The point that is chosen, where nothing can be paid there. */
  takesNoMoney: string | undefined;
  onChoose(payment: string): void;
}

/** How it is paid; where there is one way alone, that is said. */
export function PaymentPart({ payments, chosen, more, onlineNames, takesNoMoney, onChoose }: PaymentPartProps) {
  const t = useText(checkoutTexts);
  const active = use(FormContext)?.active === true;
  const { answer } = useFormField('payform_id');
  const [only] = payments;
  const priceOf = (payment: PaymentMethod): ReactNode => {
    if (more === undefined || payments.length === 1) return undefined;
    return payment === 'on_delivery' ? t('paymentMore', { price: more }) : t('paymentNoMore');
  };
  const helpOf = (payment: PaymentMethod): string | undefined => {
    if (payment === 'nothing') return undefined;
    const known = payment === 'online' ? namesInShort(onlineNames) : undefined;
    return known
      ? t(known.more ? 'pay_online_some' : 'pay_online_names', { names: known.names })
      : t(`pay_${payment}_help`);
  };
  return (
    <section className={`stack ${styles.part}`} aria-labelledby="zamowienie-platnosc">
      <StepHead id="zamowienie-platnosc" n={3}>
        {t('paymentTitle')}
      </StepHead>
      <div role="status" className={styles.unpaid}>
        {takesNoMoney !== undefined && (
          <p className={`small muted ${styles.told}`}>{t('pay_on_delivery_not', { code: takesNoMoney })}</p>
        )}
      </div>
      {payments.length === 1 && only ? (
        <p>
          {t(`pay_${only}`)}
          {only !== 'nothing' && `. ${helpOf(only)}`}
          <input type="hidden" name="payform_id" value={only} />
        </p>
      ) : (
        <Fieldset legend={t('paymentTitle')} legendHidden error={answer?.text}>
          <Choices>
            {payments.map((payment) => (
              <Choice
                key={payment}
                id={`payform_id-${payment}`}
                name="payform_id"
                value={payment}
                // Without scripts it stays in sight where nothing is left to pay, and must not stop anybody.
                required={active}
                defaultChecked={payment === chosen}
                onChange={() => onChoose(payment)}
                price={priceOf(payment)}
                help={helpOf(payment)}
              >
                {t(`pay_${payment}`)}
              </Choice>
            ))}
          </Choices>
        </Fieldset>
      )}
    </section>
  );
}
