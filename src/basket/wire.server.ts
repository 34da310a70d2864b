import { type Grosze, toDecimal } from '../kit/money.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import type { Section } from '../session/model.ts';

/** What the basket's section needs to know of the shop. */
export interface BasketTerms {
  currency: string;
  /** Missing: delivery is never free for its worth alone. */
  freeDeliveryFrom?: Grosze | undefined;
}

/** Section `Basket` of the personal-data call, in the shape of the specification, section 3. */
export function basketSection({ currency, freeDeliveryFrom = 0 }: BasketTerms): Section {
  const nothing = formatMoney(0, currency);
  return async () => ({
    basket: {
      products: [],
      productsCounter: 0,
      productsNumber: 0,
      worth: 0,
      worth_formatted: nothing,
      worth_net_formatted: nothing,
      shippingCost: toDecimal(0),
      shippingCost_formatted: nothing,
      shippingCost_net_formatted: nothing,
      toShippingFree: toDecimal(freeDeliveryFrom),
      user: '',
    },
  });
}
