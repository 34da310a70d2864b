import type { Grosze } from '../kit/money.ts';

/** What a list needs to know of a product, as of one moment. */
export interface IndexRow {
  id: number;
  name: string;
  /** Lower stands first in „Polecane”. */
  position: number;
  addedAt: number;
  /** All categories it stands in, its ancestors included. */
  categoryIds: number[];
  producerId: number;
  seriesId: number | null;
  /** Versions of one thing share it. */
  groupKey: string | null;
  /** Values of parameters, for facets. */
  valueIds: number[];
  /** Names of sizes that can be bought; empty for a product without sizes. */
  sizeNames: string[];
  /** Lowest price of a size that can be bought, else of any; null: by phone or for points. Gross grosze. */
  price: Grosze | null;
  reduced: boolean;
  /** At least one size can be bought. */
  available: boolean;
  /** When price or availability next changes by itself. */
  nextChangeAt: number | null;
}

export interface FacetParameter {
  id: number;
  slug: string;
  name: string;
  /** Place among the facets. */
  position: number;
  values: { id: number; slug: string; name: string }[];
}

/** Products changed since a version, and those gone. */
export interface IndexChanges {
  /** The catalogue version these changes lead to. */
  version: number;
  rows: IndexRow[];
  removed: number[];
}
