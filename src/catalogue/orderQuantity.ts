import { correctQuantity, type Parts, type QuantityRule } from '../kit/quantity.ts';
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
type Kept = Pick<Size, 'availability' | 'stocks'>;

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
  const bounds = [
    ...upperBounds(order, inBasket),
    ...(size.availability.status === 'order' ? [] : stockBound(size, inBasket)),
  ];
  const rule = { step, min, max: bounds.length === 0 ? undefined : Math.min(...bounds) };
  return correctQuantity(min, rule) && rule;
}

const lowerBounds = ({ min = 0, minPerSize = 0 }: OrderLimits, inBasket: InBasket): Parts[] => [
  min - inBasket.product,
  minPerSize - inBasket.size,
];

const upperBounds = ({ max, maxPerSize }: OrderLimits, inBasket: InBasket): Parts[] => [
  ...(max === undefined ? [] : [max - inBasket.product]),
  ...(maxPerSize === undefined ? [] : [maxPerSize - inBasket.size]),
];

function stockBound(size: Kept, inBasket: InBasket): Parts[] {
  const { all } = amounts(size.stocks);
  return all === UNLIMITED ? [] : [all - inBasket.size];
}
