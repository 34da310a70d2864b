import { type OrderLimits, UNLIMITED } from '../../catalogue/model.ts';
import { orderQuantityRule } from '../../catalogue/orderQuantity.ts';
import { fromWire, type Parts, type QuantityRule } from '../../kit/quantity.ts';
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
  inBasket?: Held;
}

export interface Held {
  size: number;
  product: number;
}

/** The rule of `orderQuantityRule`, from what the browser knows; undefined when no quantity is allowed. */
export function quantityRule({ sellBy, precision, range, amount, ...size }: Bounds): QuantityRule | undefined {
  const parts = (units: number): Parts => fromWire(units, precision) ?? 0;
  const { inBasket } = size;
  const quantity = amount === UNLIMITED ? UNLIMITED : parts(amount);
  return orderQuantityRule(
    { order: orderLimits(range, parts), sellBy },
    {
      availability: { status: size.status === 'enable' ? 'auto' : size.status },
      stocks: [{ branch: '', own: true, quantity }],
    },
    {
      subscription: size.subscribed,
      ...(inBasket ? { inBasket: { size: parts(inBasket.size), product: parts(inBasket.product) } } : {}),
    },
  );
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
  const over = min % step;
  return { min: over === 0 ? min : min - over + step, max: max === undefined ? undefined : max - (max % step) };
}
