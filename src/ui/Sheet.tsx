import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { RESPONSIVE_DESKTOP_PX } from './browser/viewSize.ts';
import { classes } from './classes.ts';
import { PanelHead } from './PanelHead.tsx';
import styles from './Sheet.module.css';
import { useModalPopover } from './useModalPopover.ts';
import type { Panel } from './usePanel.ts';

type SheetProps = {
  panel: Panel;
  title: ReactNode;
  /** Stays in sight while the body scrolls: the button that applies. */
  footer?: ReactNode;
  /** From 1024 px it is no sheet but a plain part of the page, always shown: one set of filters for every width. */
  inlineWide?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A sheet that rises from the bottom of the window, e.g. the filters on a phone. */
export function Sheet({ panel, title, footer, inlineWide = false, className, children }: SheetProps) {
  const titleId = useId();
  const { open, close } = panel;
  const { popover, heading } = useModalPopover(open, close);

  const onWide = useEffectEvent(close);

  useEffect(() => {
    if (!inlineWide || !open) return;
    const wide = window.matchMedia(`(min-width: ${RESPONSIVE_DESKTOP_PX}px)`);
    const leave = () => onWide();
    wide.addEventListener('change', leave);
    return () => wide.removeEventListener('change', leave);
  }, [inlineWide, open]);

  return (
    <div
      ref={popover}
      id={panel.id}
      popover="auto"
      className={classes(styles.sheet, inlineWide && styles.inlineWide, className)}
      {...(open ? ({ role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const) : {})}
      data-live={panel.live || undefined}
    >
      <div className={styles.head}>
        <PanelHead panel={panel} title={title} titleId={titleId} heading={heading} />
      </div>
      <div className={styles.body}>{children}</div>
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
