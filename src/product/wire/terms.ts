import type { Product } from '../../catalogue/model.ts';
import type { PriceTerms } from '../../catalogue/priceView.ts';
import type { DeliveryFacts } from '../../delivery/facts.ts';
import type { Parts } from '../../kit/quantity.ts';

/** What answers about a product are counted with. */
export interface ProductTerms extends PriceTerms {
  /** As of `at`. */
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
