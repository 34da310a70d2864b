import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { post } from '../../db/sendAhead.server.ts';
import type { OrderEventRow } from '../../db/tables/orders.ts';
import type { Tables } from '../../db/tables.ts';
import type { EventKind, OrderEvent } from '../events.ts';

/** Row of something that happened to an order at a moment, epoch ms. */
export const eventRow = (order: string, at: number, kind: EventKind, data: OrderEvent['data'] = {}): OrderEventRow => ({
  id: randomUUID(),
  order_id: order,
  at,
  kind,
  data: JSON.stringify(data),
});

export const addEvent = (tx: Tx, ...event: Parameters<typeof eventRow>): Promise<void> =>
  post(tx, tx.insertInto('order_events').values(eventRow(...event)));

const eventOf = ({ at, kind, data }: OrderEventRow): OrderEvent => ({
  at,
  kind: kind as EventKind,
  data: JSON.parse(data),
});

/** Events of several orders, oldest first. */
const rowsOf = (db: Kysely<Tables>, orders: readonly string[]): Promise<OrderEventRow[]> =>
  db.selectFrom('order_events').selectAll().where('order_id', 'in', orders).orderBy('at').execute();

export const eventsOf = async (db: Kysely<Tables>, order: string): Promise<OrderEvent[]> =>
  (await rowsOf(db, [order])).map(eventOf);

/** Events by the order that they happened to, oldest first. */
export async function eventsByOrder(db: Kysely<Tables>, orders: readonly string[]): Promise<Map<string, OrderEvent[]>> {
  const all = Map.groupBy(await rowsOf(db, orders), ({ order_id }) => order_id);
  return new Map([...all].map(([order, rows]) => [order, rows.map(eventOf)]));
}
