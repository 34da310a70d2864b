import type { Mailbox } from '../mail/service.server.ts';
import type { OrderEmailTerms } from '../orders/emails/terms.ts';
import { shopWithdrawnEmail, withdrawnEmail } from './emails.ts';
import type { WithdrawalListener } from './statement.ts';

/** Acknowledges a withdrawal to its buyer, and tells the shop. */
export const withdrawalEmails =
  (mailbox: Pick<Mailbox, 'enqueue'>, terms: OrderEmailTerms): WithdrawalListener =>
  async (tx, order, withdrawal) => {
    await mailbox.enqueue(tx, withdrawnEmail(order, withdrawal, terms));
    await mailbox.enqueue(tx, shopWithdrawnEmail(order, withdrawal, terms));
  };
