import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react';
import { useHydrated } from '../ui/useHydrated.ts';
import { MENU_CLOSED, type MenuEvent, menuAfter } from './menuState.ts';

/** A pointer on its way elsewhere crosses names and corners; a panel waits this long, in ms, before it answers. */
const OPEN_AFTER = 90;
const CLOSE_AFTER = 240;

export type MegaMenu = {
  readonly open: string | undefined;
  /** Scripts run; until then the style sheet alone opens panels. */
  readonly live: boolean;
  readonly press: (id: string) => void;
  readonly root: {
    readonly ref: RefObject<HTMLElement | null>;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
  readonly hover: (id: string | undefined) => {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: (event: PointerEvent) => void;
  };
};

/** The behaviour of the header menu: what opens and closes its panels. Its element marks the open entry with `data-open`. */
export function useMegaMenu(): MegaMenu {
  const [{ open }, send] = useReducer(menuAfter, MENU_CLOSED);
  const live = useHydrated();
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const now = (event: MenuEvent) => {
    clearTimeout(timer.current);
    send(event);
  };
  const later = (event: MenuEvent, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(event), ms);
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (open === undefined) return;
    const close = () => {
      clearTimeout(timer.current);
      send({ type: 'close' });
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    // On the document, because a panel opened by the pointer has no focus.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const entry = root.current?.querySelector('[data-open]');
      if (entry?.contains(document.activeElement)) entry.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  return {
    open,
    live,
    press: (id) => now({ type: 'press', id }),
    root: {
      ref: root,
      onBlur: ({ relatedTarget }) => {
        // Without a next element the window lost focus or nothing took it; neither is leaving.
        const entry = root.current?.querySelector('[data-open]');
        if (relatedTarget instanceof Node && entry && !entry.contains(relatedTarget)) now({ type: 'close' });
      },
      // The page changes without being loaded anew, so a followed link must close the panel itself.
      onClick: ({ target, defaultPrevented }) => {
        if (!defaultPrevented && target instanceof Element && target.closest('a[href]')) now({ type: 'close' });
      },
    },
    hover: (id) => ({
      onPointerEnter: ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        later(id === undefined ? { type: 'leave' } : { type: 'hover', id }, OPEN_AFTER);
      },
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') later({ type: 'leave' }, CLOSE_AFTER);
      },
    }),
  };
}
