import { amounts, unitsOf } from '../../catalogue/amount.ts';
import { bundleSaving } from '../../catalogue/bundle.ts';
import type { Product, Size } from '../../catalogue/model.ts';
import { askedPrice, isSubscribedOnly } from '../../catalogue/priceView.ts';
import { type Grosze, netFromGross } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import type { Parts } from '../../kit/quantity.ts';
import { rebateNumber } from './rebateNumber.ts';
import type { SizeItem } from './shapes.ts';
import { flag, sizeAvailability } from './sizeAvailability.ts';
import type { ProductTerms } from './terms.ts';

/** Makes each size of a product once, for who tells of them in two places of one page. */
export function sizeItems(product: Product, terms: ProductTerms): ReadonlyMap<Size, SizeItem> {
  return new Map(product.sizes.map((size) => [size, sizeItem(product, size, terms)]));
}

/** A size among the sizes of its product. */
export function sizeItem(product: Product, size: Size, terms: ProductTerms): SizeItem {
  const { all, own, outside } = amounts(size.stocks);
  const units = (parts: Parts) => unitsOf(parts, product.precision);
  const state = askedPrice(product, size, terms.at);
  const once = isSubscribedOnly(product, size) ? undefined : state;
  const rebates = once && rebateNumber(product, size, once.price, { currency: terms.currency, chosen: 0 });
  const saving = product.bundle && bundleSaving(product, size, terms.parts, terms.at);
  const price = state?.price ?? 0;
  const net = (gross: Grosze) => toDecimal(netFromGross(gross, size.vat.bp));
  return {
    type: size.type,
    name: size.name,
    description: size.name,
    priority: String(product.sizes.indexOf(size)),
    amount: units(all),
    amount_mm: units(outside),
    amount_mo: units(own),
    ...(size.least === undefined ? {} : { min_quantity_per_order: units(size.least) }),
    phone_price: flag(size.phonePrice),
    gratis: flag(size.gratis),
    ...(saving
      ? {
          bundle_price: {
            amount_diff_gross: toDecimal(saving.gross),
            amount_diff_net: toDecimal(saving.net),
            percent_diff: saving.percent,
          },
        }
      : {}),
    ...(rebates ? { rebateNumber: rebates } : {}),
    ...(once ? { price_normal: toDecimal(once.price), price_normal_net: net(once.price) } : {}),
    ...(product.subscription && size.subscriptionPrice !== undefined
      ? { price_subscription: toDecimal(size.subscriptionPrice), price_subscription_net: net(size.subscriptionPrice) }
      : {}),
    availability: sizeAvailability(product, size, terms),
    delivery: terms.facts.delivery(product, size),
    prices: {
      price: amount(price),
      price_net: amount(netFromGross(price, size.vat.bp)),
      price_srp: amount(size.srp ?? 0),
      price_crossed_retail: amount(state?.reduction ? state.regular : 0),
    },
  };
}

/** A number for carrying, as the calls know these amounts; never for counting. */
const amount = (grosze: Grosze): number => grosze / 100;
