import type { Tx } from '../../db/database.ts';
import type { LetterPart } from '../../mail/letter.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { cardRefundLetter, cardsLetter } from '../giftCards/letters.ts';
import type { LifeNews } from '../life/life.server.ts';
import type { Order } from '../model.ts';
import { subscriptionLetter } from '../subscriptions/letters.ts';
import { endedLetter, paidLetter, refundLetter, sentLetter } from './changes.ts';
import { placedLetter, shopPlacedLetter } from './placed.ts';
import type { OrderLetterTerms } from './terms.ts';
import { shopWithdrawnLetter, withdrawnLetter } from './withdrawn.ts';

/**
 * Letters about orders, in the transaction of what they tell of.
 * @param goods what the letter that says it is paid hands out
 */
export function orderLetters(
  mailbox: Pick<Mailbox, 'enqueue'>,
  terms: OrderLetterTerms,
  goods: (tx: Tx, order: Order) => Promise<LetterPart[]> = async () => [],
): Omit<LifeNews, 'stockBack'> {
  return {
    async placed(tx, order) {
      await mailbox.enqueue(tx, placedLetter(order, terms));
      await mailbox.enqueue(tx, shopPlacedLetter(order, terms));
    },
    async paid(tx, order) {
      const handed = await goods(tx, order);
      // With nothing to pay and nothing to hand out there is nothing to tell beyond that it was placed.
      if (order.payment === 'nothing' && handed.length === 0) return;
      await mailbox.enqueue(tx, paidLetter(order, terms, handed));
    },
    async ended(tx, order, status) {
      await mailbox.enqueue(tx, endedLetter(order, status, terms));
    },
    async refunding(tx, order, amount) {
      await mailbox.enqueue(tx, refundLetter(order, amount, terms));
    },
    async cardRefunded(tx, order, amount) {
      await mailbox.enqueue(tx, cardRefundLetter(order, amount, terms));
    },
    async cardsIssued(tx, order, cards) {
      await mailbox.enqueue(tx, cardsLetter(order, cards, terms));
    },
    async sent(tx, order) {
      await mailbox.enqueue(tx, sentLetter(order, terms));
    },
    async withdrawn(tx, order, withdrawal) {
      await mailbox.enqueue(tx, withdrawnLetter(order, withdrawal, terms));
      await mailbox.enqueue(tx, shopWithdrawnLetter(order, withdrawal, terms));
    },
    async subscription(tx, subscription, news) {
      await mailbox.enqueue(tx, subscriptionLetter(subscription, news, terms));
    },
  };
}
