import type { Limiter } from '../customers/service/attempts.server.ts';
import { isoDate } from '../kit/dates.ts';
import type { Order } from '../orders/model.ts';
import type { ChangeTold, Subscription, TroubleCode } from './model.ts';
import { changeFor, type SubscriptionRequest } from './request.ts';
import { type NextTerms, nextOf, preview, runSubscriptions } from './runSubscriptions.server.ts';
import {
  byId,
  changeSubscription,
  heldSubscription,
  type MadeOrder,
  ordersOf,
  subscriptionsOf,
} from './store.server.ts';

export interface Subscriptions {
  /** Days between announcing an order and making it. */
  notice: number;
  /** Announces and makes what is due; how many orders were made. */
  run(): Promise<number>;
  /** The subscription that an order belongs to. */
  of(order: Pick<Order, 'data'>): Promise<Subscription | undefined>;
  /** Newest first. */
  ofCustomer(customer: string): Promise<Subscription[]>;
  /** Newest first. */
  orders(subscription: Subscription): Promise<MadeOrder[]>;
  /** Its next order as it would be now, or why there would be none. */
  next(subscription: Subscription): Promise<Order | { trouble: TroubleCode; names: readonly string[] }>;
  change(
    subscription: Pick<Subscription, 'id'>,
    asked: SubscriptionRequest,
  ): Promise<Subscription | 'refused' | 'often'>;
}

const TOLD = { pause: 'paused', resume: 'resumed', skip: 'skipped', move: 'moved' } as const;

export function createSubscriptions(terms: NextTerms & { limiter: Pick<Limiter, 'take'> }): Subscriptions {
  const { db, clock, notice, onEvent } = terms;
  return {
    notice,
    run: () => runSubscriptions(terms),
    of: async ({ data: { subscription } }) => (subscription ? byId(db.read, subscription.id) : undefined),
    ofCustomer: (customer) => subscriptionsOf(db.read, customer),
    orders: ({ id }) => ordersOf(db.read, id),
    async next(subscription) {
      const { checkout, counted } = await nextOf(terms, subscription);
      if ('trouble' in counted) return counted;
      const order = preview(subscription, counted, checkout, terms);
      return order ?? { trouble: 'things', names: [] };
    },
    async change({ id }, asked) {
      // Each is told by e-mail; whoever wants to end it is never kept from that.
      if (asked.do !== 'cancel' && (await terms.limiter.take({ subscription: id })) > 0) return 'often';
      return db.write(async (tx) => {
        const now = await heldSubscription(tx, id);
        const change = now && changeFor(now, asked, { today: isoDate(clock()), notice });
        if (!change) return 'refused';
        const after = await changeSubscription(tx, now, change, clock());
        await onEvent(tx, after, { what: toldOf(asked, after) });
        return after;
      });
    },
  };
}

function toldOf(asked: SubscriptionRequest, { state }: Subscription): ChangeTold {
  if (asked.do !== 'cancel') return TOLD[asked.do];
  return state === 'cancelled' ? 'cancelled' : 'ending';
}
