import { correctQuantity, type Parts, type QuantityRule, stepsDown, stepsUp } from '../kit/quantity.ts';
import { type AvailabilityStatus, amounts } from './amount.ts';
import { type OrderLimits, type Product, type Size, UNLIMITED } from './model.ts';

/** All that bounds how much of a size an order may hold. */
export interface Orderable {
  order: OrderLimits;
  /** The step in which the product is sold. */
  sellBy: Parts;
  /** Stock of the size; `UNLIMITED` never runs out. */
  stock: Parts;
  status: AvailabilityStatus | Size['availability']['status'];
}

/** Quantity already in the basket: of the product in all its sizes, and of this size. */
export interface InBasket {
  product: Parts;
  size: Parts;
  /** Stock that the quantity comes out of, where that is not the size's: places of one term. */
  stock?: Parts;
}

export interface Ordering {
  inBasket?: InBasket;
  /** The order is for a subscription, which may have a minimum of its own. */
  subscription?: boolean;
}

type Stocked = Pick<Size, 'stocks' | 'least'> & { availability: Pick<Size['availability'], 'status'> };

const NOTHING: InBasket = { product: 0, size: 0 };

/** Bounds of a product as they are for one of its sizes, which may have a least quantity of its own. */
export const orderOfSize = (
  order: OrderLimits,
  { least = order.minPerSize }: { least?: Parts | undefined },
): OrderLimits => ({ ...order, minPerSize: least });

export const orderable = ({ order, sellBy }: Pick<Product, 'order' | 'sellBy'>, size: Stocked): Orderable => ({
  order: orderOfSize(order, size),
  sellBy,
  stock: amounts(size.stocks).all,
  status: size.availability.status,
});

/**
 * What one more order line of a size may hold. Bounds of the product count all sizes together, those of a size it alone
 * (docs/contract/product.md#quantities), both with what lies in the basket. Stock does not bind what is made to order.
 * Undefined when no quantity is allowed.
 */
export function orderQuantityRule(of: Orderable, ordering: Ordering = {}): QuantityRule | undefined {
  const { order, sellBy: step } = of;
  const { inBasket = NOTHING, subscription = false } = ordering;
  if (of.status === 'disable') return undefined;
  const min = Math.max(step, ...lowerBounds(order, inBasket), (subscription && order.minSubscription) || 0);
  const narrowest = narrowestBound(of, inBasket);
  const rule = { step, min, max: narrowest && narrowest.limit - narrowest.held };
  return correctQuantity(min, rule) && rule;
}

const lowerBounds = ({ min = 0, minPerSize = 0 }: OrderLimits, inBasket: InBasket): Parts[] => [
  min - inBasket.product,
  minPerSize - inBasket.size,
];

/**
 * How much an order may hold by the upper bound that leaves least, in whole steps, and which that is; undefined when
 * nothing bounds it. What lies in the basket counts for its own bound: of the product or of the size.
 */
export function mostInOrder(of: Orderable, inBasket = NOTHING): { kind: UpperBound['kind']; parts: Parts } | undefined {
  const bound = narrowestBound(of, inBasket);
  return bound && { kind: bound.kind, parts: stepsDown(bound.limit, of.sellBy) };
}

/** How much of a size an order holds at least; other sizes in the basket count for the bound of the product. */
export const leastInOrder = ({ order, sellBy }: Orderable, inBasket: InBasket = NOTHING): Parts =>
  stepsUp(Math.max(sellBy, ...lowerBounds(order, { product: inBasket.product - inBasket.size, size: 0 })), sellBy);

interface UpperBound {
  kind: 'stock' | 'size' | 'product';
  limit: Parts;
  held: Parts;
}

/** Stock comes first of those that leave the same: it is what nobody can change. */
function narrowestBound({ order, stock, status }: Orderable, inBasket: InBasket): UpperBound | undefined {
  const bounds: UpperBound[] = [];
  const add = (kind: UpperBound['kind'], limit: Parts | undefined, held: Parts) =>
    limit !== undefined && bounds.push({ kind, limit, held });
  add('stock', status === 'order' || stock === UNLIMITED ? undefined : stock, inBasket.stock ?? inBasket.size);
  add('size', order.maxPerSize, inBasket.size);
  add('product', order.max, inBasket.product);
  return bounds.sort((a, b) => a.limit - a.held - (b.limit - b.held))[0];
}
