import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import type { IssuedCard } from '../../giftCards/model.ts';
import type { GiftCards } from '../../giftCards/service.server.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order } from '../model.ts';
import { addEvent } from '../store/events.server.ts';
import { addMoney, GIFT_CARD } from '../store/money.server.ts';
import { insertPayment } from '../store/payments.server.ts';

/**
 * Takes money for an order off its gift card, in the transaction that places it or takes it up again; false, and nothing is
 * done, when there is not as much on it any more.
 */
export async function payByCard(
  tx: Tx,
  giftCards: Pick<GiftCards, 'pay'>,
  order: Order,
  amount: Grosze,
  at: number,
): Promise<boolean> {
  const { giftCard } = order.data;
  if (!giftCard || amount <= 0) return false;
  const id = randomUUID();
  const reference = `in:${id}`;
  if (!(await giftCards.pay(tx, { card: giftCard.id, order: order.id, amount, reference }))) return false;
  await insertPayment(tx, {
    id,
    order_id: order.id,
    provider: GIFT_CARD,
    method: GIFT_CARD,
    provider_id: null,
    status: 'completed',
    amount,
    reason: null,
    started_at: at,
    changed_at: at,
  });
  await addMoney(tx, { reference, order_id: order.id, payment_id: id, amount, at });
  await addEvent(tx, order.id, at, 'paid', { amount, card: giftCard.tail });
  return true;
}

/** Makes the cards that an order has bought, each once, and tells of them. */
export async function issueCards(
  tx: Tx,
  giftCards: Pick<GiftCards, 'issue'>,
  hooks: { cardsIssued(tx: Tx, order: Order, cards: readonly IssuedCard[]): Promise<void> },
  order: Order,
): Promise<void> {
  const made: IssuedCard[] = [];
  for (const { place, quantity, withdrawn, data } of order.lines) {
    if (data.cardValue === undefined) continue;
    const bought = { order: order.id, place, pieces: quantity - withdrawn, value: data.cardValue };
    made.push(...(await giftCards.issue(tx, bought)));
  }
  if (made.length > 0) await hooks.cardsIssued(tx, order, made);
}

/** Takes the cards of an order back; false, and nothing is done, when something was paid with one of them. */
export const takeCardsBack = async (tx: Tx, giftCards: Pick<GiftCards, 'takeBack'>, order: Order): Promise<boolean> =>
  order.lines.every(({ data }) => data.cardValue === undefined) || giftCards.takeBack(tx, order.id);
