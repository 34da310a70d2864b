import type { Product, Size } from '../catalogue/model.ts';
import { lowestBefore } from '../catalogue/priceHistory.ts';
import { type Amount, askedPrice, isSubscribedOnly, moneyPrice, type PriceType } from '../catalogue/priceView.ts';
import { quantityTiers, tierAt } from '../catalogue/quantityRebates.ts';
import { type Grosze, netFromGross } from '../kit/money.ts';
import { type BasketLine, rescaled } from './model.ts';
import type { RebateCode } from './rebates/model.ts';
import { bothSides, type CountedLine, type LineSum } from './totals/lineSums.ts';
import type { LinePrice } from './view.ts';

/** Gross prices of one unit. */
interface UnitPrices {
  regular: Grosze;
  /** Price without a quantity rebate: the one that a shopper saw on the product page. */
  base: Grosze;
  now: Grosze;
}

/** Undefined where money does not pay for it. Quantity rebates count all lines of a size that are bought once. */
export function unitPrices(
  line: BasketLine,
  product: Product,
  size: Size,
  lines: readonly BasketLine[],
  at: number,
): UnitPrices | undefined {
  const state = moneyPrice(size, at);
  if (line.forPoints) return undefined;
  if (line.subscriptionDays > 0) {
    const base = size.subscriptionPrice;
    return base === undefined
      ? undefined
      : { regular: askedPrice(product, size, at)?.regular ?? base, base, now: base };
  }
  // Since it was put in it may have come to be sold by subscription alone.
  if (!state || isSubscribedOnly(product, size)) return undefined;
  const together = lines
    .filter((one) => one.product === line.product && one.size === line.size)
    .filter((one) => !one.forPoints && one.subscriptionDays === 0)
    .reduce((sum, one) => sum + rescaled(one.quantity, one.precision, product.precision), 0);
  const now = tierAt(quantityTiers(product, state.price), together)?.price ?? state.price;
  return { regular: state.regular, base: state.price, now };
}

/** A line as the sums see it: prices on the side that the shop shows first. */
export function countedLine(
  line: BasketLine,
  product: Product,
  size: Size,
  { prices, covered, priceType }: { prices: UnitPrices; covered: boolean; priceType: PriceType },
): CountedLine {
  const shown = (gross: Grosze): Grosze => (priceType === 'net' ? netFromGross(gross, size.vat.bp) : gross);
  return {
    regular: shown(prices.regular),
    now: shown(prices.now),
    quantity: rescaled(line.quantity, line.precision, product.precision),
    precision: product.precision,
    vat: size.vat,
    covered,
  };
}

/** Prices to show for a line. */
export function linePrice(
  size: Size,
  prices: UnitPrices,
  { worth, paid, unitWithCode }: LineSum,
  { code, priceType, at }: { code: RebateCode | undefined; priceType: PriceType; at: number },
): LinePrice {
  const gross = (amount: Grosze): Amount => ({ gross: amount, net: netFromGross(amount, size.vat.bp) });
  const reduction = unitWithCode === undefined || !code ? promotionFacts(size, prices, at) : codeFacts(size, code, at);
  return {
    unit: gross(prices.now),
    worth,
    paid,
    ...(prices.now < prices.base ? { beforeRebate: gross(prices.base) } : {}),
    ...(unitWithCode === undefined ? {} : { unitWithCode: bothSides(unitWithCode, size.vat.bp, priceType) }),
    ...(reduction
      ? {
          reduction: {
            lowest: gross(reduction.lowest),
            regular: gross(prices.regular),
            sinceFirstOffer: reduction.sinceFirstOffer,
          },
        }
      : {}),
  };
}

/** A subscription has a price of its own, which no promotion lowers. */
function promotionFacts(size: Size, { base }: UnitPrices, at: number) {
  const state = moneyPrice(size, at);
  return state?.price === base ? state.reduction : undefined;
}

/** A code that anybody may use announces a reduction, which began on its first day. */
const codeFacts = (size: Size, { from }: RebateCode, at: number) =>
  // Goods that were not offered yet when it began are told from when they were.
  lowestBefore(size.prices, from ?? at) ?? lowestBefore(size.prices, at);
