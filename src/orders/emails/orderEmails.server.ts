import type { Tx } from '../../db/database.ts';
import { emailIn } from '../../mail/blocks.ts';
import type { NewEmail } from '../../mail/model.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import type { Order } from '../model.ts';
import { keptBesideCard } from '../store/money.server.ts';
import type { OrderHooks } from '../transitions/hooks.ts';
import { endedEmail, paidEmail, refundEmail, sentEmail, shipmentEmail } from './changes.ts';
import { cardRefundEmail, cardsEmail } from './giftCards.ts';
import { invoiceEmail } from './invoice.server.ts';
import { placedEmail, shopPlacedEmail } from './placed.server.ts';
import { shopRefundEmail, shopRefundFailedEmail, shopRefundLeftEmail } from './shopRefund.ts';
import type { EmailSlots } from './slots.ts';
import { inItsLanguage, type OrderEmailTerms } from './terms.ts';

/** E-mails about orders, each in the language of its order, in the transaction of what they tell of. */
export function orderEmails(
  mailbox: Pick<Mailbox, 'enqueue'>,
  terms: OrderEmailTerms,
  slots: Partial<EmailSlots> = {},
): Omit<OrderHooks, 'done' | 'stockBack'> {
  const write = async (tx: Tx, order: Order, written: (terms: OrderEmailTerms) => NewEmail) =>
    void (await mailbox.enqueue(tx, inItsLanguage(order, terms, written)));
  return {
    async placed(tx, order) {
      await write(tx, order, (said) => placedEmail(order, said, slots));
      await mailbox.enqueue(
        tx,
        emailIn('pl', terms, (own) => shopPlacedEmail(order, own)),
      );
    },
    async paid(tx, order) {
      const handed = (await inItsLanguage(order, terms, (said) => slots.paid?.(tx, order, said))) ?? [];
      // With nothing to pay and nothing to hand out there is nothing to tell beyond that it was placed.
      if (order.payment === 'nothing' && handed.length === 0) return;
      const came = await keptBesideCard(tx, order.id);
      await write(tx, order, (said) => paidEmail(order, came, said, handed));
    },
    ended: (tx, order, status) => write(tx, order, (said) => endedEmail(order, status, said, slots)),
    async refunding(tx, order, going) {
      await write(tx, order, (said) => refundEmail(order, going, said));
      if (going.byHand === 0 || going.shopKnows) return;
      await mailbox.enqueue(
        tx,
        emailIn('pl', terms, (own) => shopRefundEmail(order, going, own)),
      );
    },
    async refundByHand(tx, order, refund) {
      await mailbox.enqueue(
        tx,
        emailIn('pl', terms, (own) => shopRefundLeftEmail(order, refund, own)),
      );
    },
    async refundFailed(tx, order, amount) {
      await mailbox.enqueue(
        tx,
        emailIn('pl', terms, (own) => shopRefundFailedEmail(order, amount, own)),
      );
    },
    cardRefunded: (tx, order, amount) => write(tx, order, (said) => cardRefundEmail(order, amount, said)),
    cardsIssued: (tx, order, cards) => write(tx, order, (said) => cardsEmail(order, cards, said)),
    async shipment(tx, order) {
      // Before it leaves, the e-mail that says it has left is still to come.
      if (order.status === 'sent') await write(tx, order, (said) => shipmentEmail(order, said));
    },
    invoice: (tx, order) => write(tx, order, (said) => invoiceEmail(order, said)),
    sent: (tx, order) => write(tx, order, (said) => sentEmail(order, said, slots)),
  };
}
