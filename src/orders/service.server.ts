import { timingSafeEqual } from 'node:crypto';
import type { Baskets } from '../basket/service.server.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Uploads } from '../files/service.server.ts';
import { type IssuedCard, NO_GIFT_CARDS } from '../giftCards/model.ts';
import { createGiftCards, type GiftCards } from '../giftCards/service.server.ts';
import { type Clock, DAY, MINUTE } from '../kit/clock.ts';
import type { Grosze } from '../kit/money.ts';
import type { Result } from '../kit/result.ts';
import type { Shopper, Visit } from '../session/model.ts';
import type { PaymentTerms } from '../settings/paymentFields.ts';
import type { SubscriptionTerms } from '../settings/subscriptionFields.ts';
import { NO_OVERRIDES, type TextOverrides } from '../ui/text.ts';
import { type DownloadRules, NO_DOWNLOADS } from './downloads/model.ts';
import { createDownloads, type Downloads } from './downloads/service.server.ts';
import type { OrderEvent } from './events.ts';
import { issueCards } from './giftCards/cards.server.ts';
import { endOrder, type Life, type LifeNews, type MoveError, moveOrder } from './life/life.server.ts';
import { joinNews } from './life/news.server.ts';
import { transferCame, transferReturned } from './merchant/transfer.server.ts';
import type { Order, OrderStatus, PaymentMethod } from './model.ts';
import type { PlaceError } from './place/errors.ts';
import type { PlaceInput } from './place/newOrder.server.ts';
import { isAttempt, type PlaceTerms, placeOrder } from './place/place.server.ts';
import type { PointLedger } from './points/settle.server.ts';
import { addEvent, eventsOf } from './store/events.server.ts';
import { moneyOf } from './store/money.server.ts';
import {
  byAttempt,
  byNumber,
  changeOrder,
  countOfCustomer,
  held,
  lastOfSession,
  listed,
  ofCustomer,
  overdue,
  placedBetween,
  type Stretch,
} from './store/orders.server.ts';
import { subscriptionFollower } from './subscriptions/follow.server.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions/service.server.ts';
import { createWithdrawals, type Withdrawals } from './withdrawal/service.server.ts';

export interface Orders {
  place(visit: Visit, input: PlaceInput): Promise<Result<Order, PlaceError>>;
  /** What an attempt of this shopper's has become. */
  ofAttempt(attempt: string, asking: Shopper): Promise<Order | undefined>;
  /** The order, for whoever has its key, owns it or has the session it was placed in; undefined for anybody else. */
  find(number: number, asking: Shopper & { key?: string | undefined }): Promise<Order | undefined>;
  /** For the merchant, who may see all. */
  order(number: number): Promise<Order | undefined>;
  list(filter: { status?: OrderStatus; before?: number; most: number }): Promise<Order[]>;
  /** Number of the order that a session placed last. */
  lastOf(session: string | undefined): Promise<number | undefined>;
  /** Newest first, with how many there are in all. */
  ofCustomer(customer: string, stretch: Stretch): Promise<{ orders: Order[]; all: number }>;
  history(order: Order): Promise<OrderEvent[]>;
  /** All placed in that time (epoch ms, `to` left out), oldest first, read bit by bit. */
  walk(time: { from: number; to: number }): AsyncGenerator<Order>;
  /** What came in less what goes out, and what of it still has to leave the shop. */
  money(order: Order): Promise<OrderMoney>;
  /** A bank transfer came; without an amount, of all that was still to be paid. */
  transferCame(order: Order, amount?: Grosze): Promise<Result<Grosze, 'unknown' | 'paid'>>;
  /** What had to go back of transfers was sent by hand; how much that was. */
  transferReturned(order: Order): Promise<Grosze>;
  /** Its buyer chooses to send the money by transfer instead. */
  payByTransfer(order: Order): Promise<'done' | 'status'>;
  /** By its buyer while it is not paid, by the merchant until it is sent. */
  cancel(order: Order, by: 'buyer' | 'shop'): Promise<Order | MoveError>;
  move(order: Order, status: 'sent' | 'done'): Promise<Order | MoveError>;
  /** Ends what was not paid in time; how many. */
  expire(): Promise<number>;
  withdrawals: Withdrawals;
  subscriptions: Subscriptions;
  downloads: Downloads;
  /** Gift cards that were bought with it, those taken back as well. */
  cards(order: Order): Promise<IssuedCard[]>;
  life: Life;
}

export interface OrderMoney {
  kept: Grosze;
  /** Written down as going back, not yet paid out. */
  leaving: Grosze;
}

export interface OrdersOptions {
  db: Db;
  clock: Clock;
  baskets: Baskets;
  points: PointLedger;
  payments: PaymentTerms;
  uploads?: Pick<Uploads, 'hold'>;
  news: LifeNews;
  /** None when left out: then no card is sold, and none pays. */
  giftCards?: GiftCards;
  /** Files that are handed out; none when left out. */
  downloads?: DownloadRules;
  /** Days to withdraw; the law gives 14. */
  returnDays?: number;
  subscriptions?: SubscriptionTerms;
  /** Whether something is paid online. */
  online?: boolean;
  /** Told of a subscription whose next order fails, the others go on. Missing: it is thrown. */
  onError?(error: unknown): void;
  texts?: TextOverrides;
}

