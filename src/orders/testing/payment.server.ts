import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order } from '../model.ts';
import { insertPayment } from '../store/payments.server.ts';

/** A payment that a buyer begins for an order. */
export async function begunPayment(
  db: Db,
  { id: order }: Pick<Order, 'id'>,
  amount: Grosze,
  at: number,
): Promise<{ id: string; order_id: string; method: string }> {
  const payment = { id: randomUUID(), order_id: order, method: 'blik' };
  await db.write((tx) =>
    insertPayment(tx, {
      ...payment,
      provider: 'test',
      provider_id: null,
      status: 'started',
      amount,
      reason: null,
      started_at: at,
      changed_at: at,
    }),
  );
  return payment;
}
