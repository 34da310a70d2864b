import type { Checkout } from '../../basket/service/checkout.server.ts';
import type { Baskets } from '../../basket/service.server.ts';
import { writeAsSeen } from '../../catalogue/stock.server.ts';
import type { Limiter } from '../../customers/service/attempts.server.ts';
import { afterCommit } from '../../db/afterCommit.server.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Uploads } from '../../files/service.server.ts';
import { emailKey } from '../../forms/rules/emailKey.ts';
import type { GiftCardRules } from '../../giftCards/model.ts';
import type { Clock } from '../../kit/clock.ts';
import { err, ok, type Result } from '../../kit/result.ts';
import { heldPieces } from '../../orders/heldPieces.ts';
import { mayOpen } from '../../orders/mayOpen.server.ts';
import { isAttempt, type Order, type OrderSubscription, toPayOf } from '../../orders/model.ts';
import { numberFor } from '../../orders/orderNumber.server.ts';
import { orderOfAttempt, type Placed, recordPlaced } from '../../orders/transitions/placed.server.ts';
import type { TransitionDeps } from '../../orders/transitions/transitions.server.ts';
import type { Visit } from '../../session/model.ts';
import { orderSums } from '../options.ts';
import { type PlaceError, Refused } from '../placeError.ts';
import { namesOf } from './lines.ts';
import { newOrder, type OrderInput, type PlaceInput } from './newOrder.server.ts';
import { priceFingerprint, readFingerprint } from './priceFingerprint.server.ts';

export interface PlaceTerms {
  db: Db;
  clock: Clock;
  baskets: Pick<Baskets, 'checkout' | 'emptyFor'>;
  deps: TransitionDeps;
  /** Until when an order of that moment must be paid, epoch ms; undefined where that has no end. */
  payUntil(payment: Order['payment'], at: number): number | undefined;
  /** Pieces that unpaid orders of one network address may hold together. */
  unpaidPieces: number;
  cards: GiftCardRules;
  uploads?: Pick<Uploads, 'hold'>;
  subscribe?: Subscribe;
  limiter: Pick<Limiter, 'take'>;
}

/** What an order begins, of what it is subscribed to. */
export interface Begun {
  /** What the order keeps of it. */
  ofOrder: OrderSubscription;
  /** Keeps the subscription that an order begins, in the transaction of that order. */
  keep(tx: Tx, order: Order): Promise<void>;
}

/** Reads what is subscribed to, before the transaction of the order; undefined when nothing is. */
export type Subscribe = (checkout: Checkout, input: PlaceInput) => Promise<((at: number) => Begun) | undefined>;

export interface Placing {
  place(visit: Visit, input: PlaceInput): Promise<Result<Order, PlaceError>>;
}

export const createPlacing = (terms: PlaceTerms): Placing => ({
  place: (visit, input) => placeOrder(terms, visit, input),
});

/**
 * Makes an order of a basket, in one transaction: prices as they were shown, stock taken, basket emptied, code counted, number,
 * history and mail. Sent again it gives the same order; whoever else sends that attempt gets nothing of it.
 */
