import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Account.module.css';

/** Ids of the headings, which name the forms. */
export const RECOVERY_PLACE = 'odzyskiwanie';
export const NEW_PASSWORD_PLACE = 'haslo';

/** Asks for a link by mail; says the same whether or not there is such an account. */
export function RecoveryPage({ sent, form }: { sent: boolean; form: ReactNode }) {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <PageHead id={RECOVERY_PLACE} title={t('recovery')} lead={sent ? undefined : t('recoveryLead')} />
      {sent ? (
        <Note kind="ok" role="status" title={t('recoverySentTitle')}>
          <p>{t('recoverySent')}</p>
          <p>{t('recoverySpam')}</p>
        </Note>
      ) : (
        <div className={`stack ${styles.panel}`}>{form}</div>
      )}
      <p className={styles.other}>
        <a href="/logowanie">{t('signIn')}</a>
      </p>
    </Wrap>
  );
}

/** Page behind the link of the e-mail. */
export function NewPasswordPage({ good, form }: { good: boolean; form: ReactNode }) {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={styles.narrow}>
      <PageHead
        id={NEW_PASSWORD_PLACE}
        title={t(good ? 'setPassword' : 'linkOver')}
        lead={t(good ? 'setPasswordLead' : 'linkOverText')}
      />
      {good ? (
        <div className={`stack ${styles.panel}`}>{form}</div>
      ) : (
        <p>
          <Button href="/odzyskiwanie-hasla" variant="buy">
            {t('linkAgain')}
          </Button>
        </p>
      )}
    </Wrap>
  );
}
