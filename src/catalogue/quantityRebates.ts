import { type Grosze, multiplyDivide } from '../kit/money.ts';
import type { Parts } from '../kit/quantity.ts';
import type { Product, Rebate } from './model.ts';

/** A quantity rebate with what a unit costs under it. */
export interface QuantityTier {
  from: Parts;
  /** The most that still counts for this tier; missing for the last one. */
  to?: Parts;
  /** Price of one unit, rounded once. */
  price: Grosze;
  rebate: Rebate;
}

const WHOLE = 10_000;

/** Unit price under a rebate of a price without it. */
export const rebatePrice = (rebate: Rebate, price: Grosze): Grosze =>
  'price' in rebate ? rebate.price : multiplyDivide(price, WHOLE - rebate.percentBp, WHOLE);

/**
 * Tiers by rising quantity, each cheaper than all below it. A tier that is not is left out: while goods are reduced, a
 * price written for a tier may be above the price of the day.
 */
export function quantityTiers({ rebates, sellBy }: Pick<Product, 'rebates' | 'sellBy'>, price: Grosze): QuantityTier[] {
  const rising = [...rebates].sort((a, b) => a.from - b.from);
  const cheaper: QuantityTier[] = [];
  for (const rebate of rising) {
    const tier = { from: rebate.from, price: rebatePrice(rebate, price), rebate };
    if (tier.price < (cheaper.at(-1)?.price ?? price)) cheaper.push(tier);
  }
  return cheaper.flatMap((tier, place) => {
    const next = cheaper[place + 1];
    if (!next) return [tier];
    const to = multipleBelow(next.from, sellBy);
    return to < tier.from ? [] : [{ ...tier, to }];
  });
}

const multipleBelow = (quantity: Parts, step: Parts): Parts => quantity - 1 - ((quantity - 1) % step);

/** The tier that a quantity has reached. */
export const tierAt = (tiers: readonly QuantityTier[], quantity: Parts): QuantityTier | undefined =>
  tiers.findLast((tier) => tier.from <= quantity);

/** The next tier above a quantity. */
export const tierAbove = (tiers: readonly QuantityTier[], quantity: Parts): QuantityTier | undefined =>
  tiers.find((tier) => tier.from > quantity);

/**
 * The first rebate that a merchant cannot have meant: it begins no later than the one before it, or is dearer than that one
 * for some size, or dearer than every size is without a rebate. Undefined when each is fit.
 * @param prices of one unit of each size that has one, without a rebate or reduction
 */
export function unfitRebate(
  rebates: readonly Rebate[],
  prices: readonly Grosze[],
): { place: number; fault: 'order' | 'dearer' } | undefined {
  for (const [place, rebate] of rebates.entries()) {
    const below = rebates[place - 1];
    if (below && rebate.from <= below.from) return { place, fault: 'order' };
    const dearer = below
      ? dearerOf(rebate, below) || prices.some((price) => rebatePrice(rebate, price) > rebatePrice(below, price))
      : prices.length > 0 && prices.every((price) => rebatePrice(rebate, price) > price);
    if (dearer) return { place, fault: 'dearer' };
  }
  return undefined;
}

/** Tells whether a rebate is dearer than the one below at any price, so that it also works without a price in money. */
function dearerOf(rebate: Rebate, below: Rebate): boolean {
  if ('price' in rebate) return 'price' in below && rebate.price > below.price;
  return 'percentBp' in below && rebate.percentBp < below.percentBp;
}
