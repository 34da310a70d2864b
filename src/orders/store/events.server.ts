import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { post } from '../../db/sendAhead.server.ts';
import type { OrderEventRow } from '../../db/tables/orders.ts';
import type { Tables } from '../../db/tables.ts';
import type { EventKind, OrderEvent } from '../events.ts';

export const eventRow = (order: string, at: number, kind: EventKind, data: OrderEvent['data'] = {}): OrderEventRow => ({
  id: randomUUID(),
  order_id: order,
  at,
  kind,
  data: JSON.stringify(data),
});

export const addEvent = (tx: Tx, ...event: Parameters<typeof eventRow>): Promise<void> =>
  post(tx, tx.insertInto('order_events').values(eventRow(...event)));

export async function eventsOf(db: Kysely<Tables>, order: string): Promise<OrderEvent[]> {
  const rows = await db.selectFrom('order_events').selectAll().where('order_id', '=', order).orderBy('at').execute();
  return rows.map(({ at, kind, data }) => ({ at, kind: kind as EventKind, data: JSON.parse(data) }));
}
