import styles from './Calendar.module.css';

/** A word that stands in fewer letters where columns are narrow. */
export const Short = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className={styles.long}>{long}</span>
    <span className={styles.short}>{short}</span>
  </>
);
