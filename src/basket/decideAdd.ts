import type { Product, Size } from '../catalogue/model.ts';
import { type InBasket, orderable, orderQuantityRule } from '../catalogue/orderQuantity.ts';
import { moneyPrice, pointsPrice, sizeStatus } from '../catalogue/priceView.ts';
import { sizeAsked } from '../catalogue/sizeAsked.ts';
import { bareQuantity } from '../kit/bareQuantity.ts';
import type { Grosze } from '../kit/money.ts';
import { correctQuantity, type Parts, parseQuantity } from '../kit/quantity.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { MOST_LINES, MOST_UNITS } from './limits.ts';
import { type AddError, type BasketLine, type Chosen, isSame, rescaled, type Wanted } from './model.ts';
import { held, overBound, stepError, stockedSize, underBound } from './productBounds.ts';
import { fitsPeriod, joinedPeriod, periodIn } from './subscriptionPeriod.ts';

/** Change by adding: a line that grows, or a new one. */
export interface AddChange {
  /** Existing line that grows. */
  line: BasketLine | undefined;
  size: string;
  quantity: Parts;
  /** Why it is more than was asked for. */
  corrected?: AddError;
  forPoints: boolean;
  subscriptionDays: number;
  priceSeen: Grosze | null;
}

export interface AddTerms {
  /** Lines of the basket as it is. */
  lines: readonly BasketLine[];
  chosen: Chosen;
  /** Hash of `chosen`. */
  additional: string;
  /** Products of which a bundle consists. */
  parts: readonly Product[];
  at: number;
}

/**
 * Decides whether something may be put into the basket, and how much of it: rounded up to the step, within all bounds.
 */
export function decideAdd(product: Product, wanted: Wanted, terms: AddTerms): Result<AddChange, AddError> {
  const { lines, chosen, additional, parts, at } = terms;
  const found = sizeAsked(product, wanted.size);
  if (!found) return err({ code: 'product_not_found' });
  if (product.forSale === false) return err({ code: 'products_not_available' });
  const size = stockedSize(product, found, chosen, parts);
  const forPoints = wanted.forPoints === true;
  const isSold = (forPoints ? pointsPrice(product, size) : moneyPrice(size, at)) !== undefined;
  if (forPoints && !isSold) return err({ code: 'points' });
  // Points buy once, which is not what somebody wants who chose to subscribe.
  if (forPoints && isSubscription(wanted)) return err({ code: 'subscription' });
  const days = forPoints ? ok(0) : periodOf(product, size, wanted);
  if (!days.ok) return days;
  const isByPhone = size.phonePrice && !forPoints;
  if ((!isSold && days.value === 0) || isByPhone || sizeStatus(product, size) === 'disable') {
    return err({ code: 'products_not_available' });
  }
  const line = lines.find((one) => isSame(one, { product: product.id, size: size.type, additional, forPoints }));
  if (!line && lines.length >= MOST_LINES) return err({ code: 'basket_full' });
  const subscriptionDays = joinedPeriod(days.value, line?.subscriptionDays ?? 0);
  if (!fitsPeriod({ subscriptionDays }, periodIn(lines))) return err({ code: 'subscription_period' });
  const added = quantityOf(product, size, wanted.quantity, held(product, size, lines, chosen), subscriptionDays > 0);
  if (!added.ok) return added;
  const before = line ? rescaled(line.quantity, line.precision, product.precision) : 0;
  return ok({
    line,
    size: size.type,
    ...added.value,
    quantity: before + added.value.quantity,
    forPoints,
    subscriptionDays,
    priceSeen: forPoints ? null : unitPriceSeen(size, subscriptionDays, at),
  });
}

function unitPriceSeen(size: Size, subscriptionDays: number, at: number): Grosze | null {
  if (subscriptionDays > 0 && size.subscriptionPrice !== undefined) return size.subscriptionPrice;
  return moneyPrice(size, at)?.price ?? null;
}

const isSubscription = ({ subscription, subscriptionDays = 0 }: Wanted): boolean =>
  subscription === true || subscriptionDays > 0;

/** Days between deliveries; 0 for what is bought once. */
function periodOf({ subscription }: Product, size: Size, wanted: Wanted): Result<number, AddError> {
  const offered = subscription && size.subscriptionPrice !== undefined ? subscription : undefined;
  if (!isSubscription(wanted) && !offered?.only) return ok(0);
  const days = offered && (wanted.subscriptionDays || offered.periods[0]);
  return days !== undefined && offered?.periods.includes(days) ? ok(days) : err({ code: 'subscription' });
}

function quantityOf(
  product: Product,
  size: Size,
  text: string | undefined,
  inBasket: InBasket,
  subscription: boolean,
): Result<{ quantity: Parts; corrected?: AddError }, AddError> {
  const rule = orderQuantityRule(orderable(product, size), { inBasket, subscription });
  if (!rule) return err(overBound(product, size, inBasket));
  const wanted =
    text === undefined || text.trim() === '' ? rule.min : parseQuantity(bareQuantity(text), product.precision);
  const most = MOST_UNITS * 10 ** product.precision;
  if (wanted === undefined || wanted === 0 || wanted + inBasket.size > most) return err({ code: 'quantity' });
  const corrected = correctQuantity(wanted, rule);
  if (!corrected || corrected.reason === 'max') return err(overBound(product, size, inBasket));
  if (corrected.reason === 'min' && text !== undefined && text.trim() !== '') {
    return err(underBound(product, rule, corrected.parts, inBasket));
  }
  return ok({ quantity: corrected.parts, ...(corrected.reason === 'step' ? { corrected: stepError(product) } : {}) });
}
