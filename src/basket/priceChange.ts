import type { Size } from '../catalogue/model.ts';
import { lowestBeforePresent } from '../catalogue/priceHistory.ts';
import { moneyPrice } from '../catalogue/priceView.ts';
import { type Grosze, netFromGross } from '../kit/money.ts';
import type { BasketLine } from './model.ts';
import type { PriceChange } from './view.ts';

/**
 * Change of the price since a line was put in. A fall is told where it is a reduction by law: below the lowest price of
 * the 30 days before it, which stands beside it (Dz.U. 2023 poz. 168, art. 4; CJEU, C-330/23). A subscription's price has
 * no history, so that nothing is said of its fall.
 * @param now price of one unit without a quantity rebate, gross
 */
export function priceChange(
  { priceSeen, subscriptionDays }: Pick<BasketLine, 'priceSeen' | 'subscriptionDays'>,
  size: Size,
  now: Grosze | undefined,
  at: number,
): PriceChange | undefined {
  if (now === undefined || priceSeen === null || now === priceSeen) return undefined;
  const amount = (gross: Grosze) => ({ gross, net: netFromGross(gross, size.vat.bp) });
  const before = amount(priceSeen);
  if (now > priceSeen) return { before };
  const state = subscriptionDays > 0 ? undefined : moneyPrice(size, at);
  const least = state && lowestBeforePresent(size.prices, state, at);
  if (!least || now >= least.lowest) return undefined;
  return { before, fell: { lowest: amount(least.lowest), sinceFirstOffer: least.sinceFirstOffer } };
}
