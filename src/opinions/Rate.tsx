import { classes } from '../ui/classes.ts';
import styles from './Rate.module.css';

const DOTS = [0, 10, 20, 30, 40] as const;

/** Five dots for tenths of a point. For the eye only: the number stands beside them. */
export function Rate({ tenths }: { tenths: number }) {
  return (
    <span className={styles.rate} aria-hidden="true">
      {DOTS.map((from) => (
        <i key={from} className={classes(tenths >= from + 8 ? styles.full : tenths >= from + 3 && styles.half)} />
      ))}
    </span>
  );
}
