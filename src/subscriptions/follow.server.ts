import type { Tx } from '../db/database.ts';
import type { Clock } from '../kit/clock.ts';
import type { Order } from '../orders/model.ts';
import type { OrderHooks } from '../orders/transitions/hooks.ts';
import { leftOf } from '../withdrawals/model.ts';
import type { WithdrawalListener } from '../withdrawals/statement.ts';
import {
  lookDay,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionListener,
  type SubscriptionWhy,
} from './model.ts';
import { changeFor } from './request.ts';
import { changeSubscription, heldSubscription } from './store.server.ts';

export interface FollowTerms {
  clock: Clock;
  notice: number;
  onEvent: SubscriptionListener;
}

/**
 * What becomes of a subscription when one of its orders turns. It ends with its first order; one that is not paid in time
 * puts it to rest; and money that comes late for such an order takes it up again.
 */
export function subscriptionFollower({ clock, notice, onEvent }: FollowTerms) {
  async function change(tx: Tx, order: Order, to: (now: Subscription) => SubscriptionChange | undefined) {
    const { subscription: of } = order.data;
    const now = of && (await heldSubscription(tx, of.id));
    const change = now && to(now);
    return change && changeSubscription(tx, now, change, clock());
  }

  const ends = (tx: Tx, order: Order, why: SubscriptionWhy) =>
    change(tx, order, ({ state }) =>
      state === 'cancelled' ? undefined : { state: 'cancelled', why, announced: undefined, trouble: undefined },
    );

  return {
    // The e-mail about the first order says that it ends; there is nothing to add to it.
    async ended(tx, order, status) {
      if (order.data.subscription?.place === 1) await ends(tx, order, 'order');
      else if (status === 'expired') {
        const rests: SubscriptionChange = { state: 'paused', why: 'unpaid', announced: undefined, trouble: undefined };
        const now = await change(tx, order, ({ state }) => (state === 'active' ? rests : undefined));
        if (now) await onEvent(tx, now, { what: 'paused' });
      }
    },
    async paid(tx, order) {
      const terms = { today: lookDay(clock()), notice };
      const now = await change(tx, order, (rests) => {
        const mayGoOn = rests.why === 'order' || rests.why === 'unpaid';
        return mayGoOn ? changeFor({ ...rests, state: 'paused' }, { do: 'resume' }, terms) : undefined;
      });
      if (now) await onEvent(tx, now, { what: 'resumed' });
    },
    /** Whoever withdraws from all that was subscribed to, in the order it began with, wants no more of it. */
    async withdrawn(tx: Tx, order: Order) {
      const { lines, data } = order;
      const subscribed = lines.filter((line) => line.data.subscriptionDays > 0);
      if (data.subscription?.place !== 1 || subscribed.some((line) => leftOf(line) > 0)) return;
      const now = await ends(tx, order, 'buyer');
      if (now) await onEvent(tx, now, { what: 'cancelled' });
    },
  } satisfies Partial<OrderHooks> & { withdrawn: WithdrawalListener };
}
