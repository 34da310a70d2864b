import { timingSafeEqual } from 'node:crypto';
import type { Baskets } from '../basket/service.server.ts';
import type { Db } from '../db/database.ts';
import type { Uploads } from '../files/service.server.ts';
import { type Clock, DAY, MINUTE } from '../kit/clock.ts';
import type { Result } from '../kit/result.ts';
import type { Shopper, Visit } from '../session/model.ts';
import type { PaymentTerms } from '../settings/paymentFields.ts';
import { NO_OVERRIDES, type TextOverrides } from '../ui/text.ts';
import type { OrderEvent } from './events.ts';
import { endOrder, type Life, type LifeNews, type MoveError, moveOrder } from './life/life.server.ts';
import type { Order, OrderStatus } from './model.ts';
import type { PlaceError } from './place/errors.ts';
import { isAttempt, type PlaceInput, type PlaceTerms, placeOrder } from './place/place.server.ts';
import { eventsOf } from './store/events.server.ts';
import { byAttempt, byNumber, lastOfSession, listed, ofCustomer, overdue } from './store/orders.server.ts';
import { createWithdrawals, type Withdrawals } from './withdrawal/service.server.ts';

export interface Orders {
  place(visit: Visit, input: PlaceInput): Promise<Result<Order, PlaceError>>;
  /** What an attempt of this shopper's has become. */
  ofAttempt(attempt: string, asking: Shopper): Promise<Order | undefined>;
  /** The order, for whoever has its key or the session it was placed in; undefined for anybody else. */
  find(number: number, asking: Shopper & { key?: string | undefined }): Promise<Order | undefined>;
  /** For the merchant, who may see all. */
  order(number: number): Promise<Order | undefined>;
  list(filter: { status?: OrderStatus; before?: number; most: number }): Promise<Order[]>;
  /** Number of the order that a session placed last. */
  lastOf(session: string | undefined): Promise<number | undefined>;
  ofCustomer(customer: string, most: number): Promise<Order[]>;
  history(order: Order): Promise<OrderEvent[]>;
  /** By its buyer while it is not paid, by the merchant until it is sent. */
  cancel(order: Order, by: 'buyer' | 'shop'): Promise<Order | MoveError>;
  move(order: Order, status: 'sent' | 'done'): Promise<Order | MoveError>;
  /** Ends what was not paid in time; how many. */
  expire(): Promise<number>;
  withdrawals: Withdrawals;
  life: Life;
}

export interface OrdersOptions {
  db: Db;
  clock: Clock;
  baskets: Baskets;
  payments: PaymentTerms;
  uploads?: Pick<Uploads, 'hold'>;
  news: LifeNews;
  /** Days to withdraw; the law gives 14. */
  returnDays?: number;
  texts?: TextOverrides;
}

const LEGAL_DAYS = 14;

/** Orders ended in one go of the sweep. */
const SOME = 50;

export function createOrders(options: OrdersOptions): Orders {
  const { db, clock, baskets, payments, news, texts = NO_OVERRIDES } = options;
  const life: Life = { baskets, news };
  const terms: PlaceTerms = {
    ...options,
    payWithin(payment) {
      if (payment === 'transfer') return (payments.transfer?.days ?? 7) * DAY;
      return payment === 'blik' || payment === 'online' ? payments.online_minutes * MINUTE : undefined;
    },
  };
  return {
    life,
    withdrawals: createWithdrawals({ db, clock, life, days: options.returnDays ?? LEGAL_DAYS, texts }),
    place: (visit, input) => placeOrder(terms, visit, input),
    async ofAttempt(attempt, { session }) {
      const order = isAttempt(attempt) && session !== undefined ? await byAttempt(db.read, attempt) : undefined;
      return order?.sessionId === session ? order : undefined;
    },
    async find(number, { session, key }) {
      const order = await byNumber(db.read, number);
      if (!order) return undefined;
      const own = session !== undefined && order.sessionId === session;
      return own || (key !== undefined && isSame(key, order.accessKey)) ? order : undefined;
    },
    order: (number) => byNumber(db.read, number),
    list: (filter) => listed(db.read, filter),
    lastOf: async (session) => (session === undefined ? undefined : lastOfSession(db.read, session)),
    ofCustomer: (customer, most) => ofCustomer(db.read, customer, most),
    history: ({ id }) => eventsOf(db.read, id),
    async cancel(order, by) {
      // A buyer who has paid withdraws instead: that is another right, with another letter.
      if (by === 'buyer' && order.status !== 'waiting') return 'status';
      return db.write(async (tx) => endOrder(tx, life, order.id, 'cancelled', clock()));
    },
    move: ({ id }, status) => db.write((tx) => moveOrder(tx, life, id, status, clock())),
    async expire() {
      let ended = 0;
      for (let some = SOME; some === SOME; ) {
        const ids = await overdue(db.read, clock(), SOME);
        for (const id of ids) {
          const done = await db.write((tx) => endOrder(tx, life, id, 'expired', clock()));
          if (typeof done !== 'string') ended += 1;
        }
        some = ids.length;
      }
      return ended;
    },
  };
}

const isSame = (a: string, b: string): boolean =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b));
