import type { Tx } from '../../db/database.ts';
import type { EmailBlock } from '../../mail/blocks.ts';
import type { Order } from '../model.ts';

/** What others say in the e-mails of an order. */
export interface EmailSlots {
  /** In that of a placed order, after what comes next. */
  placed(order: Order): EmailBlock[];
  /** In the same, how to withdraw from it. */
  rights(order: Order): EmailBlock[];
  /** In that of a paid one: what it hands out. */
  paid(tx: Tx, order: Order): Promise<EmailBlock[]>;
  /** In that of one that was sent, after the way to it. */
  sent(order: Order): EmailBlock[];
  /** In that of one that has ended. */
  ended(order: Order): EmailBlock[];
}
