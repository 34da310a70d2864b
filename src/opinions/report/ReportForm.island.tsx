import { describeFields, EMAIL_FIELD, MESSAGE_FIELD } from '../../forms/ui/describeFields.ts';
import fieldStyles from '../../forms/ui/Fields.module.css';
import { FormField } from '../../forms/ui/FormField.tsx';
import { FormSent, PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { REPORT_LONGEST, REPORT_PLACE, type ReportField, type ReportValues } from './model.ts';
import { opinionReportTexts } from './texts.ts';

function ReportForm({ back, ...served }: ServedForm<ReportValues> & { back: string }) {
  const { here, ...state } = useSentForm(served);
  const { answer } = state;
  const t = useText(opinionReportTexts);
  if (answer?.state === 'sent') {
    return (
      <FormSent sent={answer} focused={here}>
        <a href={back}>{t('back')}</a>
      </FormSent>
    );
  }
  const values = answer && 'values' in answer ? answer.values : undefined;
  const { field, labels } = describeFields<ReportField>({
    labels: { report_reason: t('reason'), report_name: t('name'), report_email: t('email') },
    longest: REPORT_LONGEST,
    values,
  });
  return (
    <PostForm {...state} labelledBy={REPORT_PLACE} fields={labels} submit={t('send')}>
      <div className={`stack ${fieldStyles.fields}`}>
        <FormField {...field('report_reason')} {...MESSAGE_FIELD} help={t('reasonHelp')} />
        <FormField
          {...field('report_name')}
          required
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          data={NAME}
          className={fieldStyles.half}
        />
        <FormField {...field('report_email')} {...EMAIL_FIELD} enterKeyHint="next" className={fieldStyles.half} />
        <p>{t('faith')}</p>
      </div>
    </PostForm>
  );
}

const NAME = { graphql: 'firm' };

export default island('opinions/report/ReportForm', ReportForm);
