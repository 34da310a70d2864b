import { VIEW_TYPE_ID } from './browser/viewSize.ts';
import styles from './ViewType.module.css';

/** The hidden element whose width tells scripts the size of the view; see browser/viewSize.ts. */
export function ViewType() {
  return <div id={VIEW_TYPE_ID} className={styles.viewType} aria-hidden="true" />;
}
