import { type CardView, cardView } from '../../catalogue/card.ts';
import type { Product } from '../../catalogue/model.ts';
import type { ShopServices } from '../services.ts';
import { cardTerms } from './terms.server.ts';

/** What cards are drawn from. */
export type CardServices = Pick<ShopServices, 'shop' | 'clock' | 'catalogue' | 'opinions'>;

/** Cards of products, in their order, with what their groups hold and what people think of them; those that cannot be shown are left out. */
export async function cardsOf(shop: CardServices, products: readonly Product[]): Promise<CardView[]> {
  const terms = cardTerms(shop);
  const groups = [...new Set(products.flatMap(({ group }) => group ?? []))];
  const versions = groups.length === 0 ? undefined : await shop.catalogue.versionGroups(groups);
  const ratings = await shop.opinions.averages(products.map(({ id }) => id));
  return products.flatMap((product) => {
    const card = cardView(product, terms, versions?.get(product.group ?? ''));
    const rating = ratings.get(product.id);
    return card ? { ...card, ...(rating ? { rating } : {}) } : [];
  });
}
