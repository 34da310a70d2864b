import type { Contents, Product, Rebate, Size } from '../../catalogue/model.ts';
import { type QuantityTier, quantityTiers, tierAbove } from '../../catalogue/quantityRebates.ts';
import { contentsOf, unitPrice } from '../../catalogue/unitPrice.ts';
import type { Grosze } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { type Parts, toWire } from '../../kit/quantity.ts';
import { priced, type Rate } from './priced.ts';
import type { RebateNumber, RebateTier } from './shapes.ts';

/**
 * Quantity rebates of a size as the calls carry them; undefined when there are none.
 * @param price of one unit without a rebate
 * @param chosen how much is wanted; 0 when nobody has said
 */
export function rebateNumber(
  product: Pick<Product, 'rebates' | 'sellBy' | 'precision' | 'contents'>,
  size: Pick<Size, 'vat' | 'contents'>,
  price: Grosze,
  { currency, chosen }: { currency: string; chosen: Parts },
): RebateNumber | undefined {
  const tiers = quantityTiers(product, price);
  if (tiers.length === 0) return undefined;
  const rate = { currency, vatBp: size.vat.bp };
  const units = (parts: Parts) => toWire(parts, product.precision);
  const next = tierAbove(tiers, chosen);
  return {
    items: tiers.map((tier) => ({
      ...tierOf(tier, chosen, rate, units),
      ...perUnit(contentsOf(product, size), tier.price, rate),
    })),
    ...(next
      ? {
          nextleft: units(next.from - chosen),
          nextthreshold: units(next.from),
          ...priced('nextprice', next.price, rate),
        }
      : {}),
  };
}

function tierOf(tier: QuantityTier, chosen: Parts, rate: Rate, units: (parts: Parts) => number): RebateTier {
  const { from, to, price, rebate } = tier;
  return {
    ...(from > chosen ? { left: units(from - chosen) } : {}),
    threshold: units(from),
    ...(to === undefined ? {} : { threshold_end: units(to) }),
    value: written(rebate),
    ...priced('price', price, rate),
  };
}

function perUnit(contents: Contents | undefined, price: Grosze, rate: Rate) {
  const unit = contents && unitPrice(price, contents);
  if (!unit) return {};
  const { unit_price_formatted, unit_price_net_formatted } = priced('unit_price', unit.price, rate);
  return { unit_price_formatted, unit_price_net_formatted };
}

/** Rebate as text: "8", "12.5" or "5.90". */
const written = (rebate: Rebate): string =>
  'price' in rebate ? toDecimal(rebate.price) : String(rebate.percentBp / 100);
