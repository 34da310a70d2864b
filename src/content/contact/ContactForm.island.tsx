import { MOST_FILES } from '../../forms/answer.ts';
import { describeFields, MESSAGE_FIELD } from '../../forms/ui/describeFields.ts';
import fieldStyles from '../../forms/ui/Fields.module.css';
import { FileField } from '../../forms/ui/FileField.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { FormSent, PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { CONTACT_LONGEST, type ContactField, type ContactValues } from './model.ts';
import { contactTexts } from './texts.ts';

function ContactForm(props: ServedForm<ContactValues>) {
  const { here, ...state } = useSentForm(props);
  const { answer, terms } = state;
  const t = useText(contactTexts);
  if (answer?.state === 'sent') {
    return (
      <FormSent sent={answer} focused={here}>
        <a href="/kontakt">{t('another')}</a>
      </FormSent>
    );
  }
  const returned = answer && 'values' in answer ? answer : undefined;
  const { field, labels } = describeFields<ContactField>({
    labels: {
      contact_name: t('name'),
      contact_email: t('email'),
      contact_order: t('order'),
      contact_message: t('message'),
    },
    longest: CONTACT_LONGEST,
    values: returned?.values,
  });
  return (
    <PostForm
      {...state}
      labelledBy="napisz"
      fields={{ ...labels, files: { label: t('files'), id: FILES_ID } }}
      submit={t('send')}
    >
      <div className={`stack ${fieldStyles.fields}`}>
        <FormField
          {...field('contact_name')}
          required
          autoComplete="name"
          enterKeyHint="next"
          data={FIRM}
          className={fieldStyles.half}
        />
        <FormField
          {...field('contact_email')}
          required
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          data={EITHER}
          enterKeyHint="next"
          help={t('emailHelp')}
          className={fieldStyles.half}
        />
        <FormField
          {...field('contact_order')}
          optional
          autoComplete="off"
          enterKeyHint="next"
          autoCapitalize="characters"
          help={t('orderHelp')}
          className={fieldStyles.half}
        />
        <FormField {...field('contact_message')} {...MESSAGE_FIELD} rows={7} />
        <FileField label={t('files')} rules={terms.rules} most={MOST_FILES} kept={returned?.kept ?? []} id={FILES_ID} />
      </div>
    </PostForm>
  );
}

const FILES_ID = 'contact_files';
const FIRM = { graphql: 'firm' };
const EITHER = { graphql: 'phone email' };

export default island('content/contact/ContactForm', ContactForm);
