import { isAnnounced } from '../content/announcements/dates.server.ts';
import { isAgreed } from '../ui/browser/purposes.ts';
import type { LayerEntry, SnippetEntry } from './file.ts';
import type { PageView } from './pageView.ts';

type Entry = Pick<SnippetEntry, 'purpose' | 'pages' | 'devices' | 'from' | 'to'>;

const isAt = (path: string, pattern: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/**
 * Tells whether a page view shows a snippet or layer: agreed to, on this page and device, between its dates.
 * @param at epoch ms
 * @param openedAt moment from which relative dates count, epoch ms
 */
export function isShown(entry: Entry, view: PageView, at: number, openedAt: number): boolean {
  const { purpose, pages, devices } = entry;
  return (
    isAgreed(purpose, view.agreed) &&
    (pages === undefined || pages.some((pattern) => isAt(view.path, pattern))) &&
    (devices === undefined || devices.includes(view.device)) &&
    isAnnounced(entry, at, openedAt)
  );
}

/** The same of a layer, which may wait for somebody who comes back. */
export const isLayerShown = (layer: LayerEntry, view: PageView, at: number, openedAt: number): boolean =>
  isShown(layer, view, at, openedAt) && view.visits >= (layer.visits ?? 0);
