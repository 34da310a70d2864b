import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { showModal } from './kernel/modal.ts';

export type Modal = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Ref of the heading (tabIndex −1): focus goes there when nothing else asks for it. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

type ModalOptions = { readonly initialFocus?: RefObject<HTMLElement | null> | undefined };

/**
 * Opens and closes a native dialog as `open` says. Escape, the backdrop and the browser's own close requests call
 * `onClose`; the browser gives focus back to where it was.
 */
export function useModal(open: boolean, onClose: () => void, { initialFocus }: ModalOptions = {}): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(onClose);

  // Closed before React takes the element away: afterwards the browser would no longer know where focus was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    return showModal(element, { focus: initialFocus?.current ?? heading.current, onClose: () => close() });
  }, [open, initialFocus]);

  return { dialog, heading };
}
