import type { Baskets } from '../../basket/service.server.ts';
import type { TakenPieces } from '../../catalogue/pieces.ts';
import { takeStock } from '../../catalogue/stock.server.ts';
import type { Tx } from '../../db/database.ts';
import type { GiftCards } from '../../giftCards/service.server.ts';
import { isoDate } from '../../kit/dates.ts';
import type { Grosze } from '../../kit/money.ts';
import { payByCard } from '../giftCards/cards.server.ts';
import { NEXT_STATUSES, type Order, type OrderStatus, PAYMENTS } from '../model.ts';
import { type PointLedger, settlePoints } from '../points.ts';
import { addEvent } from '../store/events.server.ts';
import { addMoney, balanceOf, withdrawnFrom } from '../store/money.server.ts';
import { changeOrder, held } from '../store/orders.server.ts';
import { saveTaken } from '../store/stock.server.ts';
import type { OrderHooks } from './hooks.ts';
import { refundOrder } from './refund.server.ts';
import { piecesLeft } from './remainder.ts';

export interface TransitionDeps {
  baskets: Pick<Baskets, 'releaseCode' | 'countCode'>;
  giftCards: Pick<GiftCards, 'pay' | 'giveBack' | 'takeBack'>;
  points: PointLedger;
  hooks: OrderHooks;
}

/** `used`: something was paid with a gift card that was bought with it. */
export type MoveError = 'unknown' | 'status' | 'used';

/** Money of a payment has come, however often that is told. */
export async function receive(
  tx: Tx,
  deps: TransitionDeps,
  payment: { id: string; order_id: string; method: string },
  amount: Grosze,
  at: number,
): Promise<void> {
  const order = await held(tx, payment.order_id);
  if (!order) throw new Error('a payment belongs to no order');
  const reference = `in:${payment.id}`;
  const money = { reference, order_id: order.id, payment_id: payment.id, amount, at };
  if (!(await addMoney(tx, money))) return;
  await addEvent(tx, order.id, at, 'paid', { amount });
  const balance = await balanceOf(tx, order.id);
  const owed = order.total - (await withdrawnFrom(tx, order.id));
  if (order.status === 'cancelled') await refundOrder(tx, deps, order, { amount, why: `cancelled:${payment.id}`, at });
  else if (order.status === 'expired') await revive(tx, deps, order, { payment, balance, owed, at });
  else if (order.paidAt === undefined && balance >= owed) await accept(tx, deps, paidBy(order, payment), at);
  const rest = (await balanceOf(tx, order.id)) - owed;
  // Paid twice, or for what was withdrawn from: that goes back.
  if (rest > 0) await refundOrder(tx, deps, order, { amount: rest, why: `twice:${payment.id}`, at });
}

/** The order as it was paid in the end, whatever was chosen before; what a courier collects stays on delivery. */
export function paidBy(order: Order, { method }: { method: string }): Order {
  const payment = PAYMENTS.find((one) => one === method);
  return payment === undefined || order.payment === 'on_delivery' ? order : { ...order, payment };
}

/** Takes an order on once nothing is left to be paid. What is paid on delivery may be on its way, or there, when its money comes. */
export async function accept(
  tx: Tx,
  { points, hooks }: Pick<TransitionDeps, 'points' | 'hooks'>,
  order: Order,
  at: number,
): Promise<void> {
  const status = order.status === 'waiting' ? 'accepted' : order.status;
  await changeOrder(tx, order.id, { status, payment: order.payment, paid_at: at, expires_at: null }, at);
  const { expiresAt: _, ...rest } = order;
  const paid = { ...rest, status, paidAt: at };
  await settlePoints(tx, points, paid);
  await hooks.paid(tx, paid);
}

interface LateMoney {
  payment: { id: string; method: string };
  balance: Grosze;
  /** What of its total was not withdrawn from. */
  owed: Grosze;
  at: number;
}

/**
 * Money for an order that has ended: it is taken up again if the pieces of what is left of it are still there, its code
 * still counts and there are points to pay it with, otherwise the money goes back.
 */
async function revive(
  tx: Tx,
  deps: TransitionDeps,
  order: Order,
  { payment, balance, owed, at }: LateMoney,
): Promise<void> {
  // What its card had paid went back to it; it pays again if it can.
  const missing = owed - balance;
  const byCard = missing > 0 && missing <= (order.data.sums.card ?? 0);
  const full = byCard && (await payByCard(tx, deps.giftCards, order, missing, at)) ? owed : balance;
  const taken = full >= owed ? await takeAgain(tx, deps, order, at) : undefined;
  if (!taken) {
    await refundOrder(tx, deps, order, { amount: full, why: `late:${payment.id}`, at });
    return;
  }
  await saveTaken(tx, order.id, taken);
  const paid = paidBy(order, payment);
  await changeOrder(tx, order.id, { status: 'accepted', payment: paid.payment, paid_at: at, holds_stock: 1 }, at);
  await addEvent(tx, order.id, at, 'revived');
  const revived: Order = { ...paid, status: 'accepted', paidAt: at, holdsStock: true };
  await settlePoints(tx, deps.points, revived);
  await deps.hooks.paid(tx, revived);
}

/** What the order gave back when it ended, all of it or nothing; what was withdrawn from stays in the shop. */
async function takeAgain(
  tx: Tx,
  { baskets, points }: TransitionDeps,
  order: Order,
  at: number,
): Promise<TakenPieces[] | undefined> {
  const { code } = order.data;
  const pieces = piecesLeft(order).filter(({ quantity }) => quantity > 0);
  const today = isoDate(at);
  // The name of a term begins with its day.
  if (pieces.some(({ term }) => term && term.name < today)) return undefined;
  if (code !== undefined) {
    const { id, email, customerId: customer } = order;
    const used = await baskets.countCode(tx, { code, order: id, email, customer });
    if (!used.ok) return undefined;
  }
  // Not paid yet: nothing is given before all of it is there.
  const enough = await settlePoints(tx, points, { ...order, status: 'accepted' });
  const taken = enough ? await takeStock(tx, pieces) : undefined;
  if (taken?.ok) return taken.value;
  await settlePoints(tx, points, order);
  if (code !== undefined) await baskets.releaseCode(tx, order.id);
  return undefined;
}

/** Makes a transition that only the merchant makes. */
export async function moveOrder(
  tx: Tx,
  { points, hooks }: TransitionDeps,
  id: string,
  status: Extract<OrderStatus, 'sent' | 'done'>,
  at: number,
): Promise<Order | MoveError> {
  const order = await held(tx, id);
  if (!order) return 'unknown';
  if (!NEXT_STATUSES[order.status].includes(status)) return 'status';
  // What is sent can come back to the shop only by hand.
  await changeOrder(tx, id, { status, holds_stock: 0 }, at);
  await addEvent(tx, id, at, status);
  const moved = { ...order, status, holdsStock: false };
  await settlePoints(tx, points, moved);
  await hooks[status](tx, moved);
  return moved;
}
