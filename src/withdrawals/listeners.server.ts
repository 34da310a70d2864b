import { emailIn } from '../mail/blocks.ts';
import type { Mailbox } from '../mail/service.server.ts';
import { inItsLanguage, type OrderEmailTerms } from '../orders/emails/terms.ts';
import { returnCodeEmail, shopWithdrawnEmail, withdrawnEmail } from './emails.server.ts';
import type { WithdrawalListener } from './statement.ts';

/** Acknowledges a withdrawal to its buyer, and tells the shop. */
export const withdrawalEmails =
  (mailbox: Pick<Mailbox, 'enqueue'>, terms: OrderEmailTerms): WithdrawalListener =>
  async (tx, order, withdrawal) => {
    await mailbox.enqueue(
      tx,
      inItsLanguage(order, terms, (said) => withdrawnEmail(order, withdrawal, said)),
    );
    await mailbox.enqueue(
      tx,
      emailIn('pl', terms, (own) => shopWithdrawnEmail(order, withdrawal, own)),
    );
  };

/** Sends the code of a return to whoever withdrew. */
export const returnCodeEmails =
  (mailbox: Pick<Mailbox, 'enqueue'>, terms: OrderEmailTerms): WithdrawalListener =>
  async (tx, order, withdrawal) => {
    await mailbox.enqueue(
      tx,
      inItsLanguage(order, terms, (said) => returnCodeEmail(order, withdrawal, said)),
    );
  };
