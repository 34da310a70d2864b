import { randomBytes, randomInt } from 'node:crypto';
import { openKeeper } from './keep.server.ts';
import {
  endRefunds,
  nextDue,
  outcomeOfBlik,
  PAUSES,
  passTime,
  refundable,
  type SimulatedOrder,
  type SimulatedRefund,
} from './model.ts';
import { type OrderRequest, paymentNotice, type RefundAsked, refundNotice } from './wireShapes.ts';

/** How notifications go out, to see how a shop takes them. */
export interface NotifyingManner {
  /** How often each comes; 1 unless said. */
  copies?: number;
  /** Each comes so much later. ms */
  late?: number;
  /** The first of a payment comes after its last. */
  reversed?: boolean;
  /** What refunds come to, FINALIZED unless said. */
  refunds?: 'FINALIZED' | 'CANCELED';
}

export interface OrdersOptions {
  folder: string;
  clock: () => number;
  /** How long accepting, refusing and refunding take. ms */
  delay: number;
  manner: NotifyingManner;
  /** Posts a notification; the status of the answer. */
  send(url: string, body: string): Promise<number>;
  onError(error: unknown): void;
  most?: number;
}

const MOST_ORDERS = 1000;

export type SimulatedOrders = Awaited<ReturnType<typeof openOrders>>;

/** The orders of the simulator: in memory, each change on the disk before anybody is told of it. */
export async function openOrders(options: OrdersOptions) {
  const { clock, delay, manner, send, onError, most = MOST_ORDERS } = options;
  const { keeper, kept } = await openKeeper(options.folder);
  kept.sort((a, b) => a.createdAt - b.createdAt);
  const orders = new Map(kept.map((order) => [order.orderId, order]));

  /** Looking at an order lets pass what has passed for it. */
  function look(order: SimulatedOrder): boolean {
    const now = clock();
    const at = order.decision?.at ?? now;
    const changed = passTime(order, now);
    if (changed) notify(order, JSON.stringify(paymentNotice(order, now)), at);
    const through = endRefunds(order, now, manner.refunds);
    for (const refund of through) notify(order, JSON.stringify(refundNotice(order, refund, now)), now);
    return changed || through.length > 0;
  }

  function notify(order: SimulatedOrder, body: string, from: number): void {
    if (order.notifyUrl === undefined) return;
    const { copies = 1, late = 0 } = manner;
    for (let i = 0; i < copies; i++) order.notices.push({ body, dueAt: from + late, tries: 0 });
  }

  function decide(order: SimulatedOrder, resultCode: string | undefined): void {
    const now = clock();
    order.status = 'PENDING';
    order.decision = { at: now + delay, resultCode };
    const from = manner.reversed === true ? order.decision.at + 1 : now;
    notify(order, JSON.stringify(paymentNotice(order, now)), from);
  }

  async function keep(order: SimulatedOrder): Promise<void> {
    orders.set(order.orderId, order);
    await keeper.save(order);
    for (const [oldest] of orders) {
      if (orders.size <= most) return;
      orders.delete(oldest);
      await keeper.forget(oldest);
    }
  }

  async function create(request: OrderRequest): Promise<SimulatedOrder> {
    const now = clock();
    const { payMethods, validityTime, buyer, ...said } = request;
    const method = payMethods?.payMethod;
    const order: SimulatedOrder = {
      ...said,
      buyer: buyer && JSON.parse(JSON.stringify(buyer)),
      orderId: orderId(now),
      token: randomBytes(24).toString('base64url'),
      paymentId: String(randomInt(1_000_000_000, 9_999_999_999)),
      createdAt: now,
      validUntil: now + Number(validityTime) * 1000,
      status: 'NEW',
      payMethod: method?.type,
      refunds: [],
      notices: [],
    };
    if (method?.type === 'BLIK_AUTHORIZATION_CODE') decide(order, outcomeOfBlik(method.value));
    await keep(order);
    return order;
  }

  /** One round over everything that is due: time passes, notifications go out. */
  async function round(): Promise<void> {
    for (const order of orders.values()) if (look(order)) await keeper.save(order);
    const due = [...orders.values()]
      .flatMap((order) => order.notices.map((notice) => ({ order, notice })))
      .filter(({ notice }) => notice.dueAt <= clock())
      .sort((a, b) => a.notice.dueAt - b.notice.dueAt);
    for (const { order, notice } of due) {
      const status = await send(order.notifyUrl ?? '', notice.body).catch(() => 0);
      const pause = PAUSES[notice.tries];
      if (status === 200 || pause === undefined) order.notices = order.notices.filter((other) => other !== notice);
      else Object.assign(notice, { tries: notice.tries + 1, dueAt: clock() + pause });
      await keeper.save(order);
    }
  }

  let rounds: Promise<void> = Promise.resolve();
  return {
    create,
    find(id: string): SimulatedOrder | undefined {
      const order = orders.get(id);
      if (order && look(order)) keeper.save(order).catch(onError);
      return order;
    },
    knows: (extOrderId: string) => [...orders.values()].some((order) => order.extOrderId === extOrderId),
    /** What the payer pressed on the page. */
    async choose(order: SimulatedOrder, pays: boolean): Promise<void> {
      order.payMethod = 'PBL';
      decide(order, pays ? undefined : 'AUT_ERROR_NO_AUTHORIZATION');
      await keep(order);
    },
    async cancel(order: SimulatedOrder): Promise<void> {
      order.status = 'CANCELED';
      order.decision = undefined;
      notify(order, JSON.stringify(paymentNotice(order, clock())), clock());
      await keep(order);
    },
    /** Undefined when there is not so much left. */
    async refund(order: SimulatedOrder, asked: RefundAsked) {
      const amount = asked.amount === undefined ? refundable(order) : Number(asked.amount);
      if (amount < 1 || amount > refundable(order)) return undefined;
      const now = clock();
      const refund: SimulatedRefund = {
        refundId: String(randomInt(5_000_000_000, 5_999_999_999)),
        extRefundId: asked.extRefundId,
        description: asked.description,
        amount,
        createdAt: now,
        dueAt: now + delay,
        status: 'PENDING',
      };
      order.refunds.push(refund);
      await keep(order);
      return refund;
    },
    /** Settles when all that is due is done. */
    run(): Promise<void> {
      rounds = rounds.then(round).catch(onError);
      return rounds;
    },
    /** Settles when no round is under way, and all is on the disk. */
    settled: () => rounds.then(() => keeper.settled()),
    next: () => Math.min(...[...orders.values()].map((order) => nextDue(order) ?? Number.POSITIVE_INFINITY)),
  };
}

/** Ten signs, the day, and the end that all of a guest's have: "WZHF5FFDRJ140731GUEST000P01". */
function orderId(now: number): string {
  const signs = 'ABCDEFGHJKLMNPQRSTVWXZ123456789';
  const drawn = Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');
  return `${drawn}${new Date(now).toISOString().slice(2, 10).replaceAll('-', '')}GUEST000P01`;
}
