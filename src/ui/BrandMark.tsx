import styles from './BrandMark.module.css';
import { classes } from './classes.ts';

/** Twelve dots on a circle of 14.6 round the centre 17, 17; a line of no length with round ends is a dot. */
export const MARK_RING =
  'M31.6 17h0M29.6 24.3h0M24.3 29.6h0M17 31.6h0M9.7 29.6h0M4.4 24.3h0M2.4 17h0M4.4 9.7h0M9.7 4.4h0M17 2.4h0M24.3 4.4h0M29.6 9.7h0';

/** The peacock eye, the one ornament of the house: maker's mark, busy sign, empty states. `spinning` turns it as a busy sign. */
export function BrandMark({ spinning = false, className }: { spinning?: boolean; className?: string | undefined }) {
  return (
    <svg
      className={classes(styles.mark, spinning && styles.spinning, className)}
      viewBox="0 0 34 34"
      aria-hidden="true"
    >
      <circle className={styles.eye} cx="17" cy="17" r="5.2" />
      <circle className={styles.iris} cx="17" cy="17" r="9.2" />
      <path className={styles.dots} d={MARK_RING} />
    </svg>
  );
}
