import { toWire } from '../kit/quantity.ts';
import type { BasketView } from './view.ts';

/** What of a basket is asked about when its sending is: all that can be bought. */
export const shippedBasket = ({ lines, delivery }: BasketView) => ({
  worth: delivery.worth,
  products: lines.flatMap(({ product, known }) =>
    known && !known.soldOut
      ? [{ id: String(product), size: known.size.type, quantity: toWire(known.quantity, known.precision) }]
      : [],
  ),
});
