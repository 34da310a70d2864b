import { formatDate } from '../../kit/dates.ts';
import { type Grosze, reductionPercent } from '../../kit/money.ts';
import { toWire } from '../../kit/quantity.ts';
import type { Product, Size } from '../model.ts';
import { savedPercent } from '../priceHistory.ts';
import { askedPrice, isSubscribedOnly, type PriceTerms } from '../priceView.ts';
import { quantityTiers } from '../quantityRebates.ts';
import { contentsOf, unitPrice } from '../unitPrice.ts';
import { type PriceAnswer, priceAnswer } from './money.ts';

type Amount = (gross: Grosze) => PriceAnswer;

/** Prices of one unit of a size in the shape of the graph. Percentages are counted from the lowest price of 30 days. */
export function productPrice(product: Product, size: Size, { currency, at }: Pick<PriceTerms, 'currency' | 'at'>) {
  const amount: Amount = (gross) => priceAnswer(gross, size.vat.bp, currency);
  const state = askedPrice(product, size, at);
  const { reduction } = state ?? {};
  const youSavePercent = (state && savedPercent(state)) ?? null;
  const contents = contentsOf(product, size);
  const perUnit = state && contents && unitPrice(state.price, contents);
  // A deposit is given back whole: it bears no VAT.
  const deposit = size.deposit ? priceAnswer(size.deposit.amount, 0, currency) : null;
  const regular = state && reduction ? amount(state.regular) : null;
  return {
    price: amount(state?.price ?? 0),
    max: regular,
    crossedPrice: regular,
    youSavePercent,
    omnibusPrice: reduction ? amount(reduction.lowest) : null,
    omnibusPriceDetails:
      state && reduction
        ? {
            youSavePercent,
            omnibusPriceIsHigherThanSellingPrice: reduction.lowest > state.price,
            newPriceEffectiveUntil: reduction.endsAt === null ? null : { formatted: formatDate(reduction.endsAt - 1) },
          }
        : null,
    beforeRebate: null,
    beforeRebateDetails: null,
    advancePrice: null,
    depositPrice: deposit,
    totalDepositPrice: deposit,
    suggested: state && size.srp ? amount(size.srp) : null,
    unitConvertedPrice: perUnit ? amount(perUnit.price) : null,
    unitConvertedFormat: perUnit ? `${amount(perUnit.price).gross.formatted} / ${perUnit.per}` : null,
    rebateCodeActive: false,
    rebateNumber: state && !isSubscribedOnly(product, size) ? rebateNumber(product, state.price, amount) : null,
  };
}

function rebateNumber(product: Product, price: Grosze, amount: Amount) {
  const tiers = quantityTiers(product, price);
  const [first] = tiers;
  if (!first) return null;
  const units = (parts: number) => toWire(parts, product.precision);
  return {
    number: units(first.from),
    ...amount(first.price),
    allThresholds: tiers.map(({ from, to, price: after }, place) => ({
      percent: reductionPercent(price, after),
      firstThresholdValue: units(from),
      endThresholdValue: to === undefined ? null : units(to),
      thresholdDiff: units(from - (tiers[place - 1]?.from ?? 0)),
      minQuantity: units(from),
      priceAfterRebate: amount(after),
    })),
  };
}
