import type { Contents, Product, Size } from '../../catalogue/model.ts';
import { isSubscribedOnly, moneyPrice, type PriceTerms, sizeStatus } from '../../catalogue/priceView.ts';
import { quantityTiers, tierAt } from '../../catalogue/quantityRebates.ts';
import { contentsOf, unitPrice } from '../../catalogue/unitPrice.ts';
import { type Grosze, netFromGross, savingsPercent } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { formatMoney } from '../../kit/priceFormat.ts';
import { priced, pricedBoth, type Rate } from './priced.ts';
import { rebateNumber } from './rebateNumber.ts';
import type { SizePrices } from './shapes.ts';
import type { Chosen } from './terms.ts';

/** Subscribed to when the shopper says so, and always when it is sold in no other way. */
export const isSubscribed = (product: Product, size: Size, { subscription = false }: Chosen): boolean =>
  isSubscribedOnly(product, size) ||
  (subscription && size.subscriptionPrice !== undefined && product.subscription !== undefined);

/** Price of one unit of a size, with everything beside it (docs/contract/calls.md#projector). */
export function sizePrices(product: Product, size: Size, terms: PriceTerms, chosen: Chosen = {}): SizePrices {
  const rate = { currency: terms.currency, vatBp: size.vat.bp };
  const money = moneyOf(product, size, terms, chosen);
  const value = money?.value ?? 0;
  const { price, ...words } = priced('price', value, rate);
  const sold =
    product.forSale !== false && (money !== undefined || size.gratis) && sizeStatus(product, size) !== 'disable';
  return {
    value: price,
    ...words,
    ...money?.beside,
    ...(money && size.srp !== undefined && size.srp > 0 ? priced('srp', size.srp, rate) : {}),
    ...(money ? perUnit(contentsOf(product, size), value, rate) : {}),
    ...(size.deposit
      ? {
          deposit_price: toDecimal(size.deposit.amount),
          deposit_price_formatted: formatMoney(size.deposit.amount, rate.currency),
          deposit_label: size.deposit.label,
        }
      : {}),
    ...(size.pointsPrice === undefined || isSubscribed(product, size, chosen)
      ? {}
      : { points: String(size.pointsPrice), ...(product.forSale === false ? { points_enable: 'n' as const } : {}) }),
    ...(money && size.pointsEarned ? { points_recive: String(size.pointsEarned) } : {}),
    basket_enable: sold ? 'y' : 'n',
  };
}

interface Money {
  value: Grosze;
  beside: Partial<SizePrices>;
}

/** Price in money; undefined for one by telephone, for points only, or free. */
function moneyOf(product: Product, size: Size, { currency, at }: PriceTerms, chosen: Chosen): Money | undefined {
  if (isSubscribed(product, size, chosen) && !size.phonePrice && !size.gratis) {
    // A price for those who come back: no reduction of the other one, and no rebate on it.
    return { value: size.subscriptionPrice ?? 0, beside: {} };
  }
  const state = moneyPrice(size, at);
  if (!state) return undefined;
  const rate = { currency, vatBp: size.vat.bp };
  const { price, regular, reduction } = state;
  const quantity = chosen.quantity ?? 0;
  const tier = tierAt(quantityTiers(product, price), quantity);
  const rebates = rebateNumber(product, size, price, { currency, chosen: quantity });
  return {
    value: tier?.price ?? price,
    beside: {
      ...(reduction
        ? {
            ...priced('maxprice', regular, rate),
            ...priced('omnibus_price', reduction.lowest, rate),
            ...saving(reduction.lowest, price, rate),
            ...(reduction.sinceFirstOffer ? { omnibus_since_offer: 'true' } : {}),
            ...(reduction.endsAt === null ? {} : { new_price_until: new Date(reduction.endsAt).toISOString() }),
          }
        : {}),
      ...(tier
        ? {
            ...priced('beforerebate', price, rate),
            ...percent('beforerebate_yousave_percent', price, tier.price),
          }
        : {}),
      ...(rebates ? { rebateNumber: rebates } : {}),
    },
  };
}

/** Saving from the lowest price of 30 days before the reduction, never from another (Dz.U. 2023 poz. 168, art. 4). */
function saving(lowest: Grosze, price: Grosze, rate: Rate): Partial<SizePrices> {
  const net = netFromGross(lowest, rate.vatBp) - netFromGross(price, rate.vatBp);
  return {
    ...pricedBoth('yousave', { gross: lowest - price, net }, rate.currency),
    ...percent('yousave_percent', lowest, price),
  };
}

/** "12" or "0.4": tenths are told only where whole percent would say that nothing is saved; less than that is not told. */
function percent(
  name: 'yousave_percent' | 'beforerebate_yousave_percent',
  before: Grosze,
  now: Grosze,
): Partial<SizePrices> {
  const saved = savingsPercent(before, now, 0) || savingsPercent(before, now, 1);
  return saved > 0 ? { [name]: String(saved) } : {};
}

function perUnit(contents: Contents | undefined, value: Grosze, { currency, vatBp }: Rate): Partial<SizePrices> {
  const unit = contents && unitPrice(value, contents);
  if (!unit) return {};
  return {
    unit_price_formatted: formatMoney(unit.price, currency),
    unit_price_net_formatted: formatMoney(netFromGross(unit.price, vatBp), currency),
    unit_price_per: unit.per,
  };
}
