import type { Db, Tx } from '../db/database.ts';
import { type IssuedCard, NO_GIFT_CARDS } from '../giftCards/model.ts';
import { createGiftCards, type GiftCards } from '../giftCards/service.server.ts';
import type { Clock } from '../kit/clock.ts';
import type { Grosze } from '../kit/money.ts';
import type { Result } from '../kit/result.ts';
import { endOfDay } from '../kit/wall.ts';
import type { Shopper } from '../session/model.ts';
import type { PaymentTerms } from '../settings/paymentFields.ts';
import { type DownloadRules, NO_DOWNLOADS } from './downloads/model.ts';
import { createDownloads, type Downloads } from './downloads/service.server.ts';
import type { OrderEvent } from './events.ts';
import { issueCards } from './giftCards/cards.server.ts';
import { mayOpen, type OrderAsker } from './mayOpen.server.ts';
import { transferCame, transferReturned } from './merchant/transfer.server.ts';
import { isAttempt, type Order, type OrderData, type OrderInvoice, type OrderStatus, type Shipment } from './model.ts';
import type { PointLedger } from './points.ts';
import { addEvent, eventsOf } from './store/events.server.ts';
import { moneyOf, owedOf } from './store/money.server.ts';
import {
  byAttempt,
  byNumber,
  changeOrder,
  countOfCustomer,
  held,
  lastOfSession,
  lastPointOf,
  listed,
  ofCustomer,
  overdue,
  placedBetween,
  type Stretch,
} from './store/orders.server.ts';
import { owedByOrder } from './store/owed.server.ts';
import { endOrder } from './transitions/end.server.ts';
import { joinHooks, type OrderHooks } from './transitions/hooks.ts';
import { invoiceOrder } from './transitions/invoice.server.ts';
import { recallOrder } from './transitions/recalled.server.ts';
import { shipOrder } from './transitions/shipment.server.ts';
import { type MoveError, moveOrder, type TransitionDeps } from './transitions/transitions.server.ts';

export interface Orders {
  /** What an attempt of this shopper's has become. */
  ofAttempt(attempt: string, asking: Shopper): Promise<Order | undefined>;
  /** The order, for whoever may open it; undefined for anybody else. */
  find(number: number, asker: OrderAsker): Promise<Order | undefined>;
  /** An order by its number, for the merchant, who may see all. */
  order(number: number): Promise<Order | undefined>;
  /** Newest first; placed in that time, epoch ms, `to` left out. */
  list(filter: { status?: OrderStatus; from?: number; to?: number; before?: number; most: number }): Promise<Order[]>;
  /** Number of the order that a session placed last. */
  lastOf(session: string | undefined): Promise<number | undefined>;
  /** Words of the pick-up point that the newest order of who asks went to. */
  lastPoint(asking: { session?: string; customer?: string }): Promise<string | undefined>;
  /** Newest first, with how many there are in all. */
  ofCustomer(customer: string, stretch: Stretch): Promise<{ orders: Order[]; all: number }>;
  history(order: Order): Promise<OrderEvent[]>;
  /** All placed in that time (epoch ms, `to` left out), oldest first, read bit by bit. */
  walk(time: { from: number; to: number }): AsyncGenerator<Order>;
  /** What came in less what goes out, and what of it still has to leave the shop. */
  money(order: Order): Promise<OrderMoney>;
  /** What is still to be paid: less than was agreed on once a part has come, as of a transfer. */
  toPay(order: Order): Promise<Grosze>;
  /** What is still to be paid of each of these orders, by its id; below 0 once too much has come. */
  owed(orders: readonly Order[]): Promise<Map<string, Grosze>>;
  /** A bank transfer came; without an amount, of all that was still to be paid. */
  transferCame(order: Order, amount?: Grosze): Promise<Result<Grosze, 'unknown' | 'paid'>>;
  /** What had to go back of transfers was sent by hand; how much that was. */
  transferReturned(order: Order): Promise<Grosze>;
  /** Its buyer chooses to send the money by transfer instead. `wish`: words for a chosen day that a late transfer misses. */
  payByTransfer(order: Order, wish?: string): Promise<'done' | 'status'>;
  /** By its buyer while it waits for its money, by the merchant until it is sent; gives all back. */
  cancel(order: Order, by: 'buyer' | 'shop'): Promise<Order | MoveError>;
  move(order: Order, status: 'sent' | 'done'): Promise<Order | MoveError>;
  /** Writes down the number of its parcel. */
  ship(order: Order, shipment: Shipment): Promise<Order | 'unknown' | 'status'>;
  /** Writes down its invoice in KSeF. */
  invoice(order: Order, invoice: OrderInvoice): Promise<Order | 'unknown' | 'status'>;
  /** Writes down once that a product of it is recalled, together with what is told; false when it was before. */
  recalled(order: Order, recall: string, tell: (tx: Tx) => Promise<void>): Promise<boolean>;
  /** Ends what was not paid in time (`payUntil`) and gives all back; how many. */
  expire(): Promise<number>;
  downloads: Downloads;
  /** Gift cards that were bought with it, those taken back as well. */
  cards(order: Order): Promise<IssuedCard[]>;
  deps: TransitionDeps;
}

