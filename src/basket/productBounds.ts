import { amounts } from '../catalogue/amount.ts';
import { bundleStocks } from '../catalogue/bundle.ts';
import { type Product, type Size, UNLIMITED } from '../catalogue/model.ts';
import { type InBasket, leastInOrder, mostInOrder, orderable } from '../catalogue/orderQuantity.ts';
import { freePlaces, writeTerm } from '../catalogue/serviceDays.ts';
import type { Parts, QuantityRule } from '../kit/quantity.ts';
import { type AddError, type BasketLine, type Chosen, rescaled } from './model.ts';

/** Gives a size the stock of what was chosen: that of its parts, for a bundle, and what is left of the term of a service. */
export function stockedSize(product: Product, size: Size, chosen: Chosen, parts: readonly Product[]): Size {
  if (chosen.parts) {
    return { ...size, stocks: bundleStocks({ bundle: chosen.parts, precision: product.precision }, parts) };
  }
  const free = chosen.service ? freePlaces(product, chosen.service) : UNLIMITED;
  const { all } = amounts(size.stocks);
  if (free === UNLIMITED || (all !== UNLIMITED && all <= free)) return size;
  return { ...size, stocks: [{ branch: '', own: true, quantity: free }] };
}

/** Quantity of a product, of one size and of what shares the stock of `chosen` in the basket. */
export function held(product: Product, size: Size, lines: readonly BasketLine[], chosen: Chosen): InBasket {
  const same = lines.filter((line) => line.product === product.id);
  const sum = (some: readonly BasketLine[]) =>
    some.reduce((total, line) => total + rescaled(line.quantity, line.precision, product.precision), 0);
  const ofSize = same.filter((line) => line.size === size.type);
  const { service } = chosen;
  if (!service || freePlaces(product, service) === UNLIMITED) return { product: sum(same), size: sum(ofSize) };
  const term = writeTerm(service);
  const ofTerm = same.filter((line) => line.chosen.service && writeTerm(line.chosen.service) === term);
  return { product: sum(same), size: sum(ofSize), stock: sum(ofTerm) };
}

export const limitOf = ({ precision, unit }: Product, parts: Parts) => ({ parts, precision, unit: unit.name });

/** Error for a quantity between two steps. */
export const stepError = (product: Product): AddError => ({
  code: 'quantity_step',
  limit: limitOf(product, product.sellBy),
});

const OVER = { stock: 'order_notenough', size: 'too_much_product_size', product: 'too_much_product' } as const;

/**
 * Upper bound that leaves least. A bound says how much an order may hold, rounded down to the step; one below the least
 * that can be ordered leaves nothing to sell.
 */
export function overBound(product: Product, size: Size, inBasket: InBasket): AddError {
  const of = orderable(product, size);
  const most = mostInOrder(of, inBasket);
  if (!most || most.parts < leastInOrder(of, inBasket)) return { code: 'products_not_available' };
  return { code: OVER[most.kind], limit: limitOf(product, most.parts) };
}

/** The least that must be added now, with what lies in the basket. */
export function underBound(product: Product, rule: QuantityRule, least: Parts, inBasket: InBasket): AddError {
  const ofProduct = rule.min === (product.order.min ?? 0) - inBasket.product;
  return ofProduct
    ? { code: 'not_enough_product', limit: limitOf(product, least + inBasket.product) }
    : { code: 'not_enough_product_size', limit: limitOf(product, least + inBasket.size) };
}
