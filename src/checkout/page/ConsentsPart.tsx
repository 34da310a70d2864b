import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type CheckoutValues, LONGEST_REMARKS } from '../form.ts';
import { checkoutTexts } from '../texts.ts';
import type { CheckoutView } from '../view.ts';
import styles from './CheckoutPage.module.css';
import { StepHead } from './StepHead.tsx';

interface ConsentsPartProps {
  view: Pick<CheckoutView, 'asks' | 'termsHref'>;
  values: Pick<CheckoutValues, 'agreed' | 'remarks'>;
}

/** What is agreed to, and words to the shop. */
export function ConsentsPart({ view: { asks, termsHref }, values: { agreed, remarks } }: ConsentsPartProps) {
  const t = useText(checkoutTexts);
  return (
    <section className={`stack ${styles.part}`} aria-labelledby="zamowienie-zgody">
      <StepHead id="zamowienie-zgody" n={4}>
        {t('consentsPart')}
      </StepHead>
      <div className={`stack ${styles.consents}`}>
        <FormCheck name="terms_agree" required defaultChecked={agreed.includes('terms_agree')}>
          {t('terms_agree')}{' '}
          {termsHref !== undefined && (
            <a href={termsHref} target="_blank" rel="noreferrer">
              {t('termsLink')}
            </a>
          )}
        </FormCheck>
        {asks.virtual && (
          <FormCheck name="order_virtual" required defaultChecked={agreed.includes('order_virtual')}>
            {t('order_virtual')}
          </FormCheck>
        )}
        {asks.service && (
          <FormCheck name="order_service" required defaultChecked={agreed.includes('order_service')}>
            {t('order_service')}
          </FormCheck>
        )}
      </div>
      <Fold summary={t('remarksFolded')} open={remarks !== ''}>
        <FormField
          id="remarks"
          name="remarks"
          kind="textarea"
          label={t('remarks')}
          optional
          counted
          rows={3}
          autoComplete="off"
          maxLength={LONGEST_REMARKS}
          defaultValue={remarks}
        />
      </Fold>
    </section>
  );
}
