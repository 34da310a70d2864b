import type { OrderPoints } from '../customers/points/model.ts';
import type { Points } from '../customers/points/service.server.ts';
import type { Tx } from '../db/database.ts';
import { multiplyDivide } from '../kit/money.ts';
import type { Order, OrderLine } from './model.ts';

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

/** What transitions of an order ask of the points of its customer. */
export type PointLedger = Pick<Points, 'settle'>;

/**
 * Brings a customer's points to where an order stands now, in the transaction of its transition. False when it would spend more
 * than there are; then nothing was written.
 */
export async function settlePoints(tx: Tx, ledger: PointLedger, order: Order): Promise<boolean> {
  if (!order.lines.some(({ data }) => data.points || data.pointsEarned)) return true;
  const { id, number, customerId: customer } = order;
  return ledger.settle(tx, { id, number, customer }, pointsDue(order));
}
