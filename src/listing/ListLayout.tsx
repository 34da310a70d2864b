import type { ReactNode } from 'react';
import { useText } from '../ui/TextContext.tsx';
import styles from './ListLayout.module.css';
import { listingTexts } from './texts.ts';

interface ListLayoutProps {
  /** The FacetSheet. */
  filters: ReactNode;
  children: ReactNode;
}

/** From 64rem on the filters stand beside the list. */
export function ListLayout({ filters, children }: ListLayoutProps) {
  const t = useText(listingTexts);
  return (
    <div className={styles.layout}>
      <div>{filters}</div>
      <div className={styles.list}>
        <h2 className="vh">{t('list')}</h2>
        {children}
      </div>
    </div>
  );
}
