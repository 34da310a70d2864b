import { BASKET_PATH } from '../../basket/path.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { Done, ListAnswer } from '../listView.ts';
import { listTexts } from '../texts.ts';
import styles from './Lists.module.css';

interface AnswerProps {
  answer: ListAnswer | undefined;
  done: Done | undefined;
  /** Address of the form that undoes. */
  at: string;
}

/** What became of the last form; a removal can be undone. */
export function Answer({ answer, done, at }: AnswerProps) {
  const t = useText(listTexts);
  if (answer?.kind === 'failed') {
    const { why, wrong } = answer;
    const words = wrong?.label === undefined ? why : `${t(wrong.label)}: ${why}`;
    return (
      <Note kind="err" role="alert" title={t('failed')}>
        <p>{wrong ? <a href={`#${wrong.id}`}>{words}</a> : words}</p>
      </Note>
    );
  }
  if (answer)
    return (
      <Note kind="warn" role="alert" title={t('missingTitle')}>
        <ul>
          {answer.products.map(({ name, why }) => (
            <li key={name + why}>{t('missing', { name, why })}</li>
          ))}
        </ul>
        {answer.some && <ToBasket />}
      </Note>
    );
  if (!done) return null;
  return (
    <Note kind="ok" role="status" title={t(`done_${done.what}`)}>
      {done.what === 'basket' && <ToBasket />}
      {done.undo !== undefined && (
        <form method="post" action={at} className={styles.undo}>
          <Button type="submit" size="sm" name="restore" value={done.undo}>
            {t('undo')}
          </Button>
        </form>
      )}
    </Note>
  );
}

function ToBasket() {
  const t = useText(listTexts);
  return (
    <p>
      <a href={BASKET_PATH}>{t('toTheBasket')}</a>
    </p>
  );
}
