import { type ReactNode, useEffect, useRef } from 'react';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Note } from '../../ui/Note.tsx';
import { useText } from '../../ui/TextContext.tsx';
import { contentTexts } from '../texts.ts';
import styles from './NewsletterPage.module.css';
import { newsletterTexts } from './texts.ts';

/** Page of the newsletter; `children` is the form, or the next step. */
export function NewsletterPage({ children }: { children: ReactNode }) {
  const home = useText(contentTexts);
  const t = useText(newsletterTexts);
  return (
    <div className={styles.page}>
      <Wrap>
        <Breadcrumbs items={[{ name: home('homeCrumb'), href: '/' }, { name: t('title') }]} />
        <PageHead id="newsletter" title={t('title')} lead={t('lead')} />
        {children}
      </Wrap>
    </div>
  );
}

/** Next step after an address was sent: the same for every address. */
export function CheckMail({ focused = false }: { focused?: boolean }) {
  const t = useText(newsletterTexts);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) note.current?.focus();
  }, [focused]);
  return (
    <Note ref={note} kind="ok" title={t('checkTitle')} className={styles.sent}>
      <p>{t('check')}</p>
    </Note>
  );
}
