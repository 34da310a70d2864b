import type { Product } from '../../catalogue/model.ts';
import type { PriceTerms } from '../../catalogue/priceView.ts';
import type { ShippingAt } from '../../delivery/terms.ts';
import type { Parts } from '../../kit/quantity.ts';

/** Terms that answers about a product depend on. */
export interface ProductTerms extends PriceTerms {
  /** Facts as of `at`. */
  facts: ShippingAt;
  /** Products of which a bundle consists, in any order. */
  parts: readonly Product[];
}

/** Choice of a shopper. */
export interface Chosen {
  /** Quantity for its rebate; missing: nothing is chosen yet. */
  quantity?: Parts | undefined;
  subscription?: boolean | undefined;
}
