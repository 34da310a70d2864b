import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

interface ListLayoutProps {
  /** Filters: the FacetSheet. */
  filters: ReactNode;
  children: ReactNode;
}

/** Layout of a list: from 64rem on the filters stand beside it. */
export function ListLayout({ filters, children }: ListLayoutProps) {
  return (
    <div className={styles.layout}>
      <div>{filters}</div>
      <div className={styles.list}>{children}</div>
    </div>
  );
}
