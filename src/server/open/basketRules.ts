import type { RebateRules } from '../../basket/rebates/model.ts';
import type { BasketRules } from '../../basket/rules.ts';
import { deliveryTerms } from '../../delivery/terms.ts';
import type { GiftCardRules } from '../../giftCards/model.ts';
import type { ShopFile } from '../../settings/shopFile.ts';

/** Rules of the basket from the shop's settings and its rebates. */
export function basketRules(file: ShopFile, rebates: RebateRules, { cards }: GiftCardRules): BasketRules {
  const { least, most } = file.order;
  const { free_delivery_from: freeDeliveryFrom } = file;
  return {
    currency: file.currency,
    priceType: file.price_type,
    deliveryVatBp: Math.round(file.vat * 100),
    delivery: deliveryTerms(file),
    rebates,
    cardProducts: new Set(cards.map(({ product }) => product)),
    order: { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) },
    ...(freeDeliveryFrom === undefined ? {} : { freeDeliveryFrom }),
  };
}
