import { EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import { FormCheck } from '../../forms/ui/FormCheck.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { type FormState, PostForm } from '../../forms/ui/PostForm.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { NEWSLETTER_LONGEST, type NewsletterValues } from './model.ts';
import { CheckMail } from './NewsletterPage.tsx';
import { newsletterTexts } from './texts.ts';

/** Asks for an address; it is written to once it has been confirmed by a letter's link. */
export function NewsletterForm({ shop, ...state }: FormState<NewsletterValues> & { shop: string }) {
  const { answer } = state;
  const t = useText(newsletterTexts);
  if (answer?.state === 'sent') return <CheckMail focused />;
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
