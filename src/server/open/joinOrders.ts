import type { Baskets } from '../../basket/service.server.ts';
import { payUntil } from '../../checkout/placing/payUntil.ts';
import { createPlacing, type Placing } from '../../checkout/placing/place.server.ts';
import { createLimiter, type Limiter } from '../../customers/service/attempts.server.ts';
import type { Uploads } from '../../files/service.server.ts';
import { NO_GIFT_CARDS } from '../../giftCards/model.ts';
import { createGiftCards } from '../../giftCards/service.server.ts';
import { DAY, MINUTE } from '../../kit/clock.ts';
import { createOrders, type Orders, type OrdersOptions } from '../../orders/service.server.ts';
import { joinHooks } from '../../orders/transitions/hooks.ts';
import { RETURN_DAYS } from '../../settings/defaults.ts';
import type { SubscriptionTerms } from '../../settings/subscriptionFields.ts';
import { createSubscribe } from '../../subscriptions/begin.server.ts';
import { subscriptionFollower } from '../../subscriptions/follow.server.ts';
import type { SubscriptionListener } from '../../subscriptions/model.ts';
import { createSubscriptions, type Subscriptions } from '../../subscriptions/service.server.ts';
import { NO_OVERRIDES, type TextOverrides } from '../../ui/text.ts';
import { createWithdrawals, type Withdrawals } from '../../withdrawals/service.server.ts';
import type { WithdrawalListener } from '../../withdrawals/statement.ts';

/** The rooms that take part in an order. */
export interface OrderServices {
  orders: Orders;
  withdrawals: Withdrawals;
  checkout: Placing;
  subscriptions: Subscriptions;
}

export interface JoinOptions extends OrdersOptions {
  baskets: Baskets;
  uploads?: Pick<Uploads, 'hold'>;
  /** Days to withdraw; the law gives 14. */
  returnDays?: number;
  onWithdrawn?: readonly WithdrawalListener[];
  onReturnCode?: readonly WithdrawalListener[];
  texts?: TextOverrides;
  subscriptions?: SubscriptionTerms;
  onSubscription?: readonly SubscriptionListener[];
  /** Instead of the number in shop.yaml. */
  unpaidPieces?: number;
  /** Counts what sends an e-mail to an address that somebody typed. Missing: nothing is counted. */
  limiter?: Pick<Limiter, 'take'>;
  /** Whether something is paid online. */
  online?: boolean;
  /** See `runSubscriptions.server.ts`. Missing: money is taken at every point. */
  takesNoMoney?(way: string, point: string): Promise<boolean>;
  /** Told of a subscription whose next order fails, the others go on. Missing: it is thrown. */
  onError?(error: unknown): void;
}

const SUBSCRIPTION_DAYS: SubscriptionTerms = { notice_days: 3, pay_days: 3 };
const rethrown = (error: unknown): never => {
  throw error;
};

/** Joins orders with what follows from them in other rooms. */
export function joinOrders(options: JoinOptions): OrderServices {
  const { db, clock, baskets, payments, uploads } = options;
  const { giftCards = createGiftCards({ db, clock, rules: NO_GIFT_CARDS }) } = options;
  const { notice_days: notice, pay_days: payDays } = options.subscriptions ?? SUBSCRIPTION_DAYS;
  const onEvent = inTurn(options.onSubscription ?? []);
  const follower = subscriptionFollower({ clock, notice, onEvent });
  const orders = createOrders({ ...options, giftCards, hooks: joinHooks([options.hooks, follower]) });
  const limiter = options.limiter ?? createLimiter(db, clock, 0);
  const withdrawals = createWithdrawals({
    ...{ db, clock, deps: orders.deps, texts: options.texts ?? NO_OVERRIDES, limiter },
    days: options.returnDays ?? RETURN_DAYS,
    onWithdrawn: inTurn([...(options.onWithdrawn ?? []), follower.withdrawn]),
    onReturnCode: inTurn(options.onReturnCode ?? []),
  });
  const writing = { ...{ db, clock, cards: giftCards.rules, deps: orders.deps }, ...(uploads ? { uploads } : {}) };
  const checkout = createPlacing({
    ...{ ...writing, baskets, limiter },
    payUntil: payUntil(payments, payments.online_minutes * MINUTE),
    unpaidPieces: options.unpaidPieces ?? payments.unpaid_pieces,
    subscribe: createSubscribe({ baskets, notice }),
  });
  const subscriptions = createSubscriptions({
    ...{ ...writing, baskets, notice, onEvent, limiter },
    // Its buyer does not sit before the page: he is given days.
    payUntil: payUntil(payments, payDays * DAY),
    offered: { transfer: payments.transfer !== undefined, online: options.online ?? false },
    takesNoMoney: options.takesNoMoney ?? (async () => false),
    onError: options.onError ?? rethrown,
  });
  return { orders, withdrawals, checkout, subscriptions };
}

/** Listeners as one: each hears when the one before is done. */
const inTurn =
  <Facts extends unknown[]>(listeners: readonly ((...facts: Facts) => Promise<void>)[]) =>
  async (...facts: Facts): Promise<void> => {
    for (const listener of listeners) await listener(...facts);
  };
