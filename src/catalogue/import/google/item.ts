import type { FeedRecord } from '../feed/kind.ts';

/** An item of Google Merchant Center's product data, whatever it is written in. */
export interface GoogleItem extends FeedRecord {
  /** Value of an attribute such as `image_link`; empty when it is missing. May throw Unreadable. */
  get(name: string): string;
  /** All values of an attribute that may repeat. */
  all(name: string): string[];
  /** `product_detail`: what the item says besides. */
  details(): readonly (readonly [name: string, value: string])[];
}
