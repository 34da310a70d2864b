import { classes } from './classes.ts';
import styles from './Dots.module.css';

const DOTS = 20;

/** Number of filled dots for a share from 0 to 1; the last one only when all is done. */
export function filledDots(share: number, of = DOTS): number {
  return Math.max(0, Math.min(of, Math.floor(share * of)));
}

/** Dots that fill towards a goal. For the eye only: the sentence beside them says the same. */
export function Dots({ share }: { share: number }) {
  const filled = filledDots(share);
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: DOTS }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered
        <i key={place} className={classes(styles.dot, place < filled && styles.filled)} />
      ))}
    </div>
  );
}
