import type { Grosze } from '../kit/money.ts';
import type { ProductRecord, ProductType, SizeRecord, Stock, Vat } from './model.ts';

/** Drafts: every source of products, the shop's folder or a feed, becomes drafts before it meets the store. */

/** A category, producer or series by the name its source gives it. */
export interface Ref {
  externalId: string;
  name: string;
}

export interface PriceDraft {
  regular: Grosze;
  /** Earlier regular prices, oldest first; believed only the first time a size is seen. */
  history: { price: Grosze; from: number }[];
  promotion?: {
    price: Grosze;
    /** Missing when the source only says that it runs: it then began when this shop learned of it. */
    from?: number;
    to: number | null;
  };
}

export interface SizeDraft extends SizeRecord {
  type: string;
  name: string;
  /** Missing when the size has no money price (points only, price by phone). */
  price?: PriceDraft;
  stocks: Stock[];
}

export interface ProductDraft extends ProductRecord {
  externalId: string;
  /** Id of the source, used when it is free, so that addresses and wire ids stay the same. */
  preferredId?: number;
  slug: string;
  name: string;
  type: ProductType;
  /** Path from the root; its last element is the product's own category. Empty: the fallback category. */
  category: Ref[];
  alsoIn: Ref[];
  producer: Ref;
  series?: Ref;
  group?: string;
  promoted: boolean;
  /** Epoch ms; missing: the moment of the first import. */
  addedAt?: number;
  sizes: SizeDraft[];
  /** What a source gives whose sizes stand in another file. */
  combining?: Combining;
}

/** What a file of combinations needs of a product, and what the last one said of it. Texts as the files write them. */
export interface Combining {
  base: CombinationBase;
  rows?: Combination[];
}

export interface CombinationBase {
  price: string;
  /** The price is without VAT. */
  net: boolean;
  vat: Vat;
  discount?: { amount: string; percent: string; from: string; to: string };
  grams: number;
  /** Sold while in stock, to order besides, or not at all. */
  sold: 'stock' | 'order' | 'never';
  /** How many of its pictures are its own. */
  pictures: number;
}

/** A size by how it differs from its product. */
export interface Combination {
  name: string;
  /** Amount without VAT that is added to the price: "40", "-4.065041". */
  impact: string;
  /** Added to the weight. */
  grams: number;
  code: string;
  ean: string;
  stock: string;
  availableAt: string;
  /** Pieces that an order of it holds at least; missing where its file says none. */
  minimum?: string;
  pictures: { url: string; alt: string }[];
  /** Place of its picture among those of the product, from 1, where it names no address. */
  position?: number;
}

/** A record that could not be read, named so that a merchant finds it. */
export interface Skipped {
  what: string;
  /** Line of its file, from 1. */
  line?: number;
  reason: string;
}

/** A product of a source, on a line of its file. */
export interface DraftItem {
  draft: ProductDraft;
  line?: number;
  /** Hash of the draft, by `hashOf`; missing when nobody has counted it yet. */
  hash?: string;
}

/** Price and stock of sizes that are in the shop already. */
export interface OfferDraft {
  externalId: string;
  sizes: {
    type: string;
    /** Gross; 0 leaves the price as it is. */
    price: Grosze;
    /** In thousandths of a unit: how fine the product is sold stands in the store. */
    stocks: Stock[];
  }[];
}

export interface OfferItem {
  offer: OfferDraft;
  line: number;
}

/** Combinations of a product that is in the shop already, with the line of each. */
export interface CombinationsItem {
  combinations: { externalId: string; rows: Combination[] };
  lines: readonly number[];
}

export type ImportItem = DraftItem | OfferItem | CombinationsItem | { skipped: Skipped };

/** Slug of a product that exists but cannot be used now: its stored data stay. */
export interface Unreadable {
  unreadable: string;
}
