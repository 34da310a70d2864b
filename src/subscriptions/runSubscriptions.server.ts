import type { Checkout } from '../basket/service/checkout.server.ts';
import type { Baskets } from '../basket/service.server.ts';
import { sentTo } from '../checkout/destination.ts';
import type { PaymentsOffered } from '../checkout/paymentChoices.ts';
import { Refused } from '../checkout/placeError.ts';
import { newOrder, type OrderInput } from '../checkout/placing/newOrder.server.ts';
import { type WriteTerms, writeOrder } from '../checkout/placing/place.server.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Clock } from '../kit/clock.ts';
import type { Order, OrderSubscription } from '../orders/model.ts';
import { nextNumber } from '../orders/orderNumber.server.ts';
import { type CountedNext, countNext } from './count.ts';
import { type Day, dayAfter, lookDay, type Subscription, type SubscriptionListener } from './model.ts';
import { type Counted, type NextTurn, nextDelivery } from './nextDelivery.ts';
import { byId, changeSubscription, due, heldSubscription, joinOrder, ordersOf } from './store.server.ts';

export interface NextTerms extends WriteTerms {
  onEvent: SubscriptionListener;
  db: Db;
  clock: Clock;
  baskets: Pick<Baskets, 'checkoutOf'>;
  offered: PaymentsOffered;
  /** Whether nothing can be paid on delivery at a point, by the way that ends there and the words of the point. */
  takesNoMoney(way: string, point: string): Promise<boolean>;
  notice: number;
  /** Told of one that fails; the others go on. */
  onError(error: unknown, subscription: string): void;
}

/** Subscriptions looked for in one go. */
const SOME = 50;

/** Looks at all that are due; how many next orders were made. */
export async function runSubscriptions(terms: NextTerms): Promise<number> {
  const { db, clock, onError } = terms;
  const today = lookDay(clock());
  let made = 0;
  for (let after: { look: string; id: string } | undefined; ; ) {
    const found = await due(db.read, { today, after, most: SOME });
    for (const { id } of found) {
      try {
        if (await lookAt(terms, id, today)) made += 1;
      } catch (error) {
        onError(error, id);
      }
    }
    after = found.at(-1);
    if (found.length < SOME) return made;
  }
}

/** What its next order is made from now, at the prices of the country that it goes to, and what that comes to. */
export async function nextOf(
  { baskets, offered, takesNoMoney }: Pick<NextTerms, 'baskets' | 'offered' | 'takesNoMoney'>,
  { data }: Pick<Subscription, 'data'>,
): Promise<{ checkout: Checkout; counted: CountedNext }> {
  const { way, things, buyer } = data;
  const lines = things.map(({ line }) => line);
  const [checkout, unpaid] = await Promise.all([
    baskets.checkoutOf(lines, sentTo(buyer, way)),
    way?.point === undefined ? false : takesNoMoney(way.id, way.point),
  ]);
  return { checkout, counted: countNext(checkout, data, { offered, takesNoMoney: unpaid }) };
}

