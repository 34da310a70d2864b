import type { Product } from '../../catalogue/model.ts';
import type { Catalogue } from '../../catalogue/service.server.ts';
import type { BasketLine } from '../model.ts';
import type { BasketView } from '../view.ts';
import { type ReadBasket, viewOf } from './read.server.ts';

/** What an order is made from. */
export interface Checkout {
  view: BasketView;
  lines: readonly BasketLine[];
  /** All that lies there, with all parts of bundles and gifts. */
  products: readonly Product[];
  /** Key of the code that counts. */
  code?: string;
  /** Id of the gift card that pays. */
  card?: string;
}

export async function checkoutOf(read: ReadBasket, catalogue: Pick<Catalogue, 'products'>): Promise<Checkout> {
  const { kept, terms } = read;
  const view = viewOf(read);
  const known = new Set(terms.products.map(({ id }) => id));
  const parts = terms.products.flatMap(({ bundle = [] }) => bundle.map(({ product }) => product));
  const more = await catalogue.products([...new Set(parts)].filter((id) => !known.has(id)));
  const code = view.code?.state === 'works' ? view.code.code : undefined;
  return {
    view,
    lines: kept.lines,
    products: [...terms.products, ...more],
    ...(code === undefined ? {} : { code }),
    ...(kept.card && view.card?.stop === undefined ? { card: kept.card.id } : {}),
  };
}
