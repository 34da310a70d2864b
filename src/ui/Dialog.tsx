import { type ReactNode, type RefObject, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { iconClose } from './icons.ts';
import { useText } from './TextContext.tsx';
import { uiTexts } from './texts.ts';
import { useModal } from './useModal.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Element that gets focus first; the title unless given. */
  initialFocus?: RefObject<HTMLElement | null>;
  size?: 'md' | 'lg';
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A modal window. Needs script: what it holds must also be reachable at an address of its own. */
export function Dialog({ open, onClose, title, initialFocus, size = 'md', id, className, children }: DialogProps) {
  const t = useText(uiTexts);
  const titleId = useId();
  const { dialog, heading } = useModal(open, onClose, { initialFocus });
  return (
    <dialog ref={dialog} id={id} className={classes(styles.dialog, styles[size], className)} aria-labelledby={titleId}>
      <div className={styles.body}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {open && children}
        <IconButton icon={iconClose} label={t('closeDialog')} onClick={onClose} className={styles.close} />
      </div>
    </dialog>
  );
}
