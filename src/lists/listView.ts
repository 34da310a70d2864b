import type { FieldAnswer } from '../ui/Field.tsx';
import type { EntryView } from './entryView.ts';
import type { TypedList } from './listForm.ts';
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

/** Nothing has changed, and why. */
export interface Failed {
  kind: 'failed';
  faults: readonly Fault[];
  /** What stays in the fields. */
  typed?: TypedList | undefined;
}

export interface Fault {
  why: string;
  /** The field that is to be mended. */
  wrong?: WrongField;
  /** Note of an entry that is not there any more. */
  note?: string;
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

/** The field that an error is about: of an entry, or the name. */
export function wrongField(error: ListError, entry?: string): WrongField | undefined {
  if (error === 'name_long') return { id: NAME_FIELD, label: 'newName' };
  if (error === 'name' || error === 'name_taken') return { id: NAME_FIELD };
  if (entry === undefined) return undefined;
  if (error === 'note_long') return { id: noteField(entry), label: 'note' };
  return error === 'quantity' ? { id: quantityField(entry) } : undefined;
}

/** What is said beside a field. */
export function answerOf(failed: Failed | undefined, field: string): FieldAnswer | undefined {
  const fault = failed?.faults.find(({ wrong }) => wrong?.id === field);
  return fault && { kind: 'err', text: fault.why };
}

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
