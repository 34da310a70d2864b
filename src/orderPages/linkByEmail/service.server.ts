import type { Db } from '../../db/database.ts';
import { inEqualTime, type Pace, realPace } from '../../forms/equalTime.server.ts';
import { readForm } from '../../forms/formData.ts';
import type { FormKind } from '../../forms/formKind.server.ts';
import { readEmail } from '../../forms/rules/email.server.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import { err, ok } from '../../kit/result.ts';
import { wordsInHand } from '../../mail/blocks.ts';
import type { Mailbox } from '../../mail/service.server.ts';
import { linkEmail } from '../../orders/emails/changes.ts';
import { inItsLanguage, type OrderEmailTerms } from '../../orders/emails/terms.ts';
import { readOrderNumber } from '../../orders/model.ts';
import type { Orders } from '../../orders/service.server.ts';
import { checkFind, FIND_LONGEST, type FindValues } from './model.ts';

export interface FindOptions {
  db: Db;
  orders: Pick<Orders, 'order'>;
  mailbox: Pick<Mailbox, 'enqueue'>;
  emails: OrderEmailTerms;
  /** Whether this visitor may ask once more; each call counts. */
  mayWrite(from: string): Promise<boolean>;
  /** ms until this address may be written to once more; each call counts. */
  waitToMail(email: string): Promise<number>;
  pace?: Pace;
}

/**
 * The form that mails an order's link to the address it was placed with. It answers the same, in the same time, whatever is
 * typed: nobody learns who ordered what.
 */
export const createOrderLinks =
  ({ db, orders, mailbox, emails, mayWrite, waitToMail, pace = realPace }: FindOptions) =>
  (withdraw: boolean): Omit<FormKind<FindValues>, 'find'> => {
    const check = (values: FindValues) => checkFind(values, wordsInHand(emails), readEmail);
    async function send({ order_number, order_email }: FindValues): Promise<void> {
      const number = readOrderNumber(order_number);
      const order = number === undefined ? undefined : await orders.order(number);
      if (!order || emailKey(order.email) !== emailKey(order_email)) return;
      // Visitors cost nothing; a mailbox is not filled by however many.
      if ((await waitToMail(emailKey(order.email))) > 0) return;
      const part = withdraw ? 'odstapienie' : undefined;
      const email = inItsLanguage(order, emails, (said) => linkEmail(order, part, said));
      await db.write((tx) => mailbox.enqueue(tx, email));
    }
    return {
      read: (form) => readForm(form, FIND_LONGEST),
      check: (values) => check(values).faults,
      async send(_, given, { trapped, from }) {
        if (trapped) return err('robot');
        if (!(await mayWrite(from))) return err('often');
        const { values } = check(given);
        await inEqualTime(() => send(values), pace);
        return ok({ state: 'sent', email: values.order_email, files: 0, emailId: '' });
      },
    };
  };

export type OrderLinks = ReturnType<typeof createOrderLinks>;
