/** Quantity of a size in 10^precision parts. */
export interface Pieces {
  product: number;
  size: string;
  quantity: number;
}

/** Pieces that left a store, or places of a term. */
export interface TakenPieces extends Pieces {
  /** Store that they lie in; empty for places of a service. */
  branch: string;
  /** Term of a service (`writeTerm`). */
  term?: string;
}

/** Pieces that are asked for. */
export interface WantedPieces extends Pieces {
  /** True when missing pieces are made or ordered for the buyer. */
  toOrder: boolean;
  /** Places of a term of a service are wanted, instead of pieces; `of` is how many the term has in all. */
  term?: { name: string; of: number };
}
