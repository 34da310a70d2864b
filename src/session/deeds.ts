import type { Parts } from '../kit/quantity.ts';
import type { Purpose } from '../ui/browser/consentName.ts';

/** Things that a shopper does and that the server knows of first; named as Google Analytics 4 names them. */
export const DEEDS = ['add_to_cart', 'remove_from_cart', 'add_to_wishlist', 'purchase', 'sign_up', 'login'] as const;
export type DeedName = (typeof DEEDS)[number];

export interface DeedLine {
  product: number;
  /** A size type; empty while none is chosen. */
  size: string;
  quantity: Parts;
  precision: number;
}

/** Deed of a shopper, as the room that it was done in knows it. */
export type Deed =
  | { name: 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist'; lines: readonly DeedLine[] }
  | { name: 'purchase'; order: number }
  | { name: 'sign_up' | 'login' };

/** What a shop may measure of a visitor. */
export interface Measured {
  /** Purposes that the visitor has agreed to. */
  agreed: readonly Purpose[];
  /** Notes a deed once it is done; it is kept with the answer to the request. */
  note(deed: Deed): void;
}
