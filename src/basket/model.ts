import type { PartChoice } from '../catalogue/bundleChoice.ts';
import type { Grosze } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';

export interface ChosenFile {
  /** Id of the upload. */
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** Choices for a line besides its size; lines with different choices stay apart. */
export interface Chosen {
  /** Chosen parts; missing when the bundle is as the merchant made it. */
  parts?: PartChoice[];
  /** Words by key of the field. */
  personalisation?: Record<string, string>;
  /** Files that the shopper has sent, by key of the field. */
  files?: Record<string, ChosenFile[]>;
  /** Day and hour of a service, `2026-11-29` and `11:00`. */
  service?: { day: string; hour?: string };
}

/** Wish to put something into the basket. Everything in it may be made up. */
export interface Wanted {
  product: number;
  /** A size type; of a product without sizes also empty or `onesize`. */
  size: string;
  /** Typed quantity in units; the least that may be ordered when missing. */
  quantity?: string | undefined;
  forPoints?: boolean | undefined;
  subscription?: boolean | undefined;
  /** Days between deliveries; missing: the first period that is offered. */
  subscriptionDays?: number | undefined;
  /** Names a line that is there already: more of the same. */
  additional?: string | undefined;
  chosen?: Chosen | undefined;
}

/** Line of a basket, as stored. */
export interface BasketLine {
  id: string;
  product: number;
  size: string;
  /** Hash of `chosen`; empty when nothing was. */
  additional: string;
  quantity: Parts;
  /** Decimals that `quantity` counts. */
  precision: number;
  forPoints: boolean;
  /** 0: bought once. */
  subscriptionDays: number;
  chosen: Chosen;
  /** Gross price of one unit at home when it was put in; null where money does not pay for it. */
  priceSeen: Grosze | null;
  /** Epoch ms. */
  addedAt: number;
  /** Words to the shop; empty when there are none. */
  comment: string;
  /** Quantity that could be bought when the shopper last looked; missing until then. */
  stock?: SeenStock;
}

/** Parts of a line that could be bought, at most its quantity. */
export interface SeenStock {
  seen: Parts;
  /** Quantity before a change, and the moment of the change, epoch ms. */
  before?: { parts: Parts; at: number };
}

/** Reference to a line: by its id, or by its contents. */
export type LineRef = { id: string } | { product: number; size: string; additional: string; forPoints?: boolean };

/** Names of the messages that themes of the platform know, and our own where it has none. */
export const ADD_ERRORS = [
  'product_not_found',
  // Sold out, not for sale, or its price is asked by telephone.
  'products_not_available',
  // No more than the stock.
  'order_notenough',
  // Bounds of a product in all its sizes, and of one size.
  'too_much_product',
  'too_much_product_size',
  'not_enough_product',
  'not_enough_product_size',
  // No quantity, or one finer than the unit.
  'quantity',
  // Between two steps.
  'quantity_step',
  'points',
  'subscription',
  // Another period lies in the basket; an order has one.
  'subscription_period',
  'bundle',
  'personalisation',
  'service_date',
  'basket_full',
  // Of one line, and of two that become one.
  'comment_length',
  'comment_long',
  // No such line: taken out elsewhere, or the session is over.
  'line_not_found',
  // The store cannot be written to at this moment.
  'unavailable',
  // No session can be kept over plain http on a network.
  'insecure',
] as const;

export type AddErrorCode = (typeof ADD_ERRORS)[number];

export interface AddError {
  code: AddErrorCode;
  /** The bound that was passed, what lies in the basket included. */
  limit?: { parts: Parts; precision: number; unit: string };
}

/** Added line, with the step that its quantity was rounded up to. */
export interface Added {
  line: string;
  quantity: Parts;
  corrected?: AddError;
}

/** Change of one line; a field left out stays as it is. */
export interface LineEdit {
  line: LineRef;
  /** Typed quantity in units; 0 removes the line. */
  quantity?: string | undefined;
  comment?: string | undefined;
}

/** A change of a quantity that was made, with the bound or step that it was corrected to. */
export interface Changed {
  line: string;
  product: number;
  quantity: Parts;
  corrected?: AddError;
}

/** Converts a quantity to another number of decimals; finer digits are dropped. */
export function rescaled(quantity: Parts, from: number, to: number): Parts {
  return to >= from ? quantity * 10 ** (to - from) : Math.floor(quantity / 10 ** (from - to));
}

/** What tells lines of a basket apart; a comment does not, it belongs to whatever line there is. */
export type LineKey = Pick<BasketLine, 'product' | 'size' | 'additional' | 'forPoints'>;

/** Tells whether two lines hold the same thing, so that their quantities add up. */
export const isSame = (a: LineKey, b: LineKey): boolean =>
  a.product === b.product && a.size === b.size && a.additional === b.additional && a.forPoints === b.forPoints;
