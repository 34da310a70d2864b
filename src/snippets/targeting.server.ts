import { isWithin, spanOf } from '../content/announcements/dates.server.ts';
import { isAtPage } from '../content/pagePatterns.ts';
import { isAgreed } from '../ui/browser/purposes.ts';
import type { LayerEntry, SnippetEntry } from './file.ts';
import type { PageView } from './pageView.ts';

type Entry = Pick<SnippetEntry, 'purpose' | 'pages' | 'devices' | 'from' | 'to'>;

/**
 * Tells whether a page view shows a snippet or layer: agreed to, on this page and device, between its dates.
 * @param at epoch ms
 * @param openedAt moment from which relative dates count, epoch ms
 */
export function isShown(entry: Entry, view: PageView, at: number, openedAt: number): boolean {
  const { purpose, pages, devices } = entry;
  return (
    isAgreed(purpose, view.agreed) &&
    isAtPage(view.path, pages) &&
    (devices === undefined || devices.includes(view.device)) &&
    isWithin(spanOf(entry, openedAt), at)
  );
}

/** Tells whether a page view shows a layer, which may wait for somebody who comes back. */
export const isLayerShown = (layer: LayerEntry, view: PageView, at: number, openedAt: number): boolean =>
  isShown(layer, view, at, openedAt) && view.visits >= (layer.visits ?? 0);
