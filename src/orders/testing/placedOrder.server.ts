import type { Db } from '../../db/database.ts';
import type { OrderStatus } from '../model.ts';

interface Placed {
  placedAt: number;
  status: OrderStatus;
  lines: readonly { product: number; quantity?: number; withdrawn?: number }[];
}

let orders = 0;

/** Writes an order with its lines and nothing else, as far as counting what was sold looks at it. */
export async function placedOrder(db: Db, { placedAt, status, lines }: Placed): Promise<void> {
  const id = `o${++orders}`;
  const own = { access_key: id, attempt: id, session_id: null, customer_id: null, email: 'ala@example.pl' };
  const times = { placed_at: placedAt, changed_at: placedAt, expires_at: null, paid_at: null };
  const rest = { status, payment: 'transfer', total: 0, holds_stock: 0, data: '{}' };
  await db.write(async (tx) => {
    await tx
      .insertInto('orders')
      .values({ id, number: orders, ...own, ...times, ...rest })
      .execute();
    for (const [place, { product, quantity = 1, withdrawn = 0 }] of lines.entries()) {
      const what = { order_id: id, place, product_id: product, size_type: 'uniw', quantity, withdrawn };
      await tx
        .insertInto('order_lines')
        .values({ ...what, precision: 0, paid: 0, data: '{}' })
        .execute();
    }
  });
}
