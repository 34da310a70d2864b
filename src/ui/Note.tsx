import type { ReactNode, Ref } from 'react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { type IconPath, iconClose, iconError, iconInfo, iconOk, iconWarn } from './icons.ts';
import styles from './Note.module.css';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';

export type NoteKind = 'info' | 'ok' | 'warn' | 'err';

const ICONS: Readonly<Record<NoteKind, IconPath>> = { info: iconInfo, ok: iconOk, warn: iconWarn, err: iconError };

type NoteProps = {
  kind?: NoteKind;
  title?: ReactNode;
  /** Role of a note that appears after the page is shown: an answer is a `status`, an obstacle an `alert`. */
  role?: 'status' | 'alert';
  /** Focusable by script, e.g. the summary of a form's errors. */
  ref?: Ref<HTMLDivElement>;
  id?: string;
  onClose?: (() => void) | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A message that stays in the page until it is no longer true. */
export function Note({ kind = 'info', title, role, ref, id, onClose, className, children }: NoteProps) {
  const t = useText(uiTexts);
  return (
    <div
      ref={ref}
      id={id}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={classes(styles.note, styles[kind], className)}
    >
      <Icon of={ICONS[kind]} className={styles.icon} />
      <div className={styles.text}>
        {title !== undefined && <strong>{title}</strong>}
        {children}
      </div>
      {onClose && <IconButton icon={iconClose} label={t('closeMessage')} onClick={onClose} className={styles.close} />}
    </div>
  );
}
