import type { ExpressionBuilder, Kysely } from 'kysely';
import { numberIn } from '../../db/engine.server.ts';
import type { Tables } from '../../db/tables.ts';
import { DAY } from '../../kit/clock.ts';
import type { KeptSince } from '../keptSince.ts';

type Of = ExpressionBuilder<Tables, 'orders'>;
type Store = Pick<Kysely<Tables>, 'getExecutor'>;

/** Nothing has happened to an order for long enough. A refund that has left, or a recall, is an event alone. */
export const isOld = (since: KeptSince) => (by: Of) => {
  const restsSince = (moment: number) =>
    by.and([
      by('changed_at', '<', moment),
      by.not(
        by.exists(
          by
            .selectFrom('order_events')
            .select('order_events.id')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('order_events.at', '>=', moment),
        ),
      ),
    ]);
  return by.or([
    restsSince(since.booked),
    by.and([
      restsSince(since.unpaid),
      by('status', 'in', ['cancelled', 'expired']),
      by('paid_at', 'is', null),
      by.not(by.exists(moneyOf(by))),
    ]),
  ]);
};

const moneyOf = (by: Of) =>
  by.selectFrom('order_money').select('reference').whereRef('order_money.order_id', '=', 'orders.id');

/** Nothing else needs an order: no money, no pieces, no guarantee and no subscription. */
export const isFree = (db: Store, since: KeptSince) => (by: Of) =>
  by.and([
    // The next number is counted from the last one.
    by(
      'number',
      '<',
      by.selectFrom('orders as others').select(({ fn }) => fn.max('others.number').as('last')),
    ),
    by.not(by.or([isOwedMoney(by), holdsPieces(by), isGuaranteed(db, since, by), beganSubscription(by)])),
  ]);

/**
 * Money of its buyer has still to go back. What goes out ahead of a courier's money is nobody's where none of it came: then the
 * parcel was not taken.
 */
const isOwedMoney = (by: Of) =>
  by.exists(
    moneyOf(by)
      .where('order_money.settled_at', 'is', null)
      .where((or) => or.or([or('order_money.payment_id', 'is not', null), or('orders.paid_at', 'is not', null)])),
  );

/** Pieces would never come back. Places of a term need not: it is over. */
export const holdsPieces = (by: Of) =>
  by.and([
    by('holds_stock', '=', 1),
    by.exists(
      by
        .selectFrom('order_stock')
        .select('order_stock.place')
        .whereRef('order_stock.order_id', '=', 'orders.id')
        .where('order_stock.term', 'is', null),
    ),
  ]);

/** No month is longer, ms. */
const MONTH = 31 * DAY;

/**
 * Its buyer shows by it what a producer guarantees (Directive (EU) 2019/771, art. 17(1)). Counted from its last change, because
 * what is guaranteed from the delivery on was ordered before.
 */
const isGuaranteed = (db: Store, { now }: KeptSince, by: Of) =>
  by.and([
    by('status', 'not in', ['cancelled', 'expired']),
    by.exists(
      by
        .selectFrom('order_lines')
        .select('order_lines.place')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .whereRef('order_lines.withdrawn', '<', 'order_lines.quantity')
        .where((line) =>
          line(
            line(numberIn(db, 'order_lines.data', ['durability', 'months']), '*', MONTH),
            '>=',
            line(line.val(now), '-', line.ref('orders.changed_at')),
          ),
        ),
    ),
  ]);

/** The page of a subscription opens by this order, until it is over and its other orders are forgotten. */
const beganSubscription = (by: Of) =>
  by.exists(
    by
      .selectFrom('subscriptions')
      .select('subscriptions.id')
      .whereRef('subscriptions.order_id', '=', 'orders.id')
      .where((or) =>
        or.or([
          or('subscriptions.state', '!=', 'cancelled'),
          or.exists(
            or
              .selectFrom('subscription_orders')
              .select('subscription_orders.order_id')
              .whereRef('subscription_orders.subscription_id', '=', 'subscriptions.id')
              .whereRef('subscription_orders.order_id', '!=', 'orders.id'),
          ),
        ]),
      ),
  );
