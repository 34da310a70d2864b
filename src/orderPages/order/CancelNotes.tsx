import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { orderPageTexts } from '../texts.ts';
import styles from './OrderPage.module.css';

/** Asks before an order is given up; `at` is where that is posted, `back` the order as it is. */
export function CancelAsk({ number, at, back }: { number: string; at: string; back: string }) {
  const t = useText(orderPageTexts);
  return (
    <Note kind="warn" role="alert" title={t('cancelAsk', { number })}>
      <p>{t('cancelAskText')}</p>
      <form method="post" action={at} className={styles.ask}>
        <Button type="submit" variant="buy" name="do" value="cancel">
          {t('cancelYes')}
        </Button>
        <Button href={back}>{t('cancelNo')}</Button>
      </form>
    </Note>
  );
}

export function Cancelled() {
  const t = useText(orderPageTexts);
  return <Note kind="ok" role="status" title={t('cancelled')} />;
}

/** Note that the order was paid, or ended, meanwhile. */
export function CancelFailed() {
  const t = useText(orderPageTexts);
  return (
    <Note kind="err" role="alert" title={t('cancelFailed')}>
      <p>{t('cancelFailedText')}</p>
    </Note>
  );
}
