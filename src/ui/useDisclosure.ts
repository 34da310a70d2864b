import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

type DisclosureOptions = {
  readonly id?: string | undefined;
  /** A press elsewhere closes it, as a menu does. */
  readonly closeOnOutside?: boolean;
  /** Focus moving elsewhere closes it. */
  readonly closeOnLeave?: boolean;
};

export type DisclosureParts = {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** For the element around both. */
  readonly root: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly panelId: string;
};

/** The behaviour of `Disclosure` for parts of another shape, e.g. an entry of the header menu. */
export function useDisclosure({
  id,
  closeOnOutside = false,
  closeOnLeave = false,
}: DisclosureOptions = {}): DisclosureParts {
  const ownId = useId();
  const panelId = id ?? ownId;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open || !closeOnOutside) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, closeOnOutside]);

  return {
    open,
    setOpen,
    root: {
      ref: root,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        // Only this one: a dialog or menu around it stays.
        event.stopPropagation();
        event.preventDefault();
        setOpen(false);
        button.current?.focus();
      },
      onBlur: (event) => {
        // Without a next element the window lost focus or nothing took it; neither is leaving.
        const next = event.relatedTarget;
        if (open && closeOnLeave && next instanceof Node && !root.current?.contains(next)) setOpen(false);
      },
    },
    button: { ref: button, 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) },
    panelId,
  };
}
