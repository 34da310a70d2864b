import { useEffect, useState } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * A panel that slides in: `Drawer` or `Sheet`, opened by a `PanelLink`.
 *
 * Without script the link leads to the panel's own fragment (`#menu`) and `:target` shows it; its close control leads
 * back to the link. With script the same link opens the same dialog modally, and `:target` no longer counts.
 */
export type Panel = {
  readonly id: string;
  readonly open: boolean;
  /** Scripts run, so the link is a button now. */
  readonly live: boolean;
  readonly show: () => void;
  readonly close: () => void;
};

/** The id of the link that opens a panel: where the panel's own close control leads without script. */
export const panelLinkId = (panelId: string): string => `${panelId}-open`;

export function usePanel(id: string): Panel {
  const [open, setOpen] = useState(false);
  const live = useHydrated();

  useEffect(() => {
    // Opened by its fragment before the scripts came.
    if (window.location.hash === `#${id}`) setOpen(true);
  }, [id]);

  return {
    id,
    open,
    live,
    show: () => setOpen(true),
    close: () => {
      setOpen(false);
      // Else a reload would open it again. The router keeps its place in history.state.
      const { hash, pathname, search } = window.location;
      if (hash === `#${id}`) window.history.replaceState(window.history.state, '', pathname + search);
    },
  };
}