const LEGAL_DAYS = 14;
const SUBSCRIPTION_DAYS: SubscriptionTerms = { notice_days: 3, pay_days: 3 };
const rethrown = (error: unknown): never => {
  throw error;
};

/** Orders ended in one go of the sweep. */
const SOME = 50;
/** Orders in memory while all are walked through. */
const PAGE = 200;

export function createOrders(options: OrdersOptions): Orders {
  const { db, clock, baskets, points, payments, texts = NO_OVERRIDES } = options;
  const { notice_days: notice, pay_days: payDays } = options.subscriptions ?? SUBSCRIPTION_DAYS;
  const downloads = createDownloads({ db, clock, rules: options.downloads ?? NO_DOWNLOADS });
  // What an order brings is there before its letters tell of it.
  const giftCards = options.giftCards ?? createGiftCards({ db, clock, rules: NO_GIFT_CARDS });
  const brought = async (tx: Tx, order: Order): Promise<void> => {
    await downloads.grant(tx, order);
    await issueCards(tx, giftCards, options.news, order);
  };
  const follower = subscriptionFollower({ clock, notice, news: options.news });
  const news = joinNews([{ paid: brought }, options.news, follower]);
  const life: Life = { baskets, giftCards, points, news };
  const within = (online: number) => (payment: PaymentMethod) => {
    if (payment === 'transfer') return (payments.transfer?.days ?? 7) * DAY;
    return payment === 'blik' || payment === 'online' ? online : undefined;
  };
  const terms: PlaceTerms = {
    ...options,
    news,
    giftCards,
    subscriptionNotice: notice,
    payWithin: within(payments.online_minutes * MINUTE),
  };
  return {
    life,
    downloads,
    cards: ({ id }) => giftCards.of(db.read, id),
    subscriptions: createSubscriptions({
      ...terms,
      news,
      baskets,
      notice,
      // Its buyer does not sit before the page: he is given days.
      payWithin: within(payDays * DAY),
      offered: { transfer: payments.transfer !== undefined, online: options.online ?? false },
      onError: options.onError ?? rethrown,
    }),
    withdrawals: createWithdrawals({ db, clock, life, days: options.returnDays ?? LEGAL_DAYS, texts }),
    place: (visit, input) => placeOrder(terms, visit, input),
    async ofAttempt(attempt, { session }) {
      const order = isAttempt(attempt) && session !== undefined ? await byAttempt(db.read, attempt) : undefined;
      return order?.sessionId === session ? order : undefined;
    },
    async find(number, { session, customer, key }) {
      const order = await byNumber(db.read, number);
      if (!order) return undefined;
      const placed = session !== undefined && order.sessionId === session;
      const own = customer !== undefined && order.customerId === customer;
      return placed || own || (key !== undefined && isSame(key, order.accessKey)) ? order : undefined;
    },
    order: (number) => byNumber(db.read, number),
    list: (filter) => listed(db.read, filter),
    lastOf: async (session) => (session === undefined ? undefined : lastOfSession(db.read, session)),
    async ofCustomer(customer, stretch) {
      const [orders, all] = await Promise.all([
        ofCustomer(db.read, customer, stretch),
        countOfCustomer(db.read, customer),
      ]);
      return { orders, all };
    },
    history: ({ id }) => eventsOf(db.read, id),
    async *walk(time) {
      for (let after = 0; ; ) {
        const page = await placedBetween(db.read, { ...time, after, most: PAGE });
        yield* page;
        if (page.length < PAGE) return;
        after = page.at(-1)?.number ?? after;
      }
    },
    async money({ id }) {
      const rows = await moneyOf(db.read, id);
      const sum = (some: typeof rows) => some.reduce((all, { amount }) => all + amount, 0);
      return { kept: sum(rows), leaving: 0 - sum(rows.filter(({ settled_at }) => settled_at === null)) };
    },
    transferCame: ({ id }, amount) => db.write((tx) => transferCame(tx, life, id, amount, clock())),
    transferReturned: ({ id }) => db.write((tx) => transferReturned(tx, id, clock())),
    // A buyer who has paid withdraws instead: that is another right, with another letter.
    payByTransfer: ({ id }) =>
      db.write(async (tx) => {
        const now = await held(tx, id);
        if (now?.status !== 'waiting' || !payments.transfer) return 'status';
        const at = clock();
        await changeOrder(tx, id, { payment: 'transfer', expires_at: at + payments.transfer.days * DAY }, at);
        await addEvent(tx, id, at, 'payment_chosen', { payment: 'transfer' });
        return 'done';
      }),
    cancel: ({ id }, by) =>
      db.write((tx) =>
        endOrder(tx, life, id, 'cancelled', clock(), ({ status }) => by === 'shop' || status === 'waiting'),
      ),
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
