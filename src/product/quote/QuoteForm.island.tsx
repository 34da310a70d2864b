import { rangeWords } from '../../calendar/chosenWords.ts';
import { DateField } from '../../calendar/DateField.tsx';
import { AddressForm } from '../../forms/address/AddressForm.tsx';
import { addressLabels } from '../../forms/address/labels.ts';
import { MOST_FILES } from '../../forms/answer.ts';
import { describeFields, MESSAGE_FIELD } from '../../forms/ui/describeFields.ts';
import fieldStyles from '../../forms/ui/Fields.module.css';
import { FileField } from '../../forms/ui/FileField.tsx';
import { FormField } from '../../forms/ui/FormField.tsx';
import { FormSent, PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { readIsoDay } from '../../kit/days.ts';
import { island } from '../../ui/islands/island.ts';
import { useText, useTextOverrides } from '../../ui/TextContext.tsx';
import type { Subject } from '../subject/model.ts';
import { subjectTexts } from '../subject/texts.ts';
import { QUOTE_LONGEST, QUOTE_PLACE, QUOTE_TERMS, type QuoteField, type QuoteValues } from './model.ts';
import styles from './QuoteForm.module.css';
import { quoteTexts } from './texts.ts';

interface QuoteFormProps extends ServedForm<QuoteValues> {
  subject: Subject;
  /** Today, and the first and last day that a customer may wish for. */
  days: { today: string; first: string; last: string };
}

function QuoteForm({ subject, days, ...served }: QuoteFormProps) {
  const { here, ...state } = useSentForm(served);
  const { answer, terms } = state;
  const t = useText(quoteTexts);
  const about = useText(subjectTexts);
  const overrides = useTextOverrides();
  if (answer?.state === 'sent') {
    return (
      <FormSent sent={answer} focused={here}>
        <a href={subject.href}>{about('back')}</a>
      </FormSent>
    );
  }
  const returned = answer && 'values' in answer ? answer : undefined;
  const { field, labels } = describeFields<QuoteField>({
    labels: { quote_message: t('message'), quote_amount: t('amount'), quote_date: t('date') },
    longest: QUOTE_LONGEST,
    values: returned?.values.fields,
  });
  // What is too long to be a date is told so by the field.
  const { maxLength: _, ...date } = field('quote_date');
  const rules = { today: numberOf(days.today), first: numberOf(days.first), last: numberOf(days.last) };
  const files = { files: { label: t('files'), id: FILES_ID } };
  return (
    <PostForm
      {...state}
      labelledBy={QUOTE_PLACE}
      fields={{ ...labels, ...files, ...addressLabels(QUOTE_TERMS, overrides) }}
      submit={t('send')}
      privacy={t('privacy')}
    >
      <section className={styles.part} aria-labelledby="wycena-co">
        <h2 id="wycena-co">{t('what')}</h2>
        <div className={`stack ${fieldStyles.fields}`}>
          <FormField {...field('quote_message')} {...MESSAGE_FIELD} help={t('messageHelp')} />
          <FormField
            {...field('quote_amount')}
            optional
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            className={fieldStyles.half}
          />
          <DateField
            {...date}
            rules={rules}
            ranged
            optional
            help={t('dateHelp', { example: rangeWords(rules.first, rules.first + DAYS_OF_EXAMPLE) })}
            className={fieldStyles.half}
          />
          <FileField
            label={t('files')}
            help={t('filesHelp')}
            rules={terms.rules}
            most={MOST_FILES}
            kept={returned?.kept ?? []}
            id={FILES_ID}
          />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="wycena-kto">
        <h2 id="wycena-kto">{t('who')}</h2>
        <AddressForm terms={QUOTE_TERMS} values={returned?.values.address} />
      </section>
    </PostForm>
  );
}

const numberOf = (iso: string): number => readIsoDay(iso) ?? 0;

const DAYS_OF_EXAMPLE = 3;
const FILES_ID = 'quote_files';

export default island('product/quote/QuoteForm', QuoteForm);
