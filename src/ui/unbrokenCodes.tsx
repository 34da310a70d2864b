import type { ReactNode } from 'react';
import styles from './unbrokenCodes.module.css';

/** "GL-0450-KO": groups of capitals and digits that hyphens join. */
const CODE = /(?<![\p{L}\p{N}-])([\p{Lu}\p{Nd}]+(?:-[\p{Lu}\p{Nd}]+)+)(?![\p{L}\p{N}-])/u;

/** Text whose codes do not break at their hyphens; a copy of it is the plain code. */
export const unbrokenCodes = (text: string): ReactNode =>
  text.split(CODE).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text that changes is another text
      <span key={place} className={styles.code}>
        {part}
      </span>
    ),
  );
