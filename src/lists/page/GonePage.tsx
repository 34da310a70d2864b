import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { typedFields } from '../listForm.ts';
import type { ListAnswer } from '../listView.ts';
import { LISTS_PATH, listPath } from '../paths.ts';
import { listTexts } from '../texts.ts';
import { Answer } from './Answer.tsx';
import styles from './Lists.module.css';

export interface GonePageProps {
  id: string;
  /** Whether it can be brought back. */
  isRemoved: boolean;
  /** Nobody is signed in. */
  guest: boolean;
  answer: ListAnswer | undefined;
}

/** A list that is not there any more: what was typed for it, and the ways on. */
export function GonePage({ id, isRemoved, guest, answer }: GonePageProps) {
  const t = useText(listTexts);
  const typed = (answer?.kind === 'failed' && answer.typed) || { entries: [] };
  return (
    <Empty
      level={1}
      className={styles.gone}
      title={t('goneTitle')}
      action={
        <>
          {isRemoved && (
            <form method="post" action={listPath(id)}>
              {typedFields(typed).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" name="restoreList" value="1">
                {t('goneRestore')}
              </Button>
            </form>
          )}
          <Button href={LISTS_PATH} variant="outline">
            {t('back')}
          </Button>
        </>
      }
    >
      <Answer answer={answer} done={undefined} />
      <p>{t('goneText')}</p>
      {typed.entries.map(({ entry, note }) => note && <p key={entry}>{t('unsavedNote', { note })}</p>)}
      {guest && !isRemoved && (
        <p>
          {t('goneAccount')}{' '}
          <a href={`/logowanie?dalej=${encodeURIComponent(listPath(id))}`} data-own="sign-in">
            {t('signIn')}
          </a>
        </p>
      )}
    </Empty>
  );
}
