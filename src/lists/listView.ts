import type { EntryView } from './entryView.ts';

/** A shopper's own list with its entries. */
export interface ListView {
  id: string;
  name: string;
  entries: readonly EntryView[];
  /** Absolute address by which others see it. */
  sharedHref?: string;
  /** Whether they may add products. */
  othersAdd: boolean;
  /** The other lists of the shopper. */
  others: readonly { id: string; name: string }[];
  grid: boolean;
}

/** What became of a form of a list. */
export type ListAnswer =
  /** Nothing has changed, and why. */
  | { kind: 'failed'; why: string }
  /** Some of it was put into the basket; these were not. */
  | { kind: 'missing'; some: boolean; products: readonly { name: string; why: string }[] };

/** What was done before the page was shown; `undo` names what can be brought back. */
export interface Done {
  what:
    | 'added'
    | 'saved'
    | 'made'
    | 'kept'
    | 'shared'
    | 'unshared'
    | 'removed'
    | 'listRemoved'
    | 'moved'
    | 'copied'
    | 'basket';
  undo?: string;
}

const WHATS: readonly Done['what'][] = [
  ...(['added', 'saved', 'made', 'kept', 'shared', 'unshared'] as const),
  ...(['removed', 'listRemoved', 'moved', 'copied', 'basket'] as const),
];

/** Address of a page that says what was done. */
export const donePath = (path: string, what: Done['what'], undo?: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}zrobiono=${what}${undo === undefined ? '' : `&cofnij=${encodeURIComponent(undo)}`}`;

/**
 * Reads it. An address that came from elsewhere claims nothing: only a form of the shop leads to one, from its own
 * origin (Fetch Metadata; a browser that does not tell is believed).
 */
export function doneIn(query: URLSearchParams, cameFrom: string | null): Done | undefined {
  if (cameFrom !== null && cameFrom !== 'same-origin') return undefined;
  const what = WHATS.find((one) => one === query.get('zrobiono'));
  const undo = query.get('cofnij');
  return what && { what, ...(undo === null ? {} : { undo: undo.slice(0, 40) }) };
}
