import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

export type Modal = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** For the heading (tabIndex −1): focus goes there when nothing else asks for it. */
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

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return;
    // A press that begins or ends inside, as when text is selected, must not close; its click belongs to the dialog too.
    let outside = false;
    const onDown = (event: Event) => {
      outside = event.target === element;
    };
    const onUp = (event: Event) => {
      outside = outside && event.target === element;
    };
    const onClick = (event: Event) => {
      if (outside && event.target === element) close();
    };
    // The event comes late: by then the dialog may be open again.
    const onClosed = () => {
      if (!element.open) close();
    };
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('click', onClick);
    element.addEventListener('close', onClosed);
    if (!element.open) element.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('click', onClick);
      element.removeEventListener('close', onClosed);
      // Before React takes the element away: afterwards the browser would no longer know where focus was.
      if (element.open) element.close();
    };
  }, [open, initialFocus]);

  return { dialog, heading };
}
