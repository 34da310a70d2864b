import { BOUGHT, type Order } from '../orders/model.ts';
import type { ShownPicture } from '../pictures/address.ts';
import type { RecallEntry } from './file.ts';

export const RECALLS_PATH = '/wycofania';

export interface Recall extends RecallEntry {
  drawn?: ShownPicture;
}

/**
 * True when the buyer of an order has something of it, or will have: by itself or in a bundle, also after a part was given
 * back. `service.server.ts` asks before whether it was placed on the days of the recall.
 */
export function concerns({ products }: Pick<Recall, 'products'>, { status, lines, data }: Order): boolean {
  const dangerous = (product: number) => products.includes(product);
  const kept = lines.filter(({ withdrawn, quantity }) => withdrawn < quantity);
  return (
    BOUGHT.includes(status) &&
    kept.some(
      ({ product, place }) =>
        dangerous(product) || data.pieces.some((piece) => piece.line === place && dangerous(piece.product)),
    )
  );
}
