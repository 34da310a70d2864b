import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { LEAVES } from '../leaving.ts';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Account.module.css';

export function SignOutPage() {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <PageHead id="wyloguj" title={t('signOut')} lead={t('signOutLead')} />
      <form method="post" action="/wyloguj" {...{ [LEAVES]: '' }}>
        <Button type="submit" variant="buy">
          {t('signOut')}
        </Button>
      </form>
    </Wrap>
  );
}

/** Page after an account was removed. */
export function ErasedPage() {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <PageHead id="usuniete" title={t('erased')} lead={t('erasedText')} />
    </Wrap>
  );
}
