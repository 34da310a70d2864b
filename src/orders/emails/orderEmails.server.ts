import type { Mailbox } from '../../mail/service.server.ts';
import type { OrderHooks } from '../transitions/hooks.ts';
import { endedEmail, paidEmail, refundEmail, sentEmail, shipmentEmail } from './changes.ts';
import { cardRefundEmail, cardsEmail } from './giftCards.ts';
import { invoiceEmail } from './invoice.server.ts';
import { placedEmail, shopPlacedEmail } from './placed.server.ts';
import type { EmailSlots } from './slots.ts';
import type { OrderEmailTerms } from './terms.ts';

/** E-mails about orders, in the transaction of what they tell of. */
export function orderEmails(
  mailbox: Pick<Mailbox, 'enqueue'>,
  terms: OrderEmailTerms,
  slots: Partial<EmailSlots> = {},
): Omit<OrderHooks, 'done' | 'stockBack'> {
  return {
    async placed(tx, order) {
      await mailbox.enqueue(tx, placedEmail(order, terms, slots));
      await mailbox.enqueue(tx, shopPlacedEmail(order, terms));
    },
    async paid(tx, order) {
      const handed = (await slots.paid?.(tx, order)) ?? [];
      // With nothing to pay and nothing to hand out there is nothing to tell beyond that it was placed.
      if (order.payment === 'nothing' && handed.length === 0) return;
      await mailbox.enqueue(tx, paidEmail(order, terms, handed));
    },
    async ended(tx, order, status) {
      await mailbox.enqueue(tx, endedEmail(order, status, terms, slots));
    },
    async refunding(tx, order, amount) {
      await mailbox.enqueue(tx, refundEmail(order, amount, terms));
    },
    async cardRefunded(tx, order, amount) {
      await mailbox.enqueue(tx, cardRefundEmail(order, amount, terms));
    },
    async cardsIssued(tx, order, cards) {
      await mailbox.enqueue(tx, cardsEmail(order, cards, terms));
    },
    async shipment(tx, order) {
      // Before it leaves, the e-mail that says it has left is still to come.
      if (order.status === 'sent') await mailbox.enqueue(tx, shipmentEmail(order, terms));
    },
    async invoice(tx, order) {
      await mailbox.enqueue(tx, invoiceEmail(order, terms));
    },
    async sent(tx, order) {
      await mailbox.enqueue(tx, sentEmail(order, terms, slots));
    },
  };
}
