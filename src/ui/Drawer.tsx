import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Drawer.module.css';
import { PanelHead } from './PanelHead.tsx';
import { panelTitleId } from './panel.ts';

type DrawerProps = {
  id: string;
  title: ReactNode;
  side?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
};

/** A panel at the side of the window, e.g. the menu on a phone (`panel.ts`). Following a link in it closes it. */
export const Drawer = ({ id, title, side = 'start', className, children }: DrawerProps) => (
  <dialog id={id} className={classes(styles.drawer, styles[side], className)} aria-labelledby={panelTitleId(id)}>
    <PanelHead panel={id} title={title} />
    <div className={styles.body}>{children}</div>
  </dialog>
);
