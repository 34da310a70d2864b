import type { Mailbox } from '../mail/service.server.ts';
import type { OrderEmailTerms } from '../orders/emails/terms.ts';
import { returnCodeEmail, shopWithdrawnEmail, withdrawnEmail } from './emails.server.ts';
import type { WithdrawalListener } from './statement.ts';

/** Acknowledges a withdrawal to its buyer, and tells the shop. */
export const withdrawalEmails =
  (mailbox: Pick<Mailbox, 'enqueue'>, terms: OrderEmailTerms): WithdrawalListener =>
  async (tx, order, withdrawal) => {
    await mailbox.enqueue(tx, withdrawnEmail(order, withdrawal, terms));
    await mailbox.enqueue(tx, shopWithdrawnEmail(order, withdrawal, terms));
  };

/** Sends the code of a return to whoever withdrew. */
export const returnCodeEmails =
  (mailbox: Pick<Mailbox, 'enqueue'>, terms: OrderEmailTerms): WithdrawalListener =>
  async (tx, order, withdrawal) => {
    await mailbox.enqueue(tx, returnCodeEmail(order, withdrawal, terms));
  };
