import type { Tx } from '../../db/database.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { Order } from '../model.ts';
import type { OrderEmailTerms } from './terms.ts';

/** What others say in the e-mails of an order, in its language. */
export interface EmailSlots {
  /** In that of a placed order, after what comes next. */
  placed(order: Order, terms: OrderEmailTerms): EmailBlock[];
  /** In the same, how to withdraw from it. */
  rights(order: Order, terms: OrderEmailTerms): EmailBlock[];
  /** In that of a paid one: what it hands out. */
  paid(tx: Tx, order: Order, terms: OrderEmailTerms): Promise<EmailBlock[]>;
  /** In that of one that was sent, after the way to it. */
  sent(order: Order, terms: OrderEmailTerms): EmailBlock[];
  /** In that of one that has ended. */
  ended(order: Order, terms: OrderEmailTerms): EmailBlock[];
}
