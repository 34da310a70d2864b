import styles from './PageChange.module.css';

/** Live region for the name of the next page, and a bar for a slow swap; the kernel fills both. */
export const PageChange = () => (
  <>
    <p id="page_said" className="vh" aria-live="polite" />
    <div id="page_progress" className={styles.progress} aria-hidden="true" />
  </>
);
