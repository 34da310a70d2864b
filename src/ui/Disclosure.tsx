import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  /** Content of the button. */
  summary: ReactNode;
  /** The button's name, when the summary is only an icon. */
  label?: string | undefined;
  /** A region of its own gets a name; a short list does not need one. */
  regionLabel?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  children: ReactNode;
};

/**
 * A button that shows and hides what follows it (`kernel/disclosures.ts`); a press elsewhere, Escape and focus that moves on
 * hide it. Menus are this, not `role="menu"`: their entries are plain links. Without script the panel is shown and the button
 * is gone. For questions and long text use `Fold`.
 */
export function Disclosure(props: DisclosureProps) {
  const { summary, label, regionLabel, id, children } = props;
  const ownId = useId();
  const panelId = id ?? ownId;
  return (
    <div className={classes(styles.root, props.className)} data-disclosure="">
      <button
        type="button"
        className={classes(styles.button, props.buttonClassName)}
        aria-label={label}
        aria-expanded="false"
        aria-controls={panelId}
      >
        {summary}
      </button>
      <div
        id={panelId}
        className={classes(styles.panel, props.panelClassName)}
        {...(regionLabel === undefined ? {} : { role: 'region', 'aria-label': regionLabel })}
      >
        {children}
      </div>
    </div>
  );
}
