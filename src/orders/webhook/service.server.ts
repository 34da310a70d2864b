import { randomUUID } from 'node:crypto';
import { afterCommit } from '../../db/afterCommit.server.ts';
import type { Db, Tx } from '../../db/database.ts';
import { createSender } from '../../db/queue.server.ts';
import { type Clock, DAY } from '../../kit/clock.ts';
import type { Drain } from '../../kit/drain.ts';
import type { Grosze } from '../../kit/money.ts';
import { toDecimal } from '../../kit/moneyText.ts';
import { orderJson } from '../merchant/columns.ts';
import type { Order } from '../model.ts';
import { owedOf } from '../store/money.server.ts';
import type { Going, OrderHooks } from '../transitions/hooks.ts';
import type { SignedEvent } from './post.server.ts';
import { insertEvent, removeBefore } from './store.server.ts';

/** What the merchant's program is told of; docs/orders.md. */
export type WebhookEvent =
  | 'order.placed'
  | 'order.paid'
  | 'order.shipment'
  | 'order.invoice'
  | 'order.sent'
  | 'order.cancelled'
  | 'order.expired'
  | 'order.withdrawn'
  | 'order.return_code'
  | 'refund.due'
  | `subscription.${string}`;

/** Events are about people: nobody keeps them longer than a receiver may be away. */
const KEPT_FOR = 30 * DAY;

export interface WebhookQueue {
  /** Puts events into the queue, in the transaction of what they tell of. */
  hooks: ReturnType<typeof hooksOf>;
  /** Puts one event into the queue, for rooms after this one. */
  enqueue: Enqueue;
  /** Calls `listener` after events have been put into the queue by this process. */
  onWaiting(listener: () => void): void;
}

export function createWebhookQueue(clock: Clock): WebhookQueue {
  const listeners: (() => void)[] = [];
  const enqueue: Enqueue = async (tx, type, facts) => {
    const at = clock();
    const id = randomUUID();
    const body = JSON.stringify({ id, type, created_at: new Date(at).toISOString(), ...facts });
    await insertEvent(tx, { id, type, body, created_at: at });
    afterCommit(tx, () => {
      for (const tell of listeners) tell();
    });
  };
  return { hooks: hooksOf(enqueue), enqueue, onWaiting: (listener) => void listeners.push(listener) };
}

type Enqueue = (tx: Tx, type: WebhookEvent, facts: object) => Promise<void>;

function hooksOf(enqueue: Enqueue) {
  const ofOrder = async (tx: Tx, type: WebhookEvent, order: Order, amount?: Grosze) => {
    const money = amount === undefined ? {} : { amount: toDecimal(amount), currency: order.data.currency };
    await enqueue(tx, type, { ...money, order: orderJson(order, await owedOf(tx, order)) });
  };
  return {
    placed: (tx: Tx, order: Order) => ofOrder(tx, 'order.placed', order),
    paid: (tx: Tx, order: Order) => ofOrder(tx, 'order.paid', order),
    shipment: (tx: Tx, order: Order) => ofOrder(tx, 'order.shipment', order),
    invoice: (tx: Tx, order: Order) => ofOrder(tx, 'order.invoice', order),
    sent: (tx: Tx, order: Order) => ofOrder(tx, 'order.sent', order),
    ended: (tx: Tx, order: Order, status: 'cancelled' | 'expired') =>
      ofOrder(tx, `order.${status}`, { ...order, status }),
    withdrawn: (tx: Tx, order: Order, { amount }: { amount: Grosze }) => ofOrder(tx, 'order.withdrawn', order, amount),
    returnCode: (tx: Tx, order: Order) => ofOrder(tx, 'order.return_code', order),
    refunding: (tx: Tx, order: Order, { amount }: Going) => ofOrder(tx, 'refund.due', order, amount),
  } satisfies Partial<OrderHooks> & Record<string, unknown>;
}

export interface WebhookDelivery extends Drain {
  sweep(): Promise<number>;
}

/** Sends the queue. An event that is posted again is known to its receiver by its id. */
export function createWebhookDelivery({
  db,
  clock,
  post,
  onFailure,
}: {
  db: Db;
  clock: Clock;
  /** Undefined where nobody is to be told any more: then nothing leaves the queue but by age. */
  post: ((event: SignedEvent) => Promise<void>) | undefined;
  onFailure(failure: { error: unknown; type: string; tries: number; givenUp: boolean }): void;
}): WebhookDelivery {
  const sweep = () => db.write((tx) => removeBefore(tx, clock() - KEPT_FOR));
  if (!post) return { run: async () => 0, stop: async () => {}, sweep };
  const sender = createSender('webhook_events', {
    db,
    clock,
    send: ({ id, type, body }) => post({ id, type, body, at: clock() }),
    onFailure: ({ type }, failure) => onFailure({ ...failure, type }),
  });
  return { ...sender, sweep };
}
