import { holdPage } from './holdPage.ts';

interface ModalOptions {
  /** Element that takes focus. */
  focus: HTMLElement | null | undefined;
  /** Escape, a press beside it, or the browser's own way has closed it, or asks for it. */
  onClose(): void;
}

/** Shows a native dialog as a modal window. Returns how to close it; the browser gives focus back to where it was. */
export function showModal(dialog: HTMLDialogElement, { focus, onClose }: ModalOptions): () => void {
  // A press that begins or ends inside, as when text is selected, must not close; its click belongs to the dialog too.
  let outside = false;
  const onDown = (event: Event) => {
    outside = event.target === dialog;
  };
  const onUp = (event: Event) => {
    outside = outside && event.target === dialog;
  };
  const onClick = (event: Event) => {
    if (outside && event.target === dialog) onClose();
  };
  // Said before the browser closes it: `close` comes late, and a press made between must find it known as closed.
  const onCancel = ({ target }: Event) => {
    if (target === dialog) onClose();
  };
  // The event comes late: by then the dialog may be open again.
  const onClosed = () => {
    if (!dialog.open) onClose();
  };
  const heard = { pointerdown: onDown, pointerup: onUp, click: onClick, cancel: onCancel, close: onClosed };
  for (const [name, listener] of Object.entries(heard)) dialog.addEventListener(name, listener);
  if (!dialog.open) dialog.showModal();
  holdPage();
  focus?.focus();
  return () => {
    for (const [name, listener] of Object.entries(heard)) dialog.removeEventListener(name, listener);
    if (dialog.open) dialog.close();
    holdPage();
  };
}

/** Makes everything outside the element inert; returns how to undo it. */
function holdRest(element: Element): () => void {
  const held: HTMLElement[] = [];
  for (let at = element; at !== document.body && at.parentElement !== null; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      held.push(beside);
    }
  }
  return () => {
    for (const one of held) one.inert = false;
  };
}

/**
 * Shows an element that is not always a window, and so must not be a `dialog`, as one: a popover, with the rest of the page
 * held. Returns how to close it; focus goes back to where it was.
 */
export function showModalPopover(element: HTMLElement, { focus, onClose }: ModalOptions): () => void {
  const before = document.activeElement;
  const release = holdRest(element);
  // The event comes late: by then the popover may be open again.
  const onToggle = () => {
    if (!element.matches(':popover-open')) onClose();
  };
  element.addEventListener('toggle', onToggle);
  element.showPopover();
  holdPage();
  focus?.focus();
  return () => {
    element.removeEventListener('toggle', onToggle);
    element.hidePopover();
    release();
    holdPage();
    // The browser gives focus back after Escape, but not after a press beside the popover.
    if (before instanceof HTMLElement) before.focus();
  };
}
