import type { ReactNode } from 'react';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './Account.module.css';

/** Id of the heading, which names the form. */
export const REGISTER_PLACE = 'rejestracja';

interface RegisterPageProps {
  /** Address to go to afterwards. */
  after: string;
  /** Form of the page. */
  children: ReactNode;
}

export function RegisterPage({ after, children }: RegisterPageProps) {
  const t = useText(accountPageTexts);
  const on = after === '/konto' ? '' : `?dalej=${encodeURIComponent(after)}`;
  return (
    <Wrap className={styles.narrow}>
      <PageHead id={REGISTER_PLACE} title={t('register')} lead={t('registerLead')} />
      <div className={`stack ${styles.panel}`}>{children}</div>
      <p className={styles.other}>
        {t('hasAccount')} <a href={`/logowanie${on}`}>{t('signIn')}</a>
      </p>
    </Wrap>
  );
}
