import { describeFields, EMAIL_FIELD, MESSAGE_FIELD } from '../../forms/ui/describeFields.ts';
import fieldStyles from '../../forms/ui/Fields.module.css';
import { FormField } from '../../forms/ui/FormField.tsx';
import { FormSent, PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import type { Subject } from '../subject/model.ts';
import { subjectTexts } from '../subject/texts.ts';
import { QUESTION_LONGEST, QUESTION_PLACE, type QuestionField, type QuestionValues } from './model.ts';
import { questionTexts } from './texts.ts';

function QuestionForm({ subject, ...served }: ServedForm<QuestionValues> & { subject: Subject }) {
  const { here, ...state } = useSentForm(served);
  const { answer } = state;
  const t = useText(questionTexts);
  const about = useText(subjectTexts);
  if (answer?.state === 'sent') {
    return (
      <FormSent sent={answer} focused={here}>
        <a href={subject.href}>{about('back')}</a>
      </FormSent>
    );
  }
  const values = answer && 'values' in answer ? answer.values : undefined;
  const { field, labels } = describeFields<QuestionField>({
    labels: { question_name: t('name'), question_email: t('email'), question_text: t('text') },
    longest: QUESTION_LONGEST,
    values,
    ids: IDS,
  });
  return (
    <PostForm {...state} labelledBy={QUESTION_PLACE} fields={labels} submit={t('send')}>
      <div id="product_askforproduct" className={`stack ${fieldStyles.fields}`}>
        <FormField
          {...field('question_name')}
          optional
          autoComplete="name"
          enterKeyHint="next"
          autoCapitalize="words"
          data={NAME}
          className={fieldStyles.half}
        />
        <FormField {...field('question_email')} {...EMAIL_FIELD} enterKeyHint="next" className={fieldStyles.half} />
        <FormField {...field('question_text')} {...MESSAGE_FIELD} />
      </div>
    </PostForm>
  );
}

const NAME = { graphql: 'firm' };
/** Ids that programs of such shops know. */
const IDS = {
  question_name: 'askforproduct__name_input',
  question_email: 'askforproduct__email_input',
  question_text: 'askforproduct__question_input',
} as const;

export default island('product/question/QuestionForm', QuestionForm);
