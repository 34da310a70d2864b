import type { Db } from '../../db/database.ts';
import type { OrderStatus } from '../model.ts';
import { addTaken } from '../store/stock.server.ts';

interface Placed {
  placedAt: number;
  status: OrderStatus;
  lines: readonly { product: number; quantity?: number; withdrawn?: number }[];
  /** What of its first line is out of the store. */
  holds?: 'pieces' | 'term' | 'nothing';
}

let orders = 0;

/** Writes an order with its lines and nothing else, as far as counting what was sold looks at it. */
export async function placedOrder(
  db: Db,
  { placedAt, status, lines, holds }: Placed,
): Promise<{ id: string; number: number }> {
  const number = ++orders;
  const id = `o${number}`;
  const own = { access_key: id, attempt: id, session_id: null, customer_id: null, email: 'ala@example.pl' };
  const times = { placed_at: placedAt, changed_at: placedAt, expires_at: null, paid_at: null };
  const rest = { status, payment: 'transfer', total: 0, holds_stock: holds === undefined ? 0 : 1, data: '{}' };
  await db.write(async (tx) => {
    await tx
      .insertInto('orders')
      .values({ id, number, ...own, ...times, ...rest })
      .execute();
    for (const [place, { product, quantity = 1, withdrawn = 0 }] of lines.entries()) {
      const what = { order_id: id, place, product_id: product, size_type: 'uniw', quantity, withdrawn };
      await tx
        .insertInto('order_lines')
        .values({ ...what, precision: 0, paid: 0, data: '{}' })
        .execute();
    }
    if (holds === undefined || holds === 'nothing') return;
    const term = holds === 'term' ? { term: '2026-11-21' } : {};
    await addTaken(tx, id, [{ product: lines[0]?.product ?? 0, size: 'uniw', branch: '', quantity: 1, ...term }]);
  });
  return { id, number };
}
