import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps focus in a box whose buttons come and go: when the one that has it goes, the box gets it, so that the next key
 * is not the page's.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    last.current = target;
  };
}
