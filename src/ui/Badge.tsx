import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classes } from './classes.ts';

/** A short word in a frame, beside a name or in a table. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}

/** The corner of a plate where flags hang; the plate's parent is positioned. */
export function Flags({ children }: { children: ReactNode }) {
  return <p className={styles.flags}>{children}</p>;
}

export function Flag({ sale = false, children }: { sale?: boolean; children: ReactNode }) {
  return <span className={classes(styles.flag, sale && styles.sale)}>{children}</span>;
}
