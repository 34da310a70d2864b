import { type Grosze, lineTotal, reductionPercent } from '../../../kit/money.ts';
import { parseMoney } from '../../../kit/moneyText.ts';
import { fromWire, type Parts } from '../../../kit/quantity.ts';
import type { RebateTier, SizePrices } from '../../wire/shapes.ts';
import type { Buying } from './buying.ts';
import type { BuyView } from './model.ts';

/** A row of the table „Im więcej, tym taniej”. */
export interface TierRow {
  from: Parts;
  /** Missing: without end. */
  to?: Parts;
  /** Whole percent; missing where nothing is taken off. */
  percent?: number;
  price: string;
  chosen: boolean;
}

export interface Tiers {
  rows: TierRow[];
  /** How much more reaches the next one, and what a unit costs then. */
  next?: { left: Parts; price: string };
  /** Price of one unit at this quantity. */
  price: Grosze;
}

interface Chosen {
  quantity: Parts;
  /** What the basket holds of it: rebates count both, as the basket does. */
  held?: Parts;
  precision: number;
  step: Parts;
  /** The least that can be ordered; one step when missing. */
  least?: Parts;
  net: boolean;
}

const grosze = (text: string | undefined): Grosze => parseMoney(text ?? '') ?? 0;

/** With the price before a rebate for its quantity beside it, which is the price itself where none is counted in. */
const withBefore = (prices: SizePrices): SizePrices =>
  prices.beforerebate
    ? prices
    : {
        ...prices,
        beforerebate: prices.value,
        beforerebate_net: prices.price_net,
        beforerebate_formatted: prices.price_formatted,
        beforerebate_net_formatted: prices.price_net_formatted,
      };

/** Price of one unit without a rebate for its quantity; where one is counted in already, that is told apart. */
function plainPrice(prices: SizePrices, net: boolean): { amount: string | undefined; text: string } {
  const whole = withBefore(prices);
  return net
    ? { amount: whole.beforerebate_net, text: whole.beforerebate_net_formatted ?? '' }
    : { amount: whole.beforerebate, text: whole.beforerebate_formatted ?? '' };
}

/** What prices are counted by. */
export const countingOf = (
  { precision, sellBy: step, priceType }: Pick<BuyView, 'precision' | 'sellBy' | 'priceType'>,
  { quantity, shown, holds }: Buying,
) => ({ quantity, held: holds(shown.size).once, precision, step, net: priceType === 'net' });

/** Quantity rebates at a quantity: the highest tier that it reaches holds (docs/contract/product.md#quantities). */
export function tiersAt(prices: SizePrices, { quantity, held = 0, precision, step, least = step, net }: Chosen): Tiers {
  const plain = plainPrice(prices, net);
  const now = grosze(plain.amount);
  const tiers = (prices.rebateNumber?.items ?? []).filter((tier): tier is RebateTier => tier !== null);
  const first = tiers[0];
  if (!first || now === 0) return { rows: [], price: now };
  const parts = (units: number) => fromWire(units, precision) ?? 0;
  const known = tiers.map((tier) => ({
    from: parts(tier.threshold),
    price: grosze(net ? tier.price_net : tier.price),
    text: net ? tier.price_net_formatted : tier.price_formatted,
  }));
  const all = parts(first.threshold) > least ? [{ from: least, price: now, text: plain.text }, ...known] : known;
  const together = quantity + held;
  const reached = all.findLastIndex(({ from }) => from <= together);
  const rows = all.map(({ from, price, text }, place): TierRow => {
    const after = all[place + 1];
    const percent = reductionPercent(now, price);
    return {
      from,
      ...(after ? { to: after.from - step } : {}),
      ...(percent > 0 ? { percent } : {}),
      price: text,
      chosen: place === reached,
    };
  });
  const next = all[reached + 1];
  return {
    rows,
    price: all[reached]?.price ?? now,
    ...(next && quantity > 0 ? { next: { left: next.from - together, price: next.text } } : {}),
  };
}

/**
 * Prices of one unit at a quantity: those of the highest tier that it reaches, with the price before the rebate beside them.
 * The page counts them from what it has been told, so that they change together with the quantity.
 */
export function pricesAt(
  prices: SizePrices,
  { quantity, held = 0, precision }: Pick<Chosen, 'quantity' | 'held' | 'precision'>,
): SizePrices {
  const tier = prices.rebateNumber?.items.findLast(
    (item) => item !== null && (fromWire(item.threshold, precision) ?? 0) <= quantity + held,
  );
  if (!tier) return prices;
  // Its amounts have the names that those of a size have.
  return { ...withBefore(prices), ...tier, value: tier.price };
}

/** What the whole quantity costs, each unit at the price of its tier. */
export const totalAt = (prices: SizePrices, chosen: Chosen): Grosze =>
  lineTotal(tiersAt(prices, chosen).price, chosen.quantity, chosen.precision);
