import type { Kysely } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { SubscriptionRow } from '../db/tables/subscriptions.ts';
import type { Tables } from '../db/tables.ts';
import type { Subscription, SubscriptionChange, SubscriptionData } from './model.ts';

type Read = Kysely<Tables>;
type Row = SubscriptionRow & { number: number; access_key: string; customer_id: string | null };

function subscriptionOf(row: Row): Subscription {
  const { trouble, trouble_until: until, why, last, announced, customer_id: customerId } = row;
  return {
    id: row.id,
    first: {
      id: row.order_id,
      number: row.number,
      accessKey: row.access_key,
      ...(customerId === null ? {} : { customerId }),
    },
    state: row.state as Subscription['state'],
    ...(why === null ? {} : { why: why as NonNullable<Subscription['why']> }),
    days: row.days,
    made: row.made,
    least: row.least,
    ...(last === null ? {} : { last }),
    next: row.next_day,
    look: row.look_day,
    ...(announced === null ? {} : { announced }),
    ...(trouble === null || until === null
      ? {}
      : { trouble: { code: trouble as NonNullable<Subscription['trouble']>['code'], until } }),
    turn: row.turn,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    data: JSON.parse(row.data),
  };
}

const rows = (db: Read) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
    .selectAll('subscriptions')
    .select(['orders.number', 'orders.access_key', 'orders.customer_id']);

export async function byId(db: Read, id: string): Promise<Subscription | undefined> {
  const row = await rows(db).where('subscriptions.id', '=', id).executeTakeFirst();
  return row && subscriptionOf(row);
}

/** The subscription, held until the end of the transaction: whoever else changes it waits. */
export async function heldSubscription(tx: Tx, id: string): Promise<Subscription | undefined> {
  await tx.selectFrom('subscriptions').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return byId(tx, id);
}

/** Newest first. */
export async function subscriptionsOf(db: Read, customer: string): Promise<Subscription[]> {
  const found = await rows(db)
    .where('orders.customer_id', '=', customer)
    .orderBy('subscriptions.created_at', 'desc')
    .execute();
  return found.map(subscriptionOf);
}

/** Ids of those that are to be looked at, in one order, from one place on. */
export async function due(
  db: Read,
  { today, after, most }: { today: string; after: { look: string; id: string } | undefined; most: number },
): Promise<{ look: string; id: string }[]> {
  let query = db
    .selectFrom('subscriptions')
    .select(['id', 'look_day as look'])
    .where('state', '=', 'active')
    .where('look_day', '<=', today)
    .orderBy('look_day')
    .orderBy('id')
    .limit(most);
  if (after) {
    query = query.where((is) =>
      is.or([is('look_day', '>', after.look), is.and([is('look_day', '=', after.look), is('id', '>', after.id)])]),
    );
  }
  return query.execute();
}

export async function insertSubscription(tx: Tx, subscription: Subscription): Promise<void> {
  const { id, first, state, days, made, least, next, look, turn, createdAt, changedAt, data } = subscription;
  const none = { why: null, last: null, announced: null, trouble: null, trouble_until: null };
  const at = { next_day: next, look_day: look, turn, created_at: createdAt, changed_at: changedAt };
  await tx
    .insertInto('subscriptions')
    .values({ id, order_id: first.id, state, days, made, least, ...none, ...at, data: JSON.stringify(data) })
    .execute();
}

export async function joinOrder(tx: Tx, { id }: Pick<Subscription, 'id'>, order: string, place: number): Promise<void> {
  await tx.insertInto('subscription_orders').values({ order_id: order, subscription_id: id, place }).execute();
}

export async function changeSubscription(
  tx: Tx,
  subscription: Subscription,
  change: SubscriptionChange,
  at: number,
): Promise<Subscription> {
  const { id, state, why, made, last, next, look, announced, trouble, turn, ...rest } = { ...subscription, ...change };
  const values = {
    ...{ state: state ?? subscription.state, made: made ?? subscription.made, turn: turn + 1, changed_at: at },
    ...{ why: why ?? null, last: last ?? null, announced: announced ?? null },
    ...{ next_day: next ?? subscription.next, look_day: look ?? subscription.look },
    ...{ trouble: trouble?.code ?? null, trouble_until: trouble?.until ?? null },
  };
  await tx.updateTable('subscriptions').set(values).where('id', '=', id).execute();
  return {
    ...rest,
    ...{ id, state: values.state, made: values.made, next: values.next_day, look: values.look_day },
    ...{ turn: values.turn, changedAt: at },
    ...(why === undefined ? {} : { why }),
    ...(last === undefined ? {} : { last }),
    ...(announced === undefined ? {} : { announced }),
    ...(trouble === undefined ? {} : { trouble }),
  };
}

/** What its next orders are made from; whoever has read it before makes nothing of that any more. */
export async function changeData(
  tx: Tx,
  { id, turn }: Subscription,
  data: SubscriptionData,
  at: number,
): Promise<void> {
  const values = { data: JSON.stringify(data), turn: turn + 1, changed_at: at };
  await tx.updateTable('subscriptions').set(values).where('id', '=', id).execute();
}

export interface MadeOrder {
  id: string;
  number: number;
  accessKey: string;
  /** Epoch ms. */
  placedAt: number;
  status: string;
  total: number;
}

/** Orders of a subscription, newest first. */
export const ordersOf = (db: Read, id: string): Promise<MadeOrder[]> =>
  db
    .selectFrom('subscription_orders')
    .innerJoin('orders', 'orders.id', 'subscription_orders.order_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.access_key as accessKey',
      'orders.placed_at as placedAt',
      'orders.status',
      'orders.total',
    ])
    .where('subscription_orders.subscription_id', '=', id)
    .orderBy('subscription_orders.place', 'desc')
    .execute();
