import type { Taken } from '../model.ts';

/** Lists of the shopper as the browser knows them: the section `Wishlist`. */
export interface SavedLists {
  /** Lists, the oldest first. */
  lists: readonly SavedOn[];
  /** Entries of all of them. */
  productsCounter: number;
}

export interface SavedOn {
  id: string;
  name: string;
  link: string;
  /** Products that stand on it, each once. */
  products: readonly number[];
}

export const NOTHING_SAVED: SavedLists = { lists: [], productsCounter: 0 };

/** Whether a product stands on a list. */
export const standsOn = ({ products }: SavedOn, product: number): boolean => products.includes(product);

/** Products of all lists. */
export const allSaved = ({ lists }: SavedLists): ReadonlySet<number> =>
  new Set(lists.flatMap(({ products }) => products));

/** Presses of a heart, by the field `heart` of the form that a script sends to the page of lists. */
export type HeartPress =
  /** Puts the product on a list; without one on the first, which is made where there is none. */
  | { heart: 'save'; product: number; list?: string }
  | { heart: 'take'; product: number; list: string }
  /** Puts the product, in a size or in none yet, on these lists and takes it off the others; `name` is that of a new list. */
  | { heart: 'set'; product: number; size: string; lists: string; name: string }
  /** Brings back what `take` took. */
  | ({ heart: 'undo' } & Taken);

/** Result of a pressed heart. */
export interface HeartAnswer {
  /** The lists as they are now, whatever became of the press. */
  saved: SavedLists;
  /** List that was changed. */
  list?: string;
  /** What can be brought back. */
  taken?: Taken;
  /** Why nothing was changed. */
  why?: string;
  /** True when that is about the name of the new list. */
  ofName?: boolean;
}
