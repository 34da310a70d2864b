import { UNLIMITED } from '../../catalogue/model.ts';
import {
  type CorrectedQuantity,
  correctQuantity,
  fromWire,
  type Parts,
  type QuantityRule,
} from '../../kit/quantity.ts';
import type { OrderQuantityRange } from '../wire/shapes.ts';

/** What bounds the quantity of one size. Units unless told. */
export interface Bounds {
  sellBy: Parts;
  precision: number;
  range: OrderQuantityRange;
  /** -1 never runs out. */
  amount: number;
  /** Made to order: the stock does not bind. */
  toOrder: boolean;
  subscribed: boolean;
  /** What the basket holds of this size, and of all sizes of the product. */
  inBasket?: { size: number; product: number };
}

const NOTHING = { size: 0, product: 0 };

/**
 * Every minimum and maximum at once (specification, sections 3 and 5): limits of an order count all sizes together, limits
 * of a size that size alone, both with what the basket holds already; the stock binds a size.
 */
export function quantityRule({
  sellBy,
  precision,
  range,
  amount,
  toOrder,
  subscribed,
  inBasket = NOTHING,
}: Bounds): QuantityRule {
  const parts = (units: number) => fromWire(units, precision) ?? 0;
  const left = (bound: number | undefined, held: number) => (bound === undefined ? [] : [parts(bound) - parts(held)]);
  const minima = [
    sellBy,
    ...left(range.min_quantity_per_order, inBasket.product),
    ...left(range.min_size_quantity_per_order, inBasket.size),
    ...(subscribed ? left(range.minimum_quantity_subscription, inBasket.size) : []),
  ];
  const maxima = [
    ...left(range.max_quantity_per_order, inBasket.product),
    ...left(range.max_size_quantity_per_order, inBasket.size),
    ...(toOrder || amount === UNLIMITED ? [] : left(amount, inBasket.size)),
  ];
  return { step: sellBy, min: Math.max(...minima), max: maxima.length === 0 ? undefined : Math.min(...maxima) };
}

/** A bound as a shopper may order it: the nearest step inside it. */
export function reachable({ step, min, max }: QuantityRule): { min: Parts; max: Parts | undefined } {
  const over = min % step;
  return { min: over === 0 ? min : min - over + step, max: max === undefined ? undefined : max - (max % step) };
}

/** The next quantity up or down by one step; none past a bound, and none at all when nothing is allowed. */
export function stepped(now: Parts, direction: -1 | 1, rule: QuantityRule): CorrectedQuantity | undefined {
  return correctQuantity(Math.max(0, now + direction * rule.step), rule);
}