export interface OrderMoney {
  kept: Grosze;
  /** Written down as going back, not yet paid out. */
  leaving: Grosze;
}

export interface OrdersOptions {
  db: Db;
  clock: Clock;
  baskets: TransitionDeps['baskets'];
  points: PointLedger;
  payments: PaymentTerms;
  hooks: OrderHooks;
  /** None when left out: then no card is sold, and none pays. */
  giftCards?: GiftCards;
  /** Files that are handed out; none when left out. */
  downloads?: DownloadRules;
}

/** Days were promised of an order that is paid at once; a transfer comes when it comes. A chosen day stays a wish. */
function withoutPromise({ delivery, ...data }: OrderData, wish: string | undefined): OrderData {
  if (!delivery) return data;
  const { promise: _, arrival: __, ...rest } = delivery;
  const words = rest.day === undefined || wish === undefined ? {} : { promise: wish, arrival: wish };
  return { ...data, delivery: { ...rest, ...words } };
}

/** Orders ended in one go of the sweep. */
const SOME = 50;
/** Orders in memory while all are walked through. */
const PAGE = 200;

export function createOrders(options: OrdersOptions): Orders {
  const { db, clock, baskets, points, payments } = options;
  const downloads = createDownloads({ db, clock, rules: options.downloads ?? NO_DOWNLOADS });
  // What an order brings is there before its e-mails tell of it.
  const giftCards = options.giftCards ?? createGiftCards({ db, clock, rules: NO_GIFT_CARDS });
  const brought = async (tx: Tx, order: Order): Promise<void> => {
    await downloads.grant(tx, order);
    await issueCards(tx, giftCards, options.hooks, order);
  };
  const hooks = joinHooks([{ paid: brought }, options.hooks]);
  const deps: TransitionDeps = { baskets, giftCards, points, hooks };
  return {
    deps,
    downloads,
    cards: ({ id }) => giftCards.of(db.read, id),
    async ofAttempt(attempt, { session }) {
      if (session === undefined || !isAttempt(attempt)) return undefined;
      const order = await byAttempt(db.read, attempt);
      return order && mayOpen(order, { session }) ? order : undefined;
    },
    async find(number, asker) {
      const order = await byNumber(db.read, number);
      return order && mayOpen(order, asker) ? order : undefined;
    },
    order: (number) => byNumber(db.read, number),
    list: (filter) => listed(db.read, filter),
    lastPoint: (asking) => lastPointOf(db.read, asking),
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
    toPay: (order) => owedOf(db.read, order),
    owed: (some) => owedByOrder(db.read, some),
    transferCame: ({ id }, amount) => db.write((tx) => transferCame(tx, deps, id, amount, clock())),
    transferReturned: ({ id }) => db.write((tx) => transferReturned(tx, id, clock())),
    payByTransfer: ({ id }, wish) =>
      db.write(async (tx) => {
        const now = await held(tx, id);
        if (now?.status !== 'waiting' || !payments.transfer) return 'status';
        if (now.payment === 'transfer') return 'done';
        const at = clock();
        // From the day of the order, as for one by transfer from the start: choosing puts its end off once, by no more.
        const until = Math.max(endOfDay(now.placedAt, payments.transfer.days), now.expiresAt ?? 0);
        const change = { payment: 'transfer', expires_at: until } as const;
        await changeOrder(tx, id, { ...change, data: JSON.stringify(withoutPromise(now.data, wish)) }, at);
        await addEvent(tx, id, at, 'payment_chosen', { payment: 'transfer' });
        return 'done';
      }),
    // A buyer who has paid withdraws instead: that is another right, with another e-mail.
    cancel: ({ id }, by) =>
      db.write((tx) =>
        endOrder(tx, deps, id, 'cancelled', clock(), ({ status }) => by === 'shop' || status === 'waiting'),
      ),
    ship: ({ id }, shipment) => db.write((tx) => shipOrder(tx, deps, { id, shipment, at: clock() })),
    invoice: ({ id }, invoice) => db.write((tx) => invoiceOrder(tx, deps, { id, invoice, at: clock() })),
    recalled: ({ id }, recall, tell) => db.write((tx) => recallOrder(tx, { id, recall, at: clock() }, tell)),
    move: ({ id }, status) => db.write((tx) => moveOrder(tx, deps, id, status, clock())),
    async expire() {
      let ended = 0;
      for (let some = SOME; some === SOME; ) {
        const ids = await overdue(db.read, clock(), SOME);
        for (const id of ids) {
          const done = await db.write((tx) => endOrder(tx, deps, id, 'expired', clock()));
          if (typeof done !== 'string') ended += 1;
        }
        some = ids.length;
      }
      return ended;
    },
  };
}
