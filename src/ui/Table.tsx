import type { ReactNode } from 'react';
import styles from './Table.module.css';

type TableProps = {
  caption: ReactNode;
  /** The caption is for those who listen; a heading above says the same to the eye. */
  captionHidden?: boolean;
  /** Names the scrolled box; needed when the caption is not plain text. */
  label: string;
  children: ReactNode;
};

/** A table that scrolls sideways in its own box. Cells with `data-end` stand on the right; a row with aria-current is the chosen one. */
export function Table({ caption, captionHidden = false, label, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.box} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className={captionHidden ? 'vh' : undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
