import type { FacetParameter, IndexChanges, IndexRow } from '../catalogue/indexRow.ts';
import type { Named } from '../catalogue/model.ts';

/** Part of the catalogue that lists need; moments in epoch ms. */
export interface IndexSource {
  /** Grows with every change of the catalogue. */
  version(): Promise<number>;
  /** Changes after `since`, everything for 0. Prices and availability as of `at`. */
  indexChanges(since: number, at: number): Promise<IndexChanges>;
  /** Rows of those that are still in the catalogue. */
  indexRows(ids: readonly number[], at: number): Promise<IndexRow[]>;
  facetParameters(): Promise<FacetParameter[]>;
  names(): Promise<{ producers: readonly Named[]; series: readonly Named[] }>;
}
