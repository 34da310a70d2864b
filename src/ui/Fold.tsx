import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Fold.module.css';

type FoldProps = {
  summary: ReactNode;
  /** Open when the page is shown. */
  open?: boolean;
  /** Folds of one name close each other. */
  name?: string;
  id?: string;
  className?: string | undefined;
  hidden?: boolean;
  children: ReactNode;
};

/** Folded text, by the browser alone. */
export function Fold({ summary, className, children, ...details }: FoldProps) {
  return (
    <details className={classes(styles.fold, className)} {...details}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
