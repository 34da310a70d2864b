import { Button } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './RemovePage.module.css';
import { observeTexts } from './texts.ts';

interface RemovePageProps {
  /** The address that would be removed, as its owner knows it; missing when there is none any more. */
  email?: string | undefined;
  /** It has just been removed. */
  removed: boolean;
}

/** Where the link of a mail leads: only a button removes, for programs open links before people do. */
export function RemovePage({ email, removed }: RemovePageProps) {
  const t = useText(observeTexts);
  return (
    <Wrap className={styles.page}>
      <h1>{t('removeTitle')}</h1>
      {email === undefined ? (
        <Note kind={removed ? 'ok' : 'info'} role="status">
          <p>{t(removed ? 'removed' : 'removeGone')}</p>
        </Note>
      ) : (
        <>
          <p className="lead">{t('removeAsk', { email })}</p>
          <form method="post">
            <Button variant="buy" type="submit">
              {t('removeButton')}
            </Button>
          </form>
        </>
      )}
    </Wrap>
  );
}
