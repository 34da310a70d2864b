import type { Product } from '../catalogue/model.ts';
import { askedPrice, isPriceFrom, isSubscribedOnly, leadingSize } from '../catalogue/priceView.ts';
import { isMeasured } from '../catalogue/unitPrice.ts';

/** What a card says of a price beside its amount (`PriceBlock`), for the search box to say the same. */
export function priceMarks(product: Product, at: number) {
  const size = leadingSize(product, at);
  return {
    from: isPriceFrom(product, at),
    per: isMeasured(product) ? product.unit.name : null,
    subscribed: size !== undefined && askedPrice(product, size, at) !== undefined && isSubscribedOnly(product, size),
    gratis: size?.gratis === true,
  };
}
