import styles from './PageChange.module.css';

/** Where the name of the next page is read out, and where a change that takes its time is seen; the kernel fills both. */
export const PageChange = () => (
  <>
    <p id="page_said" className="vh" aria-live="polite" />
    <div id="page_progress" className={styles.progress} aria-hidden="true" />
  </>
);
