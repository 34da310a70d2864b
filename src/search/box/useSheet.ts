import { useEffect, useEffectEvent } from 'react';
import { showModalPopover } from '../../ui/kernel/modal.ts';

/** Windows in which the open box is a sheet over the whole page. */
const NARROW = '(max-width: 47.99rem)';

interface SheetOptions {
  place: HTMLElement;
  field: HTMLElement;
  open: boolean;
  onClose(): void;
}

/** Makes the open box a window of its own on a phone; a window that grows or shrinks meanwhile closes it. */
export function useSheet({ place, field, open, onClose }: SheetOptions): void {
  const close = useEffectEvent(() => onClose());
  useEffect(() => {
    if (!open) return;
    const narrow = window.matchMedia(NARROW);
    const onChange = () => close();
    narrow.addEventListener('change', onChange);
    const stop = narrow.matches ? asSheet(place, field, onChange) : () => {};
    return () => {
      narrow.removeEventListener('change', onChange);
      stop();
    };
  }, [open, place, field]);
}

function asSheet(place: HTMLElement, field: HTMLElement, onClose: () => void): () => void {
  place.popover = 'auto';
  const stop = showModalPopover(place, { focus: field, onClose });
  return () => {
    stop();
    place.popover = null;
  };
}
