export type Direction = 'ascending' | 'descending';

/** Comparison of slots in an order. */
export interface OrderRule {
  /** Parts of the list that keep their place in either direction: for sale before sold out, priced before unpriced. */
  section(slot: number): number;
  /** Ascending, without ties broken. */
  compare(a: number, b: number): number;
  /** Tells whether `compare` would say 0. */
  same(a: number, b: number): boolean;
  /** Decides among equals, in both directions alike. Never 0 for two slots. */
  tie(a: number, b: number): number;
}
