import { type CardView, cardView } from '../../catalogue/card.ts';
import type { Product } from '../../catalogue/model.ts';
import type { ShopServices } from '../services.ts';
import { cardTerms } from './terms.server.ts';

/** Cards of products, in their order, with what their groups hold; those that cannot be shown are left out. */
export async function cardsOf(shop: ShopServices, products: readonly Product[]): Promise<CardView[]> {
  const terms = cardTerms(shop);
  const groups = [...new Set(products.flatMap(({ group }) => group ?? []))];
  const versions = groups.length === 0 ? undefined : await shop.catalogue.versionGroups(groups);
  return products.flatMap((product) => cardView(product, terms, versions?.get(product.group ?? '')) ?? []);
}
