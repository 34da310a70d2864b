import { type Grosze, netFromGross } from '../kit/money.ts';
import type { PriceContext } from '../kit/priceContext.ts';
import { ONE_SIZE, type Product, type Size } from './model.ts';
import { askedPrice, type PriceType, shownSizes, sizeStatus } from './priceView.ts';

/** Positions of products that are not promoted begin here: promoted ones stand before all others, whatever their place in the source. */
export const AFTER_PROMOTED = 1_000_000_000;

/** Product as a list needs it at one moment. */
export interface IndexRow {
  id: number;
  name: string;
  /** Lower stands first in „Polecane”. */
  position: number;
  /** Epoch ms. */
  addedAt: number;
  /** Ids of its categories with their ancestors. */
  categoryIds: number[];
  producerId: number;
  seriesId: number | null;
  /** Versions of one thing share it. */
  groupKey: string | null;
  /** Words by which it is searched besides its name: its subtitle, what tells it from other versions. */
  ownWords: string[];
  /** Its code, those of its sizes, and the numbers under their bars. */
  codes: string[];
  /** Values of parameters, for facets. */
  valueIds: number[];
  /** Names of sizes that can be bought; empty for a product without sizes. */
  sizeNames: string[];
  /** Lowest price of the sizes that can be bought, of all when none can, as the shop shows prices; null: by phone or for points. */
  price: Grosze | null;
  reduced: boolean;
  /** True when at least one size can be bought. */
  available: boolean;
  /** A letter a size, in their order: its status. Sales that leave it as it is alter nothing that a list or a card shows. */
  statuses: string;
  /** Moment of the next change of price or availability by itself. */
  nextChangeAt: number | null;
}

/** What of a product decides which of its sizes can be bought, and what they cost. */
export type Counting = Pick<Product, 'sellBy' | 'order' | 'forSale' | 'subscription'>;

type SizeFacts = Pick<IndexRow, 'sizeNames' | 'price' | 'reduced' | 'available' | 'statuses' | 'nextChangeAt'>;

/** Moment of the rows, and the prices by which lists are sorted and filtered: their side, and for whom. */
export interface IndexTerms {
  at: number;
  priceType: PriceType;
  context?: PriceContext | undefined;
}

/**
 * Properties of the sizes for a list; the price is of the same sizes as on the card. What is sold by telephone can be had;
 * what is not for sale cannot, though its card calls it by no means sold out.
 */
export function sizeFacts(sizes: readonly Size[], counting: Counting, { at, priceType }: IndexTerms): SizeFacts {
  const bought = sizes.filter((size) => counting.forSale !== false && sizeStatus(counting, size) !== 'disable');
  const states = shownSizes(sizes, counting).flatMap((size) => {
    const state = askedPrice(counting, size, at);
    return state ? { ...state, shown: priceType === 'net' ? netFromGross(state.price, size.vat.bp) : state.price } : [];
  });
  const changes = sizes.flatMap((size) => askedPrice(counting, size, at)?.nextChangeAt ?? []);
  return {
    sizeNames: bought.filter((size) => size.type !== ONE_SIZE).map((size) => size.name),
    price: states.length > 0 ? Math.min(...states.map((state) => state.shown)) : null,
    reduced: states.some((state) => state.reduction !== undefined),
    available: bought.length > 0,
    statuses: sizes.map((size) => sizeStatus(counting, size).charAt(0)).join(''),
    nextChangeAt: changes.length > 0 ? Math.min(...changes) : null,
  };
}

export interface FacetParameter {
  id: number;
  slug: string;
  name: string;
  /** Position among the facets. */
  position: number;
  values: { id: number; slug: string; name: string }[];
}

/** Products changed since a version, and those gone. */
export interface IndexChanges {
  /** The catalogue version these changes lead to. */
  version: number;
  /** Version of all but stock, read before the rows: while it stays, products have been sold and nothing else. */
  offer: number;
  rows: IndexRow[];
  removed: number[];
}
