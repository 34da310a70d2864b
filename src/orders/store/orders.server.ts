import type { Kysely } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { asValue } from '../../db/engine.server.ts';
import { keptQuery } from '../../db/keptQuery.server.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/orders.ts';
import type { Tables } from '../../db/tables.ts';
import { usedPieces } from '../../giftCards/service.server.ts';
import type { Parts } from '../../kit/quantity.ts';
import type { Order, OrderData, OrderLine, OrderStatus } from '../model.ts';
import { forgetHolder } from './holders.server.ts';

type Read = Kysely<Tables>;

function lineOf({ data, ...row }: OrderLineRow): OrderLine {
  const { place, quantity, precision, paid, withdrawn } = row;
  return {
    place,
    product: row.product_id,
    size: row.size_type,
    quantity,
    precision,
    paid,
    withdrawn,
    data: JSON.parse(data),
  };
}

function orderOf(row: OrderRow, lines: readonly OrderLineRow[]): Order {
  return {
    id: row.id,
    number: row.number,
    accessKey: row.access_key,
    ...(row.session_id === null ? {} : { sessionId: row.session_id }),
    ...(row.customer_id === null ? {} : { customerId: row.customer_id }),
    email: row.email,
    status: row.status as Order['status'],
    payment: row.payment as Order['payment'],
    total: row.total,
    placedAt: row.placed_at,
    changedAt: row.changed_at,
    ...(row.expires_at === null ? {} : { expiresAt: row.expires_at }),
    ...(row.paid_at === null ? {} : { paidAt: row.paid_at }),
    holdsStock: row.holds_stock === 1,
    data: JSON.parse(row.data),
    lines: lines.map(lineOf),
  };
}

async function withLines(db: Read, row: OrderRow | undefined): Promise<Order | undefined> {
  if (!row) return undefined;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('place')
    .execute();
  const order = orderOf(row, lines);
  if (order.lines.every(({ data }) => data.cardValue === undefined)) return order;
  const used = await usedPieces(db, row.id);
  return { ...order, lines: order.lines.map((line) => ({ ...line, used: used.get(line.place) ?? 0 })) };
}

export const byNumber = async (db: Read, number: number): Promise<Order | undefined> =>
  withLines(db, await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst());

const orderOfAttempt = keptQuery(1, (db, attempt: string) =>
  db.selectFrom('orders').selectAll().where('attempt', '=', attempt),
);

export const byAttempt = async (db: Read, attempt: string): Promise<Order | undefined> =>
  withLines(db, (await orderOfAttempt(db, attempt))[0]);

/** The order, held until the end of the transaction: whoever else changes it waits. */
export const held = async (tx: Tx, id: string): Promise<Order | undefined> =>
  withLines(tx, await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());

/** Newest first. */
export async function listed(
  db: Read,
  {
    status,
    from,
    to,
    before,
    most,
  }: { status?: OrderStatus; from?: number; to?: number; before?: number; most: number },
): Promise<Order[]> {
  let query = db.selectFrom('orders').selectAll().orderBy('number', 'desc').limit(most);
  if (status !== undefined) query = query.where('status', '=', status);
  const placedAt = asValue<number>(db, 'placed_at');
  if (from !== undefined) query = query.where(placedAt, '>=', from);
  if (to !== undefined) query = query.where(placedAt, '<', to);
  if (before !== undefined) query = query.where('number', '<', before);
  return withLinesOfAll(db, await query.execute());
}

export async function lastOfSession(db: Read, session: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('number')
    .where('session_id', '=', session)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.number;
}

/** Looked through for one that went to a point. */
const LATE_ORDERS = 10;

/** Words of the point that the newest order of a session, or of a customer, went to. */
export async function lastPointOf(
  db: Read,
  { session, customer }: { session?: string; customer?: string },
): Promise<string | undefined> {
  if (session === undefined && customer === undefined) return undefined;
  const rows = await db
    .selectFrom('orders')
    .select('data')
    .where((by) =>
      by.or([
        ...(session === undefined ? [] : [by('session_id', '=', session)]),
        ...(customer === undefined ? [] : [by('customer_id', '=', customer)]),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(LATE_ORDERS)
    .execute();
  const points = rows.map(({ data }) => (JSON.parse(data) as Pick<OrderData, 'delivery'>).delivery?.point);
  return points.find((point) => point !== undefined);
}

/** Oldest first, from one number on. */
export async function placedBetween(
  db: Read,
  { after, from, to, most }: { after: number; from: number; to: number; most: number },
): Promise<Order[]> {
  // Numbers follow the days. By days each part of a long time would be all of it, put in order anew.
  const placedAt = asValue<number>(db, 'placed_at');
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '>', after)
    .where(placedAt, '>=', from)
    .where(placedAt, '<', to)
    .orderBy('number')
    .limit(most)
    .execute();
  return withLinesOfAll(db, rows);
}

/** A part of a list that begins after the first `skip`. */
export interface Stretch {
  most: number;
  skip: number;
}

/** Newest first. */
export async function ofCustomer(db: Read, customer: string, { most, skip }: Stretch): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy('number', 'desc')
    .limit(most)
    .offset(skip)
    .execute();
  return withLinesOfAll(db, rows);
}

export async function countOfCustomer(db: Read, customer: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number | string | bigint>().as('count'))
    .where('customer_id', '=', customer)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function withLinesOfAll(db: Read, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.selectFrom('order_lines').selectAll().where('order_id', 'in', ids).orderBy('place').execute();
  const linesOf = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => orderOf(row, linesOf.get(row.id) ?? []));
}

/** Ids of orders that were not paid in time. */
export async function overdue(db: Read, at: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What transitions change of an order. */
export interface OrderChange {
  status?: OrderStatus;
  payment?: Order['payment'];
  expires_at?: number | null;
  paid_at?: number;
  holds_stock?: 0 | 1;
  customer_id?: string;
  data?: string;
}

export async function changeOrder(tx: Tx, id: string, change: OrderChange, at: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ ...change, changed_at: at })
    .where('id', '=', id)
    .execute();
  if (change.status !== undefined && change.status !== 'waiting') await forgetHolder(tx, id);
}

/** What a customer ordered is an order of nobody's from then on; their session has the id of their account. */
export async function forgetCustomer(tx: Tx, customer: string): Promise<void> {
  await tx.updateTable('orders').set({ customer_id: null }).where('customer_id', '=', customer).execute();
  await tx.updateTable('orders').set({ session_id: null }).where('session_id', '=', customer).execute();
}

/** What of each line was withdrawn from so far. */
export async function saveWithdrawn(
  tx: Tx,
  order: string,
  lines: readonly { place: number; withdrawn: Parts }[],
): Promise<void> {
  for (const { place, withdrawn } of lines) {
    await tx
      .updateTable('order_lines')
      .set({ withdrawn })
      .where('order_id', '=', order)
      .where('place', '=', place)
      .execute();
  }
}
