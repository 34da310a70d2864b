import { type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Drawer.module.css';
import { PanelHead } from './PanelHead.tsx';
import { useModal } from './useModal.ts';
import type { Panel } from './usePanel.ts';

type DrawerProps = {
  panel: Panel;
  title: ReactNode;
  side?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
};

/** A sheet at the side of the window, e.g. the menu on a phone. Following a link in it closes it. */
export function Drawer({ panel, title, side = 'start', className, children }: DrawerProps) {
  const titleId = useId();
  const { dialog, heading } = useModal(panel.open, panel.close);
  const closeAfterLink = (event: MouseEvent) => {
    const leaves = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (leaves && panel.open) panel.close();
  };
  return (
    <dialog
      ref={dialog}
      id={panel.id}
      className={classes(styles.drawer, styles[side], className)}
      aria-labelledby={titleId}
      data-live={panel.live || undefined}
    >
      <PanelHead panel={panel} title={title} titleId={titleId} heading={heading} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only hears the presses of the links inside */}
      <div className={styles.body} onClick={closeAfterLink}>
        {children}
      </div>
    </dialog>
  );
}
