import type { Points } from '../../customers/points/service.server.ts';
import type { Tx } from '../../db/database.ts';
import type { Order } from '../model.ts';
import { pointsDue } from './model.ts';

/** What turns of an order's life ask of the points of its customer. */
export type PointLedger = Pick<Points, 'settle'>;

/**
 * Brings a customer's points to where an order stands now, in the transaction of its turn. False when it would spend more
 * than there are; then nothing was written.
 */
export async function settlePoints(tx: Tx, ledger: PointLedger, order: Order): Promise<boolean> {
  if (!order.lines.some(({ data }) => data.points || data.pointsEarned)) return true;
  const { id, number, customerId: customer } = order;
  return ledger.settle(tx, { id, number, customer }, pointsDue(order));
}
