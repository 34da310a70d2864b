import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Sums.module.css';

export interface Sum {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Told under both. */
  note?: ReactNode;
  /** True for the total; rows under it are notes. */
  total?: boolean | undefined;
}

/** Amounts one under another, each beside what it is for. */
export function Sums({ sums }: { sums: readonly Sum[] }) {
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, label, value, note, total }) => (
        <div key={key} className={classes(styles.row, total && styles.total)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
