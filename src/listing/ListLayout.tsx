import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

interface ListLayoutProps {
  /** The FacetSheet. */
  filters: ReactNode;
  children: ReactNode;
}

/** From 64rem on the filters stand beside the list. */
export function ListLayout({ filters, children }: ListLayoutProps) {
  return (
    <div className={styles.layout}>
      <div>{filters}</div>
      <div className={styles.list}>{children}</div>
    </div>
  );
}
