import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Still } from './islands/Still.tsx';
import { PanelHead } from './PanelHead.tsx';
import styles from './Sheet.module.css';

type SheetProps = {
  id: string;
  /** Does not change with the address within a page's path: a swap within a place does not bring it again. */
  title: ReactNode;
  /** Stays in sight while the body scrolls: the button that applies. One with `data-panel-close` closes instead, where scripts run. */
  footer?: ReactNode;
  /**
   * Panel from the bottom of the window. From 1024 px it is a plain part of the page, always shown: one set of filters
   * for every width. Where scripts run each choice applies at once, and the column has no footer.
   */
  inlineWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A panel that rises from the bottom of the window, e.g. the filters on a phone (`panel.ts`). */
export const Sheet = ({ id, title, footer, inlineWide = false, className, children }: SheetProps) => (
  <div
    id={id}
    popover="auto"
    className={classes(styles.sheet, inlineWide && styles.inlineWide, className)}
    data-inline-wide={inlineWide ? '' : undefined}
  >
    <Still>
      <div className={styles.head}>
        <PanelHead panel={id} title={title} />
      </div>
    </Still>
    <div className={styles.body}>{children}</div>
    {footer !== undefined && <div className={styles.footer}>{footer}</div>}
  </div>
);
