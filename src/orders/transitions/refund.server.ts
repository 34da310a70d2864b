import type { Tx } from '../../db/database.ts';
import type { GiftCards } from '../../giftCards/service.server.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order } from '../model.ts';
import { sharesOf } from '../shares.ts';
import { addEvent } from '../store/events.server.ts';
import { addMoney, refundable, settleMoney } from '../store/money.server.ts';
import type { OrderHooks } from './hooks.ts';

export interface Refund {
  amount: Grosze;
  /** Names the refund: the same one is never made twice. */
  why: string;
  at: number;
  /** What a gift card paid goes back before other money, as after a withdrawal. */
  cardFirst?: boolean;
  /** The shop hears of it otherwise. */
  shopKnows?: boolean;
  /** The shop pays out what no payment has brought yet: a courier has collected it. */
  ahead?: boolean;
}

/**
 * Puts money of an order on its way back, newest payment first, never more than came in, or than a courier has. What came without a payment of
 * a provider is paid out by hand; what a gift card paid is on it again at once.
 */
export async function refundOrder(
  tx: Tx,
  { giftCards, hooks }: RefundTerms,
  order: Order,
  { amount, why, at, cardFirst = false, shopKnows = false, ahead = false }: Refund,
): Promise<Grosze> {
  let left = amount;
  let onCard = 0;
  let byHand = 0;
  for (const { payment, by, some } of sharesOf(await refundable(tx, order.id), amount, cardFirst)) {
    const reference = `out:${why}:${payment}`;
    const money = { reference, order_id: order.id, payment_id: payment, amount: -some, at };
    if (!(await addMoney(tx, money))) continue;
    left -= some;
    if (by === 'hand') byHand += some;
    if (by !== 'card') continue;
    await settleMoney(tx, reference, at);
    const { id: card = '' } = order.data.giftCard ?? {};
    await giftCards.giveBack(tx, { card, order: order.id, amount: some, reference });
    onCard += some;
  }
  // The buyer is not told of it as of money on its way: a parcel that was not taken was not paid for.
  const money = { reference: `out:${why}:ahead`, order_id: order.id, payment_id: null, amount: -left, at };
  if (ahead && left > 0) await addMoney(tx, money);
  const going = amount - left - onCard;
  if (onCard > 0) {
    await addEvent(tx, order.id, at, 'refunded', { amount: onCard, card: order.data.giftCard?.tail ?? '' });
    await hooks.cardRefunded(tx, order, onCard);
  }
  if (going > 0) {
    await addEvent(tx, order.id, at, 'refund_due', { amount: going });
    await hooks.refunding(tx, order, { amount: going, byHand, shopKnows, at });
  }
  return amount - left;
}

export interface RefundTerms {
  giftCards: Pick<GiftCards, 'giveBack'>;
  hooks: Pick<OrderHooks, 'refunding' | 'cardRefunded'>;
}
