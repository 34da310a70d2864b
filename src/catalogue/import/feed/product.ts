import type { Contact } from '../../legalInfo.ts';

/** A product as files tell of it: texts as written, to be read by one set of rules (`draft.server.ts`). */
export interface FeedProduct {
  id: string;
  line: number;
  name: string;
  /** Address at the source, kept when it can be. */
  slug?: string;
  virtual?: boolean;
  /** Paths from the root; the first is the product's own. */
  categories: readonly (readonly string[])[];
  producer?: string;
  group?: string;
  version?: string;
  code?: string;
  /** HTML or plain text. */
  lead?: string;
  description?: string;
  unit?: string;
  /** Rate of VAT as written; missing: the shop's usual one. */
  vat?: string;
  /** Prices are without VAT. */
  net?: boolean;
  pictures: readonly { url: string; alt?: string }[];
  parameters: readonly (readonly [name: string, value: string])[];
  warnings?: readonly string[];
  manufacturer?: Contact;
  responsible?: Contact;
  minimum?: string;
  addedAt?: string;
  sizes: readonly FeedSize[];
}

export interface FeedSize {
  /** Empty for what has no sizes. */
  name: string;
  price: string;
  /** A reduced price; without a start it is asked already, without an end until the file says no more of it. */
  sale?: string;
  /** A price crossed out beside it. */
  before?: string;
  saleFrom?: string;
  saleTo?: string;
  code?: string;
  ean?: string;
  grams?: number;
  /** Pieces; missing: as `available` says. */
  stock?: string;
  available?: 'in' | 'out' | 'order';
  /** When it can be had, of `order`. */
  availableAt?: string;
  deliveryDays?: string;
  /** Pieces that an order of it holds at least. */
  minimum?: string;
}
