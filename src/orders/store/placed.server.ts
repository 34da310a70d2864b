import type { Tx } from '../../db/database.ts';
import { keptPostAll } from '../../db/keptStatement.server.ts';
import type { OrderEventRow, OrderLineRow, OrderRow } from '../../db/tables/orders.ts';
import type { Order } from '../model.ts';
import { eventRow } from './events.server.ts';

interface Rows {
  order: OrderRow;
  lines: OrderLineRow[];
  event: OrderEventRow;
}

const insertRows = keptPostAll<Rows>([
  (db, { order }) => db.insertInto('orders').values(order),
  // Far below the bound of values in one statement: a basket holds 500 lines.
  (db, { lines }) => db.insertInto('order_lines').values(lines),
  (db, { event }) => db.insertInto('order_events').values(event),
]);

/** Writes a new order down, with the beginning of its history. */
export const insertOrder = (tx: Tx, order: Order, attempt: string): Promise<void> =>
  insertRows(tx, {
    order: orderRow(order, attempt),
    lines: order.lines.map(({ product, size, data, place, withdrawn, quantity, precision, paid }) => ({
      order_id: order.id,
      product_id: product,
      size_type: size,
      ...{ place, withdrawn, quantity, precision, paid },
      data: JSON.stringify(data),
    })),
    event: eventRow(order.id, order.placedAt, 'placed', { total: order.total, payment: order.payment }),
  });

const orderRow = (order: Order, attempt: string): OrderRow => ({
  id: order.id,
  number: order.number,
  access_key: order.accessKey,
  attempt,
  session_id: order.sessionId ?? null,
  customer_id: order.customerId ?? null,
  email: order.email,
  status: order.status,
  payment: order.payment,
  total: order.total,
  placed_at: order.placedAt,
  changed_at: order.changedAt,
  expires_at: order.expiresAt ?? null,
  paid_at: order.paidAt ?? null,
  holds_stock: order.holdsStock ? 1 : 0,
  data: JSON.stringify(order.data),
});
