import type { Product, Size } from '../../catalogue/model.ts';
import type { PriceTerms } from '../../catalogue/priceView.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { ShippingTime, SizeDelivery } from './shapes.ts';

/** What is known of dispatch and its cost; counted by those who know the shop's couriers and calendar. */
export interface DeliveryFacts {
  shippingTime(product: Product, size: Size): ShippingTime;
  delivery(product: Product, size: Size): SizeDelivery;
}

/** What answers about a product are counted with. */
export interface ProductTerms extends PriceTerms {
  facts: DeliveryFacts;
  /** Products of which a bundle consists, in any order. */
  parts: readonly Product[];
}

/** What a shopper has chosen. */
export interface Chosen {
  /** How much, for the quantity rebate it reaches; missing: nothing is chosen yet. */
  quantity?: Parts | undefined;
  subscription?: boolean | undefined;
}
