import { BASKET_PATH } from '../../basket/path.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import type { Done, Fault, ListAnswer } from '../listView.ts';
import { listTexts } from '../texts.ts';
import styles from './Lists.module.css';

interface AnswerProps {
  answer: ListAnswer | undefined;
  done: Done | undefined;
  /** Address of the form that undoes; undefined inside of one. */
  at?: string;
}

/** What became of the last form; a removal can be undone. */
export function Answer({ answer, done, at }: AnswerProps) {
  const t = useText(listTexts);
  if (answer?.kind === 'failed') {
    if (answer.faults.length === 0) return null;
    return (
      <Note kind="err" role="alert" title={t('failed')}>
        {answer.faults.map((fault) => (
          <FaultWords key={fault.wrong?.id ?? fault.why + fault.note} {...fault} />
        ))}
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
      {done.undo !== undefined && <Undo at={at} value={done.undo} />}
    </Note>
  );
}

function FaultWords({ why, wrong, note }: Fault) {
  const t = useText(listTexts);
  const words = wrong?.label === undefined ? why : `${t(wrong.label)}: ${why}`;
  return (
    <>
      <p>{wrong ? <a href={`#${wrong.id}`}>{words}</a> : words}</p>
      {note !== undefined && <p>{t('unsavedNote', { note })}</p>}
    </>
  );
}

function Undo({ at, value }: { at: string | undefined; value: string }) {
  const t = useText(listTexts);
  const button = (
    <Button type="submit" size="sm" name="restore" value={value}>
      {t('undo')}
    </Button>
  );
  if (at === undefined) return <div className={styles.undo}>{button}</div>;
  return (
    <form method="post" action={at} className={styles.undo}>
      {button}
    </form>
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
