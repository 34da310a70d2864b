import type { Kysely } from 'kysely';
import { precisionsOf } from '../../catalogue/precisions.server.ts';
import type { Tx } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Grosze } from '../../kit/money.ts';
import type { OrderEvent } from '../events.ts';
import { heldPieces } from '../heldPieces.ts';
import { hasCourierMoney, isUnsent, type Order, type Shipment } from '../model.ts';
import { settlePoints } from '../points.ts';
import type { Refundable } from '../shares.ts';
import { addEvent, eventsOf } from '../store/events.server.ts';
import { lowerHolder } from '../store/holders.server.ts';
import { balanceOf, owedOf, refundable } from '../store/money.server.ts';
import { changeOrder, held, saveWithdrawn } from '../store/orders.server.ts';
import { paymentById } from '../store/payments.server.ts';
import { giveBackRemainder, releaseCode } from './end.server.ts';
import { refundOrder } from './refund.server.ts';
import { piecesLeft } from './remainder.ts';
import { accept, paidBy, type TransitionDeps } from './transitions.server.ts';

type Read = Kysely<Tables>;

/** The order, held until the end of the transaction: whoever else changes it waits. */
export const lockOrder = (tx: Tx, id: string): Promise<Order | undefined> => held(tx, id);

export const historyOf = (db: Read, id: string): Promise<OrderEvent[]> => eventsOf(db, id);

/** What of an order's money is kept, of which payments, and what is still to be paid. */
export const keptMoney = async (
  db: Read,
  order: Pick<Order, 'id' | 'total'>,
): Promise<{ balance: Grosze; owed: Grosze; payments: Refundable[] }> => {
  const payments = await refundable(db, order.id);
  return { balance: await balanceOf(db, order.id), owed: await owedOf(db, order), payments };
};

/** Writes down the code by which the buyer sends things back; gives the order with it. */
export async function recordReturnCode(
  tx: Tx,
  order: Order,
  { parcel, at }: { parcel: Shipment; at: number },
): Promise<Order> {
  const coded: Order = { ...order, data: { ...order.data, returning: parcel } };
  await addEvent(tx, order.id, at, 'return_code', { number: parcel.number });
  await changeOrder(tx, order.id, { data: JSON.stringify(coded.data) }, at);
  return coded;
}

export interface Withdrawn {
  /** The order with what was withdrawn of each line. */
  after: Order;
  /** True when nothing of the order is left. */
  whole: boolean;
  /** What goes back to its buyer. */
  amount: Grosze;
  /** Names the withdrawal: nothing goes back for it twice. */
  id: string;
  at: number;
}

/**
 * Gives back what was withdrawn from. An order that was not sent and of which nothing is left is cancelled by that; one that
 * is still to be paid costs less, or is paid when what has come pays for all that is left of it.
 */
export async function recordWithdrawn(
  tx: Tx,
  deps: TransitionDeps,
  { after, whole, amount, id, at }: Withdrawn,
  told: (now: Order) => Promise<void>,
): Promise<void> {
  const { points, hooks } = deps;
  const notSent = isUnsent(after);
  const ends = notSent && whole;
  const now: Order = ends ? { ...after, status: 'cancelled', holdsStock: false } : after;
  await saveWithdrawn(tx, now.id, now.lines);
  await addEvent(tx, now.id, at, 'withdrawn', { amount, whole: whole ? 1 : 0 });
  if (ends) {
    await releaseCode(tx, deps, now);
    await changeOrder(tx, now.id, { status: 'cancelled', holds_stock: 0, expires_at: null }, at);
  } else await changeOrder(tx, now.id, {}, at);
  await told(now);
  const back = { amount, why: `withdrawn:${id}`, at, ahead: hasCourierMoney(now) };
  await refundOrder(tx, deps, now, { ...back, cardFirst: true, shopKnows: true });
  // After what a card holds, as wherever both are held.
  await settlePoints(tx, points, now);
  const unpaid = isUnsent(now) && now.paidAt === undefined;
  if (unpaid && (await owedOf(tx, now)) <= 0) await accept(tx, deps, await paidAsItCame(tx, now), at);
  if (now.status === 'waiting') await holdLess(tx, now);
  // Last: every other buyer waits from here on.
  if (notSent) await giveBackRemainder(tx, hooks, now);
}

/** What was withdrawn from is kept from nobody any more, and counts for no network address. */
async function holdLess(tx: Tx, order: Order): Promise<void> {
  const left = piecesLeft(order);
  const products = await precisionsOf(tx, [...new Set(left.map(({ product }) => product))]);
  await lowerHolder(tx, order.id, heldPieces(left, products));
}

/** Paid by its newest money that stays, besides that of a gift card; without any there was nothing to pay. */
async function paidAsItCame(tx: Tx, order: Order): Promise<Order> {
  const newest = (await refundable(tx, order.id)).find(({ by }) => by !== 'card');
  const payment = newest && (await paymentById(tx, newest.payment));
  return payment ? paidBy(order, payment) : { ...order, payment: 'nothing' };
}
