import type { FieldAnswer } from '../ui/Field.tsx';
import type { EntryView } from './entryView.ts';
import type { ListError } from './model.ts';

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

/** What was typed into a form of a list: its name, or the wish for a product. */
export type Typed = { name: string } | { entry: string; quantity: string; note: string };

/** Nothing has changed, and why. */
export interface Failed {
  kind: 'failed';
  why: string;
  typed?: Typed | undefined;
  /** The field that is to be mended. */
  wrong?: WrongField | undefined;
}

export interface WrongField {
  id: string;
  /** Its label, where the words alone do not tell which field they are about. */
  label?: 'newName' | 'note';
}

/** What became of a form of a list. */
export type ListAnswer =
  | Failed
  /** Some of it was put into the basket; these were not. */
  | { kind: 'missing'; some: boolean; products: readonly { name: string; why: string }[] };

export const NAME_FIELD = 'list_name';
export const quantityField = (entry: string): string => `quantity-${entry}`;
export const noteField = (entry: string): string => `note-${entry}`;

/** The field that an error is about, among those that were typed into. */
export function wrongField(error: ListError, typed: Typed | undefined): WrongField | undefined {
  if (typed === undefined) return undefined;
  if ('name' in typed) {
    if (error === 'name_long') return { id: NAME_FIELD, label: 'newName' };
    return error === 'name' || error === 'name_taken' ? { id: NAME_FIELD } : undefined;
  }
  if (error === 'note_long') return { id: noteField(typed.entry), label: 'note' };
  return error === 'quantity' ? { id: quantityField(typed.entry) } : undefined;
}

/** What is said beside a field. */
export const answerOf = (failed: Failed | undefined, field: string): FieldAnswer | undefined =>
  failed?.wrong?.id === field ? { kind: 'err', text: failed.why } : undefined;

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
