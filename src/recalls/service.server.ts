import type { Tx } from '../db/database.ts';
import { nextMidnight, parseDate } from '../kit/warsaw.server.ts';
import { type EmailTerms, emailIn } from '../mail/blocks.ts';
import type { Mailbox } from '../mail/service.server.ts';
import { languageOf, type Order } from '../orders/model.ts';
import { recallEmail } from './email.ts';
import { concerns, type Recall } from './model.ts';

export interface RecallDeps {
  orders: {
    walk(time: { from: number; to: number }): AsyncIterable<Order>;
    recalled(order: Order, recall: string, tell: (tx: Tx) => Promise<void>): Promise<boolean>;
  };
  mailbox: Pick<Mailbox, 'enqueue'>;
  emails: EmailTerms;
}

/** Orders whose buyers a recall concerns, oldest first. */
export async function* buyersOf(recall: Recall, orders: Pick<RecallDeps['orders'], 'walk'>): AsyncGenerator<Order> {
  const [first, last] = recall.sold ? [parseDate(recall.sold.from, 0), parseDate(recall.sold.to, 0)] : [];
  const time = { from: first ?? 0, to: last === undefined ? Number.MAX_SAFE_INTEGER : nextMidnight(last) };
  for await (const order of orders.walk(time)) if (concerns(recall, order)) yield order;
}

/**
 * Writes to the buyers of a recalled product, once an order however often it is asked for: the e-mail waits in the queue in
 * the transaction that writes down that it does.
 */
export async function tellBuyers(
  recall: Recall,
  { orders, mailbox, emails }: RecallDeps,
): Promise<{ told: number; before: number }> {
  const counts = { told: 0, before: 0 };
  for await (const order of buyersOf(recall, orders)) {
    const isNew = await orders.recalled(order, recall.id, async (tx) => {
      await mailbox.enqueue(
        tx,
        emailIn(languageOf(order), emails, (said) => recallEmail(recall, order, said)),
      );
    });
    counts[isNew ? 'told' : 'before'] += 1;
  }
  return counts;
}
