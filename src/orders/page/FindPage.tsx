import { useEffect, useRef } from 'react';
import { describeFields, EMAIL_FIELD } from '../../forms/ui/describeFields.ts';
import fieldStyles from '../../forms/ui/Fields.module.css';
import { FormField } from '../../forms/ui/FormField.tsx';
import { type FormState, PostForm } from '../../forms/ui/PostForm.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { FIND_LONGEST, type FindValues, findPath } from '../find/model.ts';
import styles from './OrderPage.module.css';
import { orderPageTexts } from './texts.ts';

interface FindPageProps extends FormState<FindValues> {
  /** The link is wanted for a withdrawal. */
  withdraw: boolean;
  /** The address says that it was asked for. */
  sent: boolean;
}

/** For whoever has lost the link of an order. */
export function FindPage({ withdraw, sent, ...state }: FindPageProps) {
  const t = useText(orderPageTexts);
  const { answer, terms } = state;
  const lead = withdraw ? t('withdrawFindLead', { email: terms.email }) : t('findLead');
  return (
    <Wrap className={styles.page}>
      <PageHead id="znajdz" title={t(withdraw ? 'withdrawFindTitle' : 'findTitle')} lead={lead} />
      {sent || answer?.state === 'sent' ? <Sent withdraw={withdraw} focused={!sent} /> : <FindForm {...state} />}
    </Wrap>
  );
}

function Sent({ withdraw, focused }: { withdraw: boolean; focused: boolean }) {
  const t = useText(orderPageTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) note.current?.focus();
  }, [focused]);
  return (
    <Note ref={note} kind="ok" title={t('sentTitle')} className={styles.narrow}>
      <p>{t('sent')}</p>
      <p>
        <a href={findPath(withdraw)}>{t('findAgain')}</a>
      </p>
    </Note>
  );
}

function FindForm(state: FormState<FindValues>) {
  const t = useText(orderPageTexts);
  const { answer } = state;
  const { field, labels } = describeFields<keyof FindValues>({
    labels: { order_number: t('findNumber'), order_email: t('findEmail') },
    longest: FIND_LONGEST,
    values: answer && 'values' in answer ? answer.values : undefined,
  });
  return (
    <PostForm
      {...state}
      labelledBy="znajdz"
      fields={labels}
      submit={t('findSend')}
      privacy={t('findPrivacy')}
      allRequired
    >
      <div className={fieldStyles.fields}>
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
