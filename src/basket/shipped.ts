import { toWire } from '../kit/quantity.ts';
import type { BasketView } from './view.ts';

/** Products of a basket and what is paid for them, for a delivery question: everything that can be bought. */
export const shippedBasket = ({ lines, delivery }: BasketView) => ({
  worth: delivery.worth,
  beside: delivery.beside,
  ...(delivery.country === undefined ? {} : { country: delivery.country.code }),
  products: lines.flatMap(({ product, known }) =>
    known && !known.soldOut
      ? [{ id: String(product), size: known.size.type, quantity: toWire(known.quantity, known.precision) }]
      : [],
  ),
});
