import { correctQuantity, type Parts, type QuantityRule, stepsUp } from '../kit/quantity.ts';
import { amounts } from './amount.ts';
import { type OrderLimits, type Product, type Size, UNLIMITED } from './model.ts';

/** What already lies in the basket: of the product in all its sizes, the size itself included, and of the size alone. */
export interface InBasket {
  product: Parts;
  size: Parts;
}

export interface Ordering {
  inBasket?: InBasket;
  /** The order is for a subscription, which may have a minimum of its own. */
  subscription?: boolean;
}

type Ordered = Pick<Product, 'order' | 'sellBy'>;
type Kept = Pick<Size, 'stocks'> & { availability: Pick<Size['availability'], 'status'> };

const NOTHING: InBasket = { product: 0, size: 0 };

/**
 * What one more order line of a size may hold. Bounds of the product count all sizes together, those of a size it alone
 * (specification, section 3), both with what lies in the basket. Stock does not bind what is made to order.
 * Undefined when no quantity is allowed.
 */
export function orderQuantityRule(product: Ordered, size: Kept, ordering: Ordering = {}): QuantityRule | undefined {
  const { order, sellBy: step } = product;
  const { inBasket = NOTHING, subscription = false } = ordering;
  if (size.availability.status === 'disable') return undefined;
  const min = Math.max(step, ...lowerBounds(order, inBasket), (subscription && order.minSubscription) || 0);
  const bounds = upperBounds(product, size, inBasket).map(({ limit, held }) => limit - held);
  const rule = { step, min, max: bounds.length === 0 ? undefined : Math.min(...bounds) };
  return correctQuantity(min, rule) && rule;
}

const lowerBounds = ({ min = 0, minPerSize = 0 }: OrderLimits, inBasket: InBasket): Parts[] => [
  min - inBasket.product,
  minPerSize - inBasket.size,
];

/**
 * How much an order may hold by the upper bound that leaves least, in whole steps; undefined when nothing bounds it.
 * What lies in the basket counts for its own bound: of the product or of the size.
 */
export function mostInOrder(product: Ordered, size: Kept, inBasket: InBasket = NOTHING): Parts | undefined {
  const [narrowest] = upperBounds(product, size, inBasket).sort((a, b) => a.limit - a.held - (b.limit - b.held));
  return narrowest && narrowest.limit - (narrowest.limit % product.sellBy);
}

/** How much of a size an order holds at least; other sizes in the basket count for the bound of the product. */
export const leastInOrder = ({ order, sellBy }: Ordered, inBasket: InBasket = NOTHING): Parts =>
  stepsUp(Math.max(sellBy, order.minPerSize ?? 0, (order.min ?? 0) - (inBasket.product - inBasket.size)), sellBy);

interface UpperBound {
  limit: Parts;
  held: Parts;
}

function upperBounds({ order: { max, maxPerSize } }: Ordered, size: Kept, inBasket: InBasket): UpperBound[] {
  const stock = amounts(size.stocks).all;
  const endless = size.availability.status === 'order' || stock === UNLIMITED;
  return [
    ...(max === undefined ? [] : [{ limit: max, held: inBasket.product }]),
    ...(maxPerSize === undefined ? [] : [{ limit: maxPerSize, held: inBasket.size }]),
    ...(endless ? [] : [{ limit: stock, held: inBasket.size }]),
  ];
}
