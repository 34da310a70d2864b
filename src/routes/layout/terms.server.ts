import type { CardTerms } from '../../catalogue/card.ts';
import type { Product } from '../../catalogue/model.ts';
import { shippingAt } from '../../delivery/terms.ts';
import type { ProductTerms } from '../../product/wire/terms.ts';
import type { PageRequest } from '../page.ts';
import type { ShopServices } from '../services.ts';

/** Terms of prices on this page, as of this moment. */
export const cardTerms = ({ shop, clock }: Pick<ShopServices, 'shop' | 'clock'>): CardTerms => ({
  at: clock(),
  currency: shop.currency,
  priceType: shop.price_type,
  newDays: shop.listing.new_days,
});

/** Terms of a product for who asks, as of this moment; `parts` are those of a bundle. */
export function productTerms(
  { shop, visit }: Pick<PageRequest, 'shop' | 'visit'>,
  parts: readonly Product[],
): ProductTerms {
  const terms = cardTerms(shop);
  return { ...terms, facts: shippingAt(shop.delivery, terms.at, visit.country), parts };
}
