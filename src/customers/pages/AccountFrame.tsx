import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { LEAVES } from '../leaving.ts';
import { accountPageTexts } from '../pages.texts.ts';
import styles from './AccountFrame.module.css';

/** Parts of the account, in the order of the menu. */
export const ACCOUNT_PARTS = [
  { path: '/konto', name: 'overview' },
  { path: '/konto/zamowienia', name: 'orders', lead: 'ordersLead' },
  { path: '/konto/punkty', name: 'points', lead: 'pointsLead' },
  { path: '/listy', name: 'lists', lead: 'listsLead' },
  { path: '/konto/dane', name: 'data', lead: 'dataLead' },
  { path: '/konto/adresy', name: 'addresses', lead: 'addressesLead' },
  { path: '/konto/zgody', name: 'consentsShort', lead: 'consentsLead' },
  { path: '/konto/bezpieczenstwo', name: 'security', lead: 'securityLead' },
  { path: '/konto/moje-dane', name: 'ownData', lead: 'ownDataLead' },
] as const;

interface AccountFrameProps {
  current: string;
  title: string;
  lead?: string | undefined;
  /** Result of the last form. */
  done?: string | undefined;
  children: ReactNode;
}

/** A page of the account: its menu beside or above what it shows. */
export function AccountFrame({ current, title, lead, done, children }: AccountFrameProps) {
  const t = useText(accountPageTexts);
  return (
    <Wrap className={`stack ${styles.frame}`}>
      <nav aria-label={t('menu')} className={styles.menu}>
        <ul>
          {ACCOUNT_PARTS.map(({ path, name }) => (
            <li key={path}>
              <a href={path} aria-current={path === current ? 'page' : undefined}>
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
        <form method="post" action="/wyloguj" {...{ [LEAVES]: '' }}>
          <Button type="submit" variant="plain">
            {t('signOut')}
          </Button>
        </form>
      </nav>
      <div className={`stack ${styles.body}`}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
        </header>
        {done !== undefined && (
          <Note kind="ok" role="status">
            {done}
          </Note>
        )}
        {children}
      </div>
    </Wrap>
  );
}
