import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Disclosure.module.css';
import { useDisclosure } from './useDisclosure.ts';

type DisclosureProps = {
  /** What the button shows. */
  summary: ReactNode;
  /** The button's name, when the summary is only an icon. */
  label?: string | undefined;
  /** A region of its own gets a name; a short list does not need one. */
  regionLabel?: string | undefined;
  id?: string | undefined;
  closeOnOutside?: boolean;
  closeOnLeave?: boolean;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
};

/**
 * A button that shows and hides what follows it. Menus are this, not `role="menu"`: their entries are plain links.
 * Without script the panel is shown and the button is gone. For questions and long text use `Fold`.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, label, regionLabel, id, closeOnOutside, closeOnLeave, children } = props;
  const { open, root, button, panelId } = useDisclosure({
    id,
    closeOnOutside: !!closeOnOutside,
    closeOnLeave: !!closeOnLeave,
  });
  return (
    <div className={classes(styles.root, props.className)} {...root}>
      <button type="button" className={classes(styles.button, props.buttonClassName)} aria-label={label} {...button}>
        {summary}
      </button>
      <div
        id={panelId}
        className={classes(!open && styles.closed, props.panelClassName)}
        {...(regionLabel === undefined ? {} : { role: 'region', 'aria-label': regionLabel })}
      >
        {children}
      </div>
    </div>
  );
}
