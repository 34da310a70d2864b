import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database.ts';
import type { Grosze } from '../../kit/money.ts';
import type { Order } from '../model.ts';
import { insertPayment } from '../store/money.server.ts';

/** A payment that a buyer begins for an order. */
export async function begunPayment(
  db: Db,
  { id: order }: Pick<Order, 'id'>,
  amount: Grosze,
  at: number,
): Promise<{ id: string; order_id: string }> {
  const id = randomUUID();
  await db.write((tx) =>
    insertPayment(tx, {
      id,
      order_id: order,
      provider: 'test',
      method: 'blik',
      provider_id: null,
      status: 'started',
      amount,
      reason: null,
      started_at: at,
      changed_at: at,
    }),
  );
  return { id, order_id: order };
}
