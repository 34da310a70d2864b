import type { ReactNode } from 'react';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { type FormAnswer, returnedTo } from '../formAnswer.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { Refusal } from './Refusal.tsx';
import { RenameKey } from './RenameKey.tsx';
import styles from './Sections.module.css';

interface UnsavedSecurityProps {
  answer: FormAnswer | undefined;
  /** Form of the address of mail, which tells its answer itself. */
  address: ReactNode;
}

/** The one form that was sent when nobody could be trusted any more, as it was typed: nothing else of the account. */
export function UnsavedSecurity({ answer, address }: UnsavedSecurityProps) {
  const t = useText(accountPageTexts);
  const { key, name = '' } = returnedTo(answer, 'rename');
  const isKey = key !== undefined;
  return (
    <section className={`stack ${styles.section}`}>
      <h2 id={isKey ? 'klucze' : 'email'}>{t(isKey ? 'keysTitle' : 'emailTitle')}</h2>
      {isKey && answer?.state === 'refused' && (
        <Note kind="err" role="alert" title={t('notDone')}>
          <Refusal answer={answer} />
        </Note>
      )}
      {isKey ? <RenameKey id={key} name={name} open /> : address}
    </section>
  );
}
