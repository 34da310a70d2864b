import { EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { NEWSLETTER_LONGEST, type NewsletterValues } from './model.ts';
import { CheckMail } from './NewsletterPage.tsx';
import { newsletterTexts } from './texts.ts';

/** Asks for an address; it is written to once it has been confirmed by an e-mail's link. */
function NewsletterForm({ shop, ...props }: ServedForm<NewsletterValues> & { shop: string }) {
  const { here, ...state } = useSentForm(props);
  const { answer } = state;
  const t = useText(newsletterTexts);
  if (answer?.state === 'sent') return <CheckMail focused={here} />;
  const values = answer && 'values' in answer ? answer.values : undefined;
  return (
    <PostForm
      {...state}
      labelledBy="newsletter"
      fields={{
        mailing_email: { label: t('email'), id: 'mailing_email' },
        newsletter_consent: { label: t('consentName'), id: 'newsletter_consent' },
      }}
      submit={t('send')}
      privacy={t('privacy')}
      allRequired
    >
      <input type="hidden" name="mailing_action" value="add" />
      <FormField
        id="mailing_email"
        name="mailing_email"
        label={t('email')}
        {...EMAIL_FIELD}
        enterKeyHint="send"
        maxLength={NEWSLETTER_LONGEST.mailing_email}
        defaultValue={values?.mailing_email}
      />
      <FormCheck name="newsletter_consent" required defaultChecked={values?.newsletter_consent === '1'}>
        {t('consent', { shop })}
      </FormCheck>
    </PostForm>
  );
}

export default island('content/newsletter/NewsletterForm', NewsletterForm);
