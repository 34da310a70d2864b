import styles from './StampedBand.module.css';

/** Dots pressed on cobalt, as on the foot of a mug; stands on top of the footer. */
export function StampedBand() {
  return <div className={styles.band} aria-hidden="true" />;
}
