import { describeFields, EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { FormSelect } from '../../forms/ui/FormSelect.tsx';
import { PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { Subject } from '../subject/model.ts';
import { AlertSent } from './AlertSent.tsx';
import { ALERT_LONGEST, type AlertField, type AlertSize, type AlertValues, PRICE_ALERT_PLACE } from './model.ts';
import { priceAlertTexts } from './texts.ts';

interface PriceAlertFormProps extends ServedForm<AlertValues> {
  subject: Pick<Subject, 'href'>;
  sizes: readonly AlertSize[];
  /** Size that was chosen on the page of the product. */
  chosen: string | undefined;
  currency: string;
}

function PriceAlertForm({ subject, sizes, chosen, currency, ...served }: PriceAlertFormProps) {
  const { here, ...state } = useSentForm(served);
  const { answer } = state;
  const t = useText(priceAlertTexts);
  const values = answer && 'values' in answer ? answer.values : undefined;
  const { field, labels } = describeFields<AlertField>({
    labels: {
      alert_size: t('size'),
      alert_below: t('below'),
      alert_email: t('email'),
      alert_consent: t('consentName'),
    },
    longest: ALERT_LONGEST,
    values,
  });
  if (answer?.state === 'sent') return <AlertSent focused={here} back={subject.href} />;
  const [only] = sizes;
  return (
    <PostForm {...state} labelledBy={PRICE_ALERT_PLACE} fields={labels} submit={t('send')} privacy={t('privacy')}>
      {sizes.length > 1 ? (
        <FormSelect
          id={field('alert_size').id}
          name="alert_size"
          label={t('size')}
          required
          defaultValue={values?.alert_size ?? chosen}
          options={sizes.map(({ type, name, price }) => ({
            value: type,
            name: t('sizePrice', { name, price: formatMoney(price, currency) }),
          }))}
        />
      ) : (
        only && <p>{t('now', { price: formatMoney(only.price, currency) })}</p>
      )}
      <FormField
        {...field('alert_below')}
        optional
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        help={t('belowHelp')}
      />
      <FormField {...field('alert_email')} {...EMAIL_FIELD} enterKeyHint="send" />
      <FormCheck name="alert_consent" required defaultChecked={values?.alert_consent === '1'}>
        {t('consent')}
      </FormCheck>
    </PostForm>
  );
}

export default island('product/priceAlert/PriceAlertForm', PriceAlertForm);