async function placeOrder(terms: PlaceTerms, visit: Visit, input: PlaceInput): Promise<Result<Order, PlaceError>> {
  const { db, clock, baskets } = terms;
  if (!isAttempt(input.attempt)) return err({ code: 'attempt' });
  const { session } = visit;
  if (session === undefined) return err({ code: 'stopped' });
  const checkout = await baskets.checkout(visit);
  const unfit = unfitFor(checkout, input);
  if (unfit) {
    // The first click may have emptied the basket since this one was looked for.
    const done = await orderOfAttempt(db.read, input.attempt);
    return done ? sameAttempt(done, session) : err(unfit);
  }
  const { email = '' } = input.checked.addresses.client;
  if (!input.proved && (await terms.limiter.take({ orderTo: emailKey(email) })) > 0) return err({ code: 'often' });
  const begin = await terms.subscribe?.(checkout, input);
  try {
    return await writeAsSeen(db, async (tx, trusting) => {
      // In this order: holding the session makes a second click wait, which then finds what the first one did.
      const [own, same, { number, placed }] = await Promise.all([
        visit.remember(tx),
        baskets.emptyFor(tx, session, checkout.lines),
        numberFor(tx, input.attempt),
      ]);
      if (own === undefined) throw new Refused({ code: 'insecure' });
      const done = placed ? await orderOfAttempt(tx, input.attempt) : undefined;
      if (done) throw new AlreadyPlaced(done, own);
      if (own !== session || !same) {
        throw new Refused({ code: 'changed', now: orderSums(checkout.view, input.checked.way).total.gross });
      }
      const begun = begin?.(clock());
      const order = await writeOrder(
        tx,
        terms,
        { ...input, number, session: own, at: clock(), ...(begun ? { subscription: begun.ofOrder } : {}) },
        checkout,
        {
          ...(trusting ? { seen: checkout.products } : {}),
          ...(begun ? { written: (made) => begun.keep(tx, made) } : {}),
        },
      );
      afterCommit(tx, () => visit.measured?.note({ name: 'purchase', order: order.number }));
      return ok(order);
    });
  } catch (error) {
    if (error instanceof Refused) return err(error.reason);
    if (error instanceof AlreadyPlaced) return sameAttempt(error.order, error.session);
    throw error;
  }
}

/** Thrown to take back the transaction of an attempt that was made before. */
class AlreadyPlaced extends Error {
  readonly order: Order;
  readonly session: string;
  constructor(order: Order, session: string) {
    super('placed before');
    this.order = order;
    this.session = session;
  }
}

const sameAttempt = (order: Order, session: string | undefined): Result<Order, PlaceError> =>
  session !== undefined && mayOpen(order, { session }) ? ok(order) : err({ code: 'attempt' });

/** What has changed since the page was read. */
function unfitFor({ view }: Checkout, { shown, checked }: PlaceInput): PlaceError | undefined {
  const now = orderSums(view, checked.way).total.gross;
  const read = readFingerprint(shown);
  if (view.stops.length > 0) return { code: 'stopped' };
  if (read?.mark === priceFingerprint(view) && read.total !== now) return { code: 'counted', now };
  if (read?.mark !== priceFingerprint(view)) {
    return { code: 'changed', now, ...(read ? { before: read.total } : {}) };
  }
  return undefined;
}

/** Options of placing that writing an order needs; a subscription, which places its own orders, has these alone. */
export type WriteTerms = Pick<PlaceTerms, 'deps' | 'cards' | 'payUntil' | 'uploads'> &
  Partial<Pick<PlaceTerms, 'unpaidPieces'>>;

/** Writes it down and takes its stock; throws Refused when that cannot be. */
export async function writeOrder(
  tx: Tx,
  { deps, cards, payUntil, uploads, unpaidPieces: most }: WriteTerms,
  input: OrderInput,
  checkout: Checkout,
  { written = async () => {}, seen }: Partial<Pick<Placed, 'written' | 'seen'>> = {},
): Promise<Order> {
  const order = newOrder(input, checkout, { until: payUntil(input.checked.payment, input.at), cards });
  if (order.payment === 'nothing' && toPayOf(order) > 0) throw new Refused({ code: 'changed', now: order.total });
  const placed = await recordPlaced(tx, deps, order, {
    ...{ attempt: input.attempt, written },
    ...(input.from === undefined || most === undefined
      ? {}
      : { holder: { address: input.from, pieces: heldPieces(order.data.pieces, checkout.products), most } }),
    ...(uploads ? { uploads } : {}),
    ...(seen ? { seen } : {}),
  });
  if (placed.ok) return placed.value;
  const { error } = placed;
  if (error.code !== 'short') throw new Refused(error);
  throw new Refused({ code: 'short', names: namesOf(order.lines, error.pieces, checkout.products) });
}