/** One subscription, its next step made once by whoever comes first; whether that was an order. */
async function lookAt(terms: NextTerms, id: string, today: Day): Promise<boolean> {
  const { db, notice } = terms;
  const read = await byId(db.read, id);
  if (read?.state !== 'active') return false;
  // Prices and stock are read before the transaction, as for a shopper's order; stock is taken within it.
  const { checkout, counted } = await nextOf(terms, read);
  const [last] = await ordersOf(db.read, id);
  const turn = nextDelivery(read, counted, { notice, today, owes: last?.status === 'waiting' });
  const within = (work: (tx: Tx) => Promise<boolean>) =>
    db.write(async (tx) => {
      const now = await heldSubscription(tx, id);
      return now?.turn === read.turn && now.state === 'active' ? work(tx) : false;
    });
  try {
    return await within((tx) => take(tx, terms, { subscription: read, turn, counted, checkout, today }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Somebody was faster, with the last piece.
    const names = error.reason.code === 'short' ? error.reason.names : read.data.things.map(({ name }) => name);
    const short: Counted = { trouble: 'things', names };
    const instead = nextDelivery(read, short, { notice, today, owes: false });
    return within((tx) => take(tx, terms, { subscription: read, turn: instead, counted: short, checkout, today }));
  }
}

interface Looked {
  subscription: Subscription;
  turn: NextTurn;
  counted: CountedNext | Counted;
  checkout: Checkout;
  today: Day;
}

async function take(tx: Tx, terms: NextTerms, looked: Looked): Promise<boolean> {
  const { subscription, turn, counted, checkout, today } = looked;
  const { clock, onEvent, notice } = terms;
  const at = clock();
  const save = (change: Parameters<typeof changeSubscription>[2]) => changeSubscription(tx, subscription, change, at);
  const anew = { announced: undefined, trouble: undefined };
  switch (turn.do) {
    case 'wait':
      await save({ look: turn.look });
      return false;
    case 'announce': {
      const { next, total, before } = turn;
      const now = await save({ next, look: next, announced: total, trouble: undefined });
      const order = preview(now, counted, checkout, terms);
      const more = before === undefined ? {} : { before };
      if (order) await onEvent(tx, now, { what: 'announced', order, ...more });
      return false;
    }
    case 'tell': {
      const { code, names, until } = turn;
      const now = await save({ trouble: { code, until }, look: dayAfter(today, 1) });
      await onEvent(tx, now, { what: 'trouble', code, names });
      return false;
    }
    case 'miss': {
      const { code, names, next } = turn;
      const now = await save({ ...anew, next, look: dayAfter(next, -notice) });
      await onEvent(tx, now, { what: 'missed', code, names });
      return false;
    }
    case 'place': {
      if (!('checked' in counted)) throw new Error('an order was to be placed that was not counted');
      const made = subscription.made + 1;
      const ends = made === subscription.last;
      const { next } = turn;
      const now = await save({
        ...{ ...anew, made, next, look: dayAfter(next, -notice) },
        ...(ends ? { state: 'cancelled', why: 'done' } : {}),
      });
      const { id, days, least } = now;
      const place: OrderSubscription = {
        id,
        days,
        place: made,
        ...(ends ? {} : { next }),
        ...(made < least ? { least } : {}),
      };
      const input = inputOf(now, counted.checked, at, place);
      await writeOrder(tx, terms, { ...input, number: await nextNumber(tx) }, checkout, {
        written: (order) => joinOrder(tx, now, order.id, made),
      });
      return true;
    }
  }
}

/** Colons are in no attempt of a page, so that nobody can take it. */
const attemptOf = ({ id, place }: OrderSubscription): string => `subscription:${id}:${place}`;

function inputOf(
  { data, first: { customerId } }: Subscription,
  checked: OrderInput['checked'],
  at: number,
  subscription: OrderSubscription,
): Omit<OrderInput, 'number'> {
  const { asConsumer, remarks, consents, language } = data;
  return {
    attempt: attemptOf(subscription),
    ...{ checked, asConsumer, remarks, consents, at, subscription },
    ...(customerId === undefined ? {} : { customerId }),
    ...(language === undefined ? {} : { language }),
  };
}

/** The next order as it would be now; undefined when it cannot be made. */
export function preview(
  subscription: Subscription,
  counted: CountedNext | Counted,
  checkout: Checkout,
  { clock, cards }: Pick<NextTerms, 'clock' | 'cards'>,
): Order | undefined {
  if (!('checked' in counted)) return undefined;
  const { id, days, made, next } = subscription;
  const input = inputOf(subscription, counted.checked, clock(), { id, days, place: made + 1, next });
  return newOrder({ ...input, number: 0 }, checkout, { until: undefined, cards });
}
