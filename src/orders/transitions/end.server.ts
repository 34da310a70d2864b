import { giveStock } from '../../catalogue/stock.server.ts';
import type { Tx } from '../../db/database.ts';
import { takeCardsBack } from '../giftCards/cards.server.ts';
import { NEXT_STATUSES, type Order } from '../model.ts';
import { settlePoints } from '../points.ts';
import { addEvent } from '../store/events.server.ts';
import { balanceOf } from '../store/money.server.ts';
import { changeOrder, held } from '../store/orders.server.ts';
import { saveTaken, takenBy } from '../store/stock.server.ts';
import type { OrderHooks } from './hooks.ts';
import { refundOrder } from './refund.server.ts';
import { neededBy, remainderOf } from './remainder.ts';
import type { MoveError, TransitionDeps } from './transitions.server.ts';

/**
 * Cancels an order, or ends one that was not paid in time. Gives pieces, the use of a code and money back; each once,
 * however often it is asked for.
 * @param may what the order must be like, as it is now: what its asker saw may have changed since
 */
export async function endOrder(
  tx: Tx,
  deps: TransitionDeps,
  id: string,
  status: 'cancelled' | 'expired',
  at: number,
  may: (order: Order) => boolean = () => true,
): Promise<Order | MoveError> {
  const order = await held(tx, id);
  if (!order) return 'unknown';
  if (!NEXT_STATUSES[order.status].includes(status) || !may(order)) return 'status';
  if (status === 'expired' && (order.expiresAt === undefined || order.expiresAt > at)) return 'status';
  const { points, hooks } = deps;
  if (!(await takeCardsBack(tx, deps.giftCards, order))) return 'used';
  await releaseCode(tx, deps, order);
  await changeOrder(tx, id, { status, holds_stock: 0, expires_at: null }, at);
  await addEvent(tx, id, at, status);
  await refundOrder(tx, deps, order, { amount: await balanceOf(tx, id), why: status, at });
  const ended = { ...order, status, holdsStock: false };
  await settlePoints(tx, points, ended);
  await hooks.ended(tx, order, status);
  if (order.holdsStock) await giveBack(tx, hooks, id);
  return ended;
}

/** Gives the use of its code back, where an order had one. */
export async function releaseCode(
  tx: Tx,
  { baskets }: Pick<TransitionDeps, 'baskets'>,
  { id, data }: Pick<Order, 'id' | 'data'>,
): Promise<void> {
  if (data.code !== undefined) await baskets.releaseCode(tx, id);
}

async function giveBack(tx: Tx, hooks: OrderHooks, id: string): Promise<void> {
  const taken = await takenBy(tx, id);
  await saveTaken(tx, id, []);
  await giveStock(tx, taken);
  await hooks.stockBack(tx, [...new Set(taken.map(({ product }) => product))]);
}

/** Gives back what an order holds beyond what it still needs, after some of it was withdrawn. */
export async function giveBackRemainder(tx: Tx, hooks: Pick<OrderHooks, 'stockBack'>, order: Order): Promise<void> {
  const { kept, back } = remainderOf(await takenBy(tx, order.id), neededBy(order));
  if (back.length === 0) return;
  await saveTaken(tx, order.id, kept);
  await giveStock(tx, back);
  await hooks.stockBack(tx, [...new Set(back.map(({ product }) => product))]);
}
