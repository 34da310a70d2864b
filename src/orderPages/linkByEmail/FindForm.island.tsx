import { describeFields, EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import fieldStyles from '../../forms/ui/Fields.module.css';
import { FormField } from '../../forms/ui/FormField.tsx';
import { PostForm } from '../../forms/ui/PostForm.tsx';
import { type ServedForm, useSentForm } from '../../forms/ui/useSentForm.ts';
import { island } from '../../ui/islands/island.ts';
import { useText } from '../../ui/TextContext.tsx';
import { orderPageTexts } from '../texts.ts';
import { FIND_PLACE, FindSent } from './FindPage.tsx';
import { FIND_LONGEST, type FindValues } from './model.ts';

function FindForm({ withdraw, ...props }: ServedForm<FindValues> & { withdraw: boolean }) {
  const { here, ...state } = useSentForm(props);
  const { answer } = state;
  const t = useText(orderPageTexts);
  if (answer?.state === 'sent') return <FindSent withdraw={withdraw} focused={here} />;
  const { field, labels } = describeFields<keyof FindValues>({
    labels: { order_number: t('findNumber'), order_email: t('findEmail') },
    longest: FIND_LONGEST,
    values: answer && 'values' in answer ? answer.values : undefined,
  });
  return (
    <PostForm
      {...state}
      labelledBy={FIND_PLACE}
      fields={labels}
      submit={t('findSend')}
      privacy={t('findPrivacy')}
      allRequired
    >
      <div className={`stack ${fieldStyles.fields}`}>
        <FormField
          {...field('order_number')}
          required
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          help={t('findNumberHelp')}
          className={fieldStyles.half}
        />
        <FormField {...field('order_email')} {...EMAIL_FIELD} enterKeyHint="send" className={fieldStyles.half} />
      </div>
    </PostForm>
  );
}

export default island('orderPages/linkByEmail/FindForm', FindForm);
