import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import styles from '../order/OrderPage.module.css';
import { orderPageTexts } from '../texts.ts';
import { findPath } from './model.ts';

/** Id of the heading, which names the form. */
export const FIND_PLACE = 'znajdz';

interface FindPageProps {
  /** The link is wanted for a withdrawal. */
  withdraw: boolean;
  /** Address of the shop, for whoever knows no number. */
  email: string;
  /** The form, or what came of it. */
  children: ReactNode;
}

/** For whoever has lost the link of an order. */
export function FindPage({ withdraw, email, children }: FindPageProps) {
  const t = useText(orderPageTexts);
  const lead = withdraw ? t('withdrawFindLead', { email }) : t('findLead');
  return (
    <Wrap className={styles.page}>
      <PageHead id={FIND_PLACE} title={t(withdraw ? 'withdrawFindTitle' : 'findTitle')} lead={lead} />
      {children}
    </Wrap>
  );
}

/** Says the same whether or not there is such an order. */
export function FindSent({ withdraw, focused }: { withdraw: boolean; focused: boolean }) {
  const t = useText(orderPageTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) note.current?.focus();
  }, [focused]);
  return (
    <Note ref={note} kind="ok" title={t('sentTitle')} className={styles.narrow}>
      <p>{t('sent')}</p>
      <p>
        <a href={findPath(withdraw)}>{t('findAgain')}</a>
      </p>
    </Note>
  );
}
