import { use, useEffect, useRef, useState } from 'react';
import { FormContext } from '../../../forms/ui/FormContext.ts';
import { useFormField } from '../../../forms/ui/useFormField.ts';
import { Choice, Choices } from '../../../ui/Choice.tsx';
import { Fieldset } from '../../../ui/Field.tsx';
import { useText } from '../../../ui/TextContext.tsx';
import type { PaymentMethod } from '../../model.ts';
import { checkoutTexts } from '../texts.ts';
import styles from './CheckoutPage.module.css';
import { chosenIn } from './chosenIn.ts';

interface PaymentPartProps {
  payments: readonly PaymentMethod[];
  chosen: string;
}

/** How it is paid; where there is one way alone, that is said. */
export function PaymentPart({ payments, chosen }: PaymentPartProps) {
  const t = useText(checkoutTexts);
  const active = use(FormContext)?.active === true;
  const { answer } = useFormField('payform_id');
  // Kept while another way of delivery leaves nothing to choose.
  const [picked, pick] = useState(chosen);
  const part = useRef<HTMLElement>(null);
  useEffect(() => pick((before) => chosenIn(part.current, 'payform_id') ?? before), []);
  const [only] = payments;
  return (
    <section ref={part} className={styles.part} aria-labelledby="zamowienie-platnosc">
      <h2 id="zamowienie-platnosc">{t('paymentTitle')}</h2>
      {payments.length === 1 && only ? (
        <p>
          {t(`pay_${only}`)}
          {only !== 'nothing' && `. ${t(`pay_${only}_help`)}`}
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
                // Without scripts it stays in sight for who pays on delivery, and must not stop him.
                required={active}
                defaultChecked={payment === picked}
                onChange={() => pick(payment)}
                help={payment === 'nothing' ? undefined : t(`pay_${payment}_help`)}
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
