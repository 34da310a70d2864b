import type { Product } from '../catalogue/model.ts';
import { orderable, orderQuantityRule } from '../catalogue/orderQuantity.ts';
import { bareQuantity } from '../kit/bareQuantity.ts';
import { correctQuantity, type Parts, parseQuantity, readQuantity } from '../kit/quantity.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { MOST_UNITS } from './limits.ts';
import type { AddError, BasketLine } from './model.ts';
import { held, overBound, stepError, stockedSize, underBound } from './productBounds.ts';

export interface QuantityTerms {
  /** All lines of the basket, including this one. */
  lines: readonly BasketLine[];
  /** Products of which a bundle consists. */
  parts: readonly Product[];
}

/**
 * Decides the quantity of a line after typing: by the rules of the product page, corrected to a bound or step, whose
 * name is given. 0 removes the line.
 */
export function decideQuantity(
  product: Product,
  line: BasketLine,
  text: string,
  { lines, parts }: QuantityTerms,
): Result<{ quantity: Parts; corrected?: AddError }, AddError> {
  const wanted = readQuantity(text, product.precision);
  if (wanted === undefined) return err({ code: 'quantity' });
  // Only a written nothing takes it out: less than nothing, or too little to count, is corrected.
  if (parseQuantity(bareQuantity(text), product.precision) === 0) return ok({ quantity: 0 });
  const found = product.sizes.find(({ type }) => type === line.size);
  if (!found) return err({ code: 'product_not_found' });
  const size = stockedSize(product, found, line.chosen, parts);
  const inBasket = held(
    product,
    size,
    lines.filter(({ id }) => id !== line.id),
    line.chosen,
  );
  const rule = orderQuantityRule(orderable(product, size), { inBasket, subscription: line.subscriptionDays > 0 });
  if (!rule) return err(overBound(product, size, inBasket));
  const fit = correctQuantity(wanted, rule);
  if (!fit) return err(overBound(product, size, inBasket));
  if (fit.parts + inBasket.size > MOST_UNITS * 10 ** product.precision) return err({ code: 'quantity' });
  if (fit.reason === 'max') return ok({ quantity: fit.parts, corrected: overBound(product, size, inBasket) });
  if (fit.reason === 'min')
    return ok({ quantity: fit.parts, corrected: underBound(product, rule, fit.parts, inBasket) });
  return ok({ quantity: fit.parts, ...(fit.reason === 'step' ? { corrected: stepError(product) } : {}) });
}
