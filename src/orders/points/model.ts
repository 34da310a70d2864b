import type { OrderPoints } from '../../customers/points/model.ts';
import { multiplyDivide } from '../../kit/money.ts';
import type { Order, OrderLine } from '../model.ts';

/** What is left of an amount once so much of its line was withdrawn: in whatever steps, it comes to 0 with the last piece. */
const remaining = (amount: number, { withdrawn, quantity }: OrderLine): number =>
  amount - multiplyDivide(amount, withdrawn, quantity);

const sumOf = ({ lines }: Pick<Order, 'lines'>, of: (line: OrderLine['data']) => number | undefined): number =>
  lines.reduce((sum, line) => sum + remaining(of(line.data) ?? 0, line), 0);

/** Points that an order has in it, whether or not they were given yet. */
export const pointsIn = (order: Pick<Order, 'lines'>): OrderPoints => ({
  spent: sumOf(order, ({ points }) => points),
  earned: sumOf(order, ({ pointsEarned }) => pointsEarned),
});

/**
 * What an order should have taken of its customer's points and given. It gives them once it is paid; what a carrier collects, of
 * which the shop need not be told, once the order is done. One that has ended takes and gives nothing.
 */
export function pointsDue(order: Pick<Order, 'status' | 'payment' | 'paidAt' | 'lines'>): OrderPoints {
  if (order.status === 'cancelled' || order.status === 'expired') return { spent: 0, earned: 0 };
  const { spent, earned } = pointsIn(order);
  const isPaid = order.paidAt !== undefined || (order.payment === 'on_delivery' && order.status === 'done');
  return { spent, earned: isPaid ? earned : 0 };
}
