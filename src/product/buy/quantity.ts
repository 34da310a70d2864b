import { type OrderLimits, UNLIMITED } from '../../catalogue/model.ts';
import { type InBasket, leastInOrder, mostInOrder, orderQuantityRule } from '../../catalogue/orderQuantity.ts';
import { fromWire, type Parts, type QuantityRule, stepsUp } from '../../kit/quantity.ts';
import type { OrderQuantityRange, SizeAvailability } from '../wire/shapes.ts';

/** What bounds the quantity of one size, as the calls tell it: in units. */
export interface Bounds {
  sellBy: Parts;
  precision: number;
  range: OrderQuantityRange;
  /** -1 never runs out. */
  amount: number;
  status: SizeAvailability['status'];
  subscribed: boolean;
  /** What the basket holds of this size, and of all sizes of the product. */
  inBasket?: InBasket;
}

/** The rule of `orderQuantityRule`, from what the browser knows; undefined when no quantity is allowed. */
export function quantityRule(bounds: Bounds): QuantityRule | undefined {
  const { subscribed, inBasket } = bounds;
  const { product, size } = known(bounds);
  return orderQuantityRule(product, size, { subscription: subscribed, ...(inBasket ? { inBasket } : {}) });
}

/** How much of it an order may hold at most, with what lies in the basket; undefined without an end. */
export function mostAllowed(bounds: Bounds): Parts | undefined {
  const { product, size } = known(bounds);
  return mostInOrder(product, size, bounds.inBasket);
}

/** How much of it an order holds at least. */
export function leastAllowed(bounds: Bounds): Parts {
  return leastInOrder(known(bounds).product, bounds.inBasket);
}

function known({ sellBy, precision, range, amount, status }: Bounds) {
  const parts = (units: number): Parts => fromWire(units, precision) ?? 0;
  const quantity = amount === UNLIMITED ? UNLIMITED : parts(amount);
  return {
    product: { order: orderLimits(range, parts), sellBy },
    size: {
      availability: { status: status === 'enable' ? ('auto' as const) : status },
      stocks: [{ branch: '', own: true, quantity }],
    },
  };
}

function orderLimits(range: OrderQuantityRange, parts: (units: number) => Parts): OrderLimits {
  const limit = <Key extends keyof OrderLimits>(key: Key, units: number | undefined) =>
    units === undefined ? {} : { [key]: parts(units) };
  return {
    ...limit('min', range.min_quantity_per_order),
    ...limit('max', range.max_quantity_per_order),
    ...limit('minPerSize', range.min_size_quantity_per_order),
    ...limit('maxPerSize', range.max_size_quantity_per_order),
    ...limit('minSubscription', range.minimum_quantity_subscription),
  };
}

/** A bound as a shopper may order it: the nearest step inside it. */
export function reachable({ step, min, max }: QuantityRule): { min: Parts; max: Parts | undefined } {
  return { min: stepsUp(min, step), max: max === undefined ? undefined : max - (max % step) };
}
