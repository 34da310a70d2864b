import type { Product } from '../../catalogue/model.ts';
import type { BasketLine } from '../model.ts';
import type { BasketView } from '../view.ts';
import { type ReadBasket, viewOf } from './read.server.ts';

/** Data that an order is made from. */
export interface Checkout {
  view: BasketView;
  lines: readonly BasketLine[];
  /** Products in the basket, with all parts of bundles and gifts. */
  products: readonly Product[];
  /** Rate of VAT of sending it, basis points. */
  deliveryVatBp: number;
  /** Key of the code that counts. */
  code?: string;
  /** Id of the gift card that pays. */
  card?: string;
}

export function checkoutOf(read: ReadBasket): Checkout {
  const { kept, terms } = read;
  const view = viewOf(read);
  const code = view.code?.state === 'works' ? view.code.code : undefined;
  return {
    view,
    lines: kept.lines,
    products: terms.products,
    deliveryVatBp: terms.rules.deliveryVatBp,
    ...(code === undefined ? {} : { code }),
    ...(kept.card && view.card?.stop === undefined ? { card: kept.card.id } : {}),
  };
}
