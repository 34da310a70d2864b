import { lengthOf } from '../forms/rules/tidy.ts';
import { fold } from '../kit/fold.ts';
import type { Parts } from '../kit/quantity.ts';
import { err, ok, type Result } from '../kit/result.ts';

/** Limits of the setting `lists`: lists of one shopper, and products of one list. */
export interface ListTerms {
  lists: number;
  products: number;
}

export interface ShoppingList {
  id: string;
  name: string;
  /** Secret of the address by which others see it. */
  secret?: string;
  /** Whether those who have the address may add products. */
  othersAdd: boolean;
  /** Epoch ms. */
  changedAt: number;
  /** When a list of this browser was joined to it by a sign-in. */
  joinedAt?: number;
  /** Number of products on it. */
  count: number;
}

/** A list with the products that stand on it, each once. */
export interface SavedList extends ShoppingList {
  products: number[];
}

/** Product on a list. */
export interface Entry {
  id: string;
  product: number;
  /** Empty while no size is chosen. */
  size: string;
  /** Wanted quantity. */
  quantity: Parts;
  precision: number;
  note: string;
  place: number;
  addedAt: number;
  /** Whether somebody with the link added it. */
  byOthers: boolean;
}

/** Product for a list, as it is asked for. */
export interface WantedEntry {
  product: number;
  /** Empty while no size is chosen; of a product without sizes too. */
  size: string;
  /** Typed quantity in units; one when missing. */
  quantity?: string | undefined;
}

/** Product that is to go from a list; in every size unless one is named. */
export interface Unwanted {
  product: number;
  size?: string;
}

/** `move` and `copy` name another list of the same shopper. */
export type EntryChange = { do: 'up' | 'down' | 'remove' } | { do: 'move' | 'copy'; to: string };

export interface Taken {
  list: string;
  /** Ids of the entries that were taken off; `bringBack` takes them. */
  entries: string[];
}

export type ListError =
  | 'list_not_found'
  | 'not_shared'
  | 'entry_not_found'
  | 'product_not_found'
  | 'size_not_found'
  | 'name'
  | 'name_long'
  | 'name_taken'
  | 'too_many_lists'
  | 'list_full'
  | 'quantity'
  | 'note_long'
  | 'insecure'
  | 'unavailable';

/** Characters of a name and of a note. */
export const LONGEST_NAME = 60;
export const LONGEST_NOTE = 200;

/** Most units of one wish; a basket has its own bounds. */
const MOST_UNITS = 1_000_000;

/** Time in which a removal can be undone, ms. */
export const UNDO_LASTS = 3_600_000;

/** Whatever cannot be seen, but for the joiners that make one picture or one letter of several signs. */
const UNSEEN = /(?:(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])[\s\p{C}])+/gu;

/** Factor by which what cannot be seen may make words longer than the kept ones. */
const ROOM = 20;

/** Words on one line without characters that cannot be seen; undefined where they are too long: nothing is cut. */
export function tidyLine(typed: string, longest: number): string | undefined {
  const whole = typed.trim();
  if (whole.length > longest * ROOM) return undefined;
  const text = whole.normalize().replace(UNSEEN, ' ').trim();
  if (!/[^\s\p{C}]/u.test(text)) return '';
  return lengthOf(text) > longest ? undefined : text;
}

/** Name of a list as it is kept. */
export function readName(typed: string): Result<string, 'name' | 'name_long'> {
  const name = tidyLine(typed, LONGEST_NAME);
  if (name === undefined) return err('name_long');
  return name === '' ? err('name') : ok(name);
}

/** Whether two lists would be told apart by nobody. */
export const sameName = (one: string, other: string): boolean => fold(one) === fold(other);

/** "name", "name 2", "name 3". */
function numbered(name: string, n: number): string {
  const tail = n === 1 ? '' : ` ${n}`;
  return `${[...name].slice(0, LONGEST_NAME - tail.length).join('')}${tail}`;
}

