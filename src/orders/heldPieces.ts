import type { Product } from '../catalogue/model.ts';
import type { OrderPieces } from './model.ts';

/**
 * Pieces that an order keeps from other buyers; a part of a piece, as of a metre, counts as a whole one. What is made to
 * order is kept from nobody. Places of a service are counted as its pieces.
 */
export const heldPieces = (pieces: readonly OrderPieces[], products: readonly Pick<Product, 'id' | 'precision'>[]) =>
  pieces
    .filter(({ toOrder, term }) => !toOrder && !term)
    .reduce((sum, { product, quantity }) => {
      const precision = products.find(({ id }) => id === product)?.precision ?? 0;
      return sum + Math.ceil(quantity / 10 ** precision);
    }, 0);

/**
 * Whether one more unpaid order may be placed from a network address. The first always may, however large: only what
 * one address takes from the shelf again and again without paying is bounded.
 * @param held pieces of its unpaid orders
 * @param more pieces of the new one
 */
export const mayHold = (held: number, more: number, most: number): boolean =>
  held === 0 || more === 0 || held + more <= most;
