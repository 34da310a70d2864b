import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from './Buy.module.css';
import type { Buying } from './state/buying.ts';
import type { SendResult } from './state/useSending.ts';
import { buyTexts } from './texts.ts';

/** What came of adding to the basket, with the way there; and, quietly, that what is shown may be old. */
export function Messages({ now, result }: { now: Buying; result: SendResult | undefined }) {
  const t = useText(buyTexts);
  return (
    <>
      <div className={styles.message} role="status">
        {result?.kind === 'added' && (
          <Note key={result.turn} kind="ok" title={t('added')}>
            <p>
              <a href="/koszyk">{t('toBasket')}</a>
            </p>
          </Note>
        )}
        {now.failed && <p className={styles.small}>{t('refreshFailed')}</p>}
      </div>
      <div className={styles.message} role="alert">
        {result?.kind === 'failed' && (
          <Note key={result.turn} kind="err" title={t('addFailed')}>
            {result.why}
          </Note>
        )}
        {result?.kind === 'price' && (
          <Note key={result.turn} kind="info" title={t('priceChanged')}>
            {t('pressAgain')}
          </Note>
        )}
      </div>
    </>
  );
}