/** First of "name", "name 2", "name 3" that no list has. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) {
    const tried = numbered(name, n);
    if (!taken.some((one) => sameName(one, tried))) return tried;
  }
}

/** Whether a list got its name from this one. */
export const isNamedAfter = (list: string, name: string, lists: number): boolean =>
  Array.from({ length: lists + 1 }, (_, n) => numbered(name, n + 1)).some((one) => sameName(one, list));

/** Tells whether a list takes so much of something. */
export const isWanted = (quantity: Parts, precision: number): boolean =>
  quantity > 0 && quantity <= MOST_UNITS * 10 ** precision;

/** Whether two entries are of the same thing. */
export const isSameThing = (one: Pick<Entry, 'product' | 'size'>, other: Pick<Entry, 'product' | 'size'>): boolean =>
  one.product === other.product && one.size === other.size;

/** Entries whose places change when one moves a step up or down; what was brought back may share a place with a newer one. */
export function moved(entries: readonly Entry[], id: string, by: -1 | 1): Entry[] {
  const from = entries.findIndex((entry) => entry.id === id);
  const [one, other] = [entries[from], entries[from + by]];
  if (!one || !other) return [];
  let last = 0;
  const places = entries.map(({ place }) => {
    last = Math.max(place, last + 1);
    return last;
  });
  return entries
    .with(from, other)
    .with(from + by, one)
    .map((entry, n) => ({ ...entry, place: places[n] ?? last }))
    .filter(({ place }, n) => place !== entries[n]?.place || n === from || n === from + by);
}

/** The entry of the same thing that another joins, with the larger wish and both notes; undefined where it stands by itself. */
export const joinedBy = (there: readonly Entry[], brought: Entry): Entry | undefined =>
  there.flatMap((one) => (isSameThing(one, brought) ? (united(one, brought) ?? []) : []))[0];

/** What stands on a list after the entries of another have joined it. */
export function joinedEntries(there: readonly Entry[], brought: readonly Entry[]): Entry[] {
  let all = [...there];
  for (const entry of brought) {
    const both = joinedBy(all, entry);
    all = both
      ? all.map((one) => (one.id === both.id ? both : one))
      : [...all, { ...entry, place: (all.at(-1)?.place ?? 0) + 1 }];
  }
  return all;
}

/** Two entries in one; undefined where their notes are too long for one: nothing is cut. */
function united(there: Entry, brought: Entry): Entry | undefined {
  const [larger] = [there, brought].sort((a, b) => b.quantity * 10 ** a.precision - a.quantity * 10 ** b.precision);
  const notes = new Set([there.note, brought.note].filter((note) => note !== ''));
  const { quantity, precision } = larger ?? there;
  const note = [...notes].join('; ');
  return [...note].length > LONGEST_NOTE ? undefined : { ...there, quantity, precision, note };
}

/** A list of a guest, and the list of the account that it joins, or its name as a list of its own. */
export type Join = { from: string; into: string } | { from: string; name: string };

/**
 * What becomes of a guest's lists when they sign in: a list joins the one of the same name. Nothing is lost. One that others
 * have the link of joins none, and none joins it: they would see what nobody has shown them. Its number 2 is joined in its
 * place, so that a sign-in does not make another list each time.
 */
export function joinsOf(
  guests: readonly Pick<ShoppingList, 'id' | 'name' | 'secret'>[],
  own: readonly Pick<ShoppingList, 'id' | 'name' | 'secret'>[],
): Join[] {
  const taken = own.map(({ name }) => name);
  const seen = own.flatMap(({ name, secret }) => (secret === undefined ? [] : name));
  return guests.map(({ id, name, secret }) => {
    const unseen = freeName(name, seen);
    const same = secret === undefined ? own.find((one) => sameName(one.name, unseen)) : undefined;
    if (same) return { from: id, into: same.id };
    const free = freeName(name, taken);
    taken.push(free);
    return { from: id, name: free };
  });
}
