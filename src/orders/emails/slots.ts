import type { Tx } from '../../db/database.ts';
import type { LetterPart } from '../../mail/letter.ts';
import type { Order } from '../model.ts';

/** What others say in the e-mails of an order. */
export interface EmailSlots {
  /** In that of a placed order, after what comes next. */
  placed(order: Order): LetterPart[];
  /** In the same, how to withdraw from it. */
  rights(order: Order): LetterPart[];
  /** In that of a paid one: what it hands out. */
  paid(tx: Tx, order: Order): Promise<LetterPart[]>;
  /** In that of one that was sent, after the way to it. */
  sent(order: Order): LetterPart[];
  /** In that of one that has ended. */
  ended(order: Order): LetterPart[];
}
