import type { PriceType } from '../catalogue/priceView.ts';
import type { DeliveryTerms } from '../delivery/terms.ts';
import type { Grosze } from '../kit/money.ts';
import type { RebateRules } from './rebates/model.ts';

/** Rules by which the shop calculates a basket. */
export interface BasketRules {
  currency: string;
  priceType: PriceType;
  /** Rate of VAT of what delivery costs, basis points. */
  deliveryVatBp: number;
  delivery: Pick<DeliveryTerms, 'methods' | 'settings'>;
  /** The worth of goods with VAT from which on delivery is free; missing: never for its worth alone. */
  freeDeliveryFrom?: Grosze;
  rebates: RebateRules;
  /** Products that are gift cards, which no card pays for; missing: the shop has nothing to do with cards. */
  cardProducts?: ReadonlySet<number>;
  /** Bounds of one order, worth of goods with VAT. */
  order: { least?: Grosze; most?: Grosze };
}
