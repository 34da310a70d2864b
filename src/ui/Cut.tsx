import type { ReactNode } from 'react';
import styles from './Cut.module.css';

/** Reduction of a price, from the lowest price of 30 days: "−15 %". */
export function Cut({ children }: { children: ReactNode }) {
  return <span className={styles.cut}>{children}</span>;
}
