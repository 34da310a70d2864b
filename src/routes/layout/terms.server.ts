import type { CardTerms } from '../../catalogue/card.ts';
import type { ShopServices } from '../context.server.ts';

/** How prices are shown on this page, as of this moment. */
export const cardTerms = ({ shop, clock }: ShopServices): CardTerms => ({
  at: clock(),
  currency: shop.currency,
  priceType: shop.price_type,
  newDays: shop.listing.new_days,
});
