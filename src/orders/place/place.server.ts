import type { Checkout } from '../../basket/service/checkout.server.ts';
import type { Baskets } from '../../basket/service.server.ts';
import { takeStock } from '../../catalogue/stock.server.ts';
import type { Db, Tx } from '../../db/database.ts';
import { bumpVersion } from '../../db/versions.server.ts';
import type { Uploads } from '../../files/service.server.ts';
import type { GiftCards } from '../../giftCards/service.server.ts';
import type { Clock } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import type { Visit } from '../../session/model.ts';
import { orderSums } from '../checkout/options.ts';
import { payByCard } from '../giftCards/cards.server.ts';
import type { LifeNews } from '../life/life.server.ts';
import { type Order, toPayOf } from '../model.ts';
import { type PointLedger, settlePoints } from '../points/settle.server.ts';
import { addEvent } from '../store/events.server.ts';
import { byAttempt, insertOrder } from '../store/orders.server.ts';
import { saveTaken } from '../store/stock.server.ts';
import { beginSubscription, eachNext, keepSubscription } from '../subscriptions/begin.server.ts';
import { type PlaceError, Refused } from './errors.ts';
import { namesOf } from './lines.ts';
import { newOrder, type OrderInput, type PlaceInput } from './newOrder.server.ts';
import { readShown, shownMark } from './shown.server.ts';

export interface PlaceTerms {
  db: Db;
  clock: Clock;
  baskets: Pick<Baskets, 'checkout' | 'checkoutOf' | 'emptyFor' | 'countCode'>;
  points: PointLedger;
  /** ms in which it must be paid; undefined where that has no end. */
  payWithin(payment: Order['payment']): number | undefined;
  giftCards: Pick<GiftCards, 'pay' | 'rules'>;
  uploads?: Pick<Uploads, 'hold'>;
  /** Days before its next order at which a subscription is looked at. */
  subscriptionNotice: number;
  /** Told in the same transaction: mails, files, whatever follows from an order. */
  news: Pick<LifeNews, 'placed' | 'paid'>;
}

/** Version row that orders are numbered by. */
const NUMBERS = 'orders';
const FIRST_NUMBER = 1000;

export const isAttempt = (attempt: string): boolean => /^[\w-]{22,64}$/.test(attempt);

/**
 * Makes an order of a basket, in one transaction: prices as they were shown, stock taken, basket emptied, code counted, number,
 * history and mail. Sent again it gives the same order; whoever else sends that attempt gets nothing of it.
 */
export async function placeOrder(
  terms: PlaceTerms,
  visit: Visit,
  input: PlaceInput,
): Promise<Result<Order, PlaceError>> {
  const { db, clock, baskets } = terms;
  if (!isAttempt(input.attempt)) return err({ code: 'attempt' });
  const { session } = visit;
  const before = await byAttempt(db.read, input.attempt);
  if (before) return sameAttempt(before, session);
  if (session === undefined) return err({ code: 'stopped' });
  const checkout = await baskets.checkout(visit);
  const unfit = unfitFor(checkout, input);
  if (unfit) {
    // The first click may have emptied the basket since this one was looked for.
    const done = await byAttempt(db.read, input.attempt);
    return done ? sameAttempt(done, session) : err(unfit);
  }
  const each = await eachNext(baskets, checkout, input.checked.way);
  try {
    return await db.write(async (tx) => {
      const own = await visit.remember(tx);
      if (own === undefined) throw new Refused({ code: 'insecure' });
      // Holding the session made a second click wait; now it finds what the first one did.
      const done = await byAttempt(tx, input.attempt);
      if (done) return sameAttempt(done, own);
      if (!(await baskets.emptyFor(tx, own, checkout.lines))) {
        throw new Refused({ code: 'changed', now: orderSums(checkout.view, input.checked.way).total.gross });
      }
      const begun = beginSubscription(checkout, input, { at: clock(), notice: terms.subscriptionNotice, each });
      const order = await writeOrder(
        tx,
        terms,
        { ...input, session: own, at: clock(), ...(begun ? { subscription: begun.ofOrder } : {}) },
        checkout,
        // Before anybody is told of the order.
        begun && ((written) => keepSubscription(tx, begun, written)),
      );
      return ok(order);
    });
  } catch (error) {
    if (error instanceof Refused) return err(error.reason);
    throw error;
  }
}

const sameAttempt = (order: Order, session: string | undefined): Result<Order, PlaceError> =>
  session !== undefined && order.sessionId === session ? ok(order) : err({ code: 'attempt' });

/** What has changed since the page was read. */
function unfitFor({ view }: Checkout, { shown, checked }: PlaceInput): PlaceError | undefined {
  const now = orderSums(view, checked.way).total.gross;
  const read = readShown(shown);
  if (view.stops.length > 0) return { code: 'stopped' };
  if (read?.mark === shownMark(view) && read.total !== now) return { code: 'counted', now };
  if (read?.mark !== shownMark(view)) {
    return { code: 'changed', now, ...(read ? { before: read.total } : {}) };
  }
  return undefined;
}

/** What an order is written with. */
export type WriteTerms = Pick<PlaceTerms, 'giftCards' | 'points' | 'payWithin' | 'uploads' | 'news'> & {
  baskets: Pick<Baskets, 'countCode'>;
};

/** Writes it down and takes its stock; throws Refused when that cannot be. */
export async function writeOrder(
  tx: Tx,
  { baskets, giftCards, points, payWithin, uploads, news }: WriteTerms,
  input: OrderInput,
  checkout: Checkout,
  written: (order: Order) => Promise<void> = async () => {},
): Promise<Order> {
  const { at, checked } = input;
  const { products, code } = checkout;
  const number = FIRST_NUMBER + (await bumpVersion(tx, NUMBERS));
  const within = payWithin(checked.payment);
  const order = newOrder(input, checkout, { number, within, cards: giftCards.rules });
  const { lines } = order;
  if (order.payment === 'nothing' && toPayOf(order) > 0) throw new Refused({ code: 'changed', now: order.total });
  if (code !== undefined) {
    const used = await baskets.countCode(tx, {
      ...{ code, order: order.id, email: order.email },
      customer: input.customerId,
    });
    if (!used.ok) throw new Refused({ code: 'rebate', reason: used.error });
  }
  await insertOrder(tx, order, input.attempt);
  await addEvent(tx, order.id, at, 'placed', { total: order.total, payment: order.payment });
  const byCard = order.data.sums.card ?? 0;
  if (byCard > 0 && !(await payByCard(tx, giftCards, order, byCard, at))) throw new Refused({ code: 'card' });
  if (!(await settlePoints(tx, points, order))) throw new Refused({ code: 'points' });
  await written(order);
  await uploads?.hold(
    tx,
    `order ${order.number}`,
    lines.flatMap(({ data }) => data.files.map(({ id }) => id)),
  );
  await news.placed(tx, order);
  // Last: every other buyer waits from here on.
  const taken = await takeStock(tx, order.data.pieces);
  if (!taken.ok) throw new Refused({ code: 'short', names: namesOf(lines, taken.error, products) });
  await saveTaken(tx, order.id, taken.value);
  // With nothing to pay it is as good as paid.
  if (order.paidAt !== undefined) await news.paid(tx, order);
  return order;
}
