import type { Tx } from '../../db/database.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { Order } from '../model.ts';
import type { OrderEmailTerms } from './terms.ts';

/** What others say in the e-mails of an order, in its language. */
export interface EmailSlots {
  /** Part of the e-mail of a placed order, after what comes next. */
  placed(order: Order, terms: OrderEmailTerms): EmailBlock[];
  /** Part of the e-mail of a placed order: how to withdraw from it. */
  rights(order: Order, terms: OrderEmailTerms): EmailBlock[];
  /** Part of the e-mail of a paid order: what it hands out. */
  paid(tx: Tx, order: Order, terms: OrderEmailTerms): Promise<EmailBlock[]>;
  /** Part of the e-mail of an order that was sent, after the way to it. */
  sent(order: Order, terms: OrderEmailTerms): EmailBlock[];
  /** Part of the e-mail of an order that has ended. */
  ended(order: Order, terms: OrderEmailTerms): EmailBlock[];
}
