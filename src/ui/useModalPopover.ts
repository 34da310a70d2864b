import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

export type ModalPopover = {
  /** For the element with `popover="auto"`. */
  readonly popover: RefObject<HTMLDivElement | null>;
  /** For the heading (tabIndex −1): focus goes there. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** All that is not inside or around the element can be neither reached nor heard; returns how to give it back. */
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
 * The modal window of an element that is not always a window and so must not be a `dialog`: a popover, with the rest of
 * the page held. Escape, a press beside it and the browser's own close requests call `onClose`; focus goes back.
 */
export function useModalPopover(open: boolean, onClose: () => void): ModalPopover {
  const popover = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const element = popover.current;
    if (!open || element === null) return;
    const before = document.activeElement;
    const release = holdRest(element);
    // The browser gives focus back after Escape, but not after a press beside the popover.
    const giveBack = () => {
      release();
      if (before instanceof HTMLElement) before.focus();
    };
    const onToggle = () => {
      // The event comes late: by then the popover may be open again.
      if (element.matches(':popover-open')) return;
      // Here and not only below: while it commits, React puts focus back to where the press has taken it.
      giveBack();
      close();
    };
    element.addEventListener('toggle', onToggle);
    element.showPopover();
    heading.current?.focus();
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.hidePopover();
      giveBack();
    };
  }, [open]);

  return { popover, heading };
}
