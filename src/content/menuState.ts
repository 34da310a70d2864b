/** Open panel of the header menu, by the address of its root; at most one. */
export interface MenuState {
  open: string | undefined;
  /** Opened by a press or a key: it stays when the pointer leaves, and a passing pointer opens nothing else. */
  pinned: boolean;
}

export type MenuEvent =
  | { type: 'press'; id: string }
  | { type: 'hover'; id: string }
  | { type: 'leave' }
  | { type: 'close' };

export const MENU_CLOSED: MenuState = { open: undefined, pinned: false };

export function menuAfter(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'press':
      // A press on what the pointer has just opened keeps it: the shopper meant to open it, not to close it.
      return state.open === event.id && state.pinned ? MENU_CLOSED : { open: event.id, pinned: true };
    case 'hover':
      return state.pinned || state.open === event.id ? state : { open: event.id, pinned: false };
    case 'leave':
      return state.pinned ? state : MENU_CLOSED;
    case 'close':
      return MENU_CLOSED;
  }
}

/** Columns of a panel, and their height in px (docs/contract/pages.md#constants); the style sheet holds the same numbers. */
const COLUMNS = 5;
const COLUMN_HEIGHT = 320;
const ROW_HEIGHT = 44;

/**
 * Number of the five columns for sub-categories: as few as hold them within the column height. One column is the
 * heading's; what is left, two columns at most, is the picture's.
 */
export function panelColumns(count: number): { list: number; picture: number } {
  const rows = Math.floor(COLUMN_HEIGHT / ROW_HEIGHT);
  const free = COLUMNS - 1;
  const list = Math.min(free, Math.max(1, Math.ceil(count / rows)));
  return { list, picture: Math.min(2, free - list) };
}
