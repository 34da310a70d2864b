import type { InBasket } from '../../../catalogue/orderQuantity.ts';
import type { Parts } from '../../../kit/quantity.ts';
import type { Choice, SizeChoice, SizeState } from './model.ts';

/** Said once, in a live region: what was chosen, as it was then, or that the shop could not be asked. */
export type Said = { kind: 'chosen'; turn: number; what: Buying } | { kind: 'failed'; turn: number };

/**
 * Why a quantity was corrected, said once; it stands until a quantity is chosen that needs no correction. `step`: it was
 * rounded up to one, `short`: there is less than the least that can be ordered, `unread`: what was typed is no quantity, and
 * the one before stands again.
 */
export interface Bound {
  kind: 'min' | 'max' | 'step' | 'short' | 'unread';
  turn: number;
  bound: string;
}

export interface Buying {
  size: string;
  subscribed: boolean;
  parts: readonly string[];
  sizes: SizeChoice[];
  state: SizeState;
  /** The choice that the state is of: the one before, while an answer is on its way. */
  shown: Choice;
  quantity: Parts;
  holds: Holds;
  /** What the field should hold; it changes only when a correction was made. */
  field: { text: string; turn: number };
  /** Does the shown state wait for an answer. */
  waiting: boolean;
  /** The last answer did not come: what is shown may be old. */
  failed: boolean;
  /** False for a moment after the state has changed (docs/contract/product.md#shipping-time). */
  shipping: boolean;
  said?: Said;
  /** What it costs in another quantity, said once. */
  counted?: { turn: number; what: Buying };
  bound?: Bound | undefined;
}

/** How far the quantity may go. */
export interface QuantityEnds {
  min: Parts;
  least: boolean;
  most: boolean;
  /** Quantity of the product that lies in the basket already. */
  held: Parts;
}

/** What the basket holds of a size and of its whole product; `once`: of the size, bought once for money. */
export type Holds = (size: string) => InBasket & { once: Parts };
