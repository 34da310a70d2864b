import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { LEAVES } from '../leaving.ts';
import { accountPageTexts } from '../pages.texts.ts';
import { ACCOUNT_PARTS } from './AccountFrame.tsx';
import styles from './Sections.module.css';

interface OverviewProps {
  login: string;
  email: string;
  /** Notice for the customer. */
  notice?: ReactNode;
  offer?: ReactNode;
}

/** The first page of the account: the way to its parts, and an offer that may be left alone. */
export function Overview({ login, email, notice, offer }: OverviewProps) {
  const t = useText(accountPageTexts);
  return (
    <>
      <p className="small muted">
        {t('signedInAs', { login })} · {email}
      </p>
      {notice}
      {offer}
      <ul className={styles.parts}>
        {ACCOUNT_PARTS.flatMap((part) =>
          'lead' in part
            ? [
                <li key={part.path}>
                  <a href={part.path}>
                    <strong>{t(part.name)}</strong>
                    <span className="small muted">{t(part.lead)}</span>
                  </a>
                </li>,
              ]
            : [],
        )}
      </ul>
      <form method="post" action="/wyloguj" className={styles.leave} {...{ [LEAVES]: '' }}>
        <Button type="submit">{t('signOut')}</Button>
      </form>
    </>
  );
}
