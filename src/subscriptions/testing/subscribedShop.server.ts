import { cup } from '../../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { stock } from '../../catalogue/testing/things.ts';
import type { OpenTestDatabase } from '../../db/testing/databases.server.ts';
import { DAY } from '../../kit/clock.ts';
import type { Order, PaymentMethod } from '../../orders/model.ts';
import { begunPayment } from '../../orders/testing/payment.server.ts';
import { receive } from '../../orders/transitions/transitions.server.ts';
import type { JoinOptions } from '../../server/open/joinOrders.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Subscription, SubscriptionEvent } from '../model.ts';

/** Days between orders. */
export const PERIOD = 30;

interface Offer {
  price?: number;
  pieces?: number;
  least?: number;
}

/** A shop that sells product 1 in a subscription too, and product 2 once. */
export function subscribedShop(open: OpenTestDatabase, more: () => Partial<JoinOptions> = () => ({})) {
  const news: SubscriptionEvent[] = [];
  const shop = orderShop(open, undefined, () => ({
    onSubscription: [async (_tx, _subscription, told) => void news.push(told)],
    ...more(),
  }));
  const day = (now = shop.now) => new Date(now).toISOString().slice(0, 10);
  return {
    shop,
    news,
    told: () => news.map(({ what }) => what),
    /** The feed once more: at another price in subscription, with other stock. */
    async offers({ price = 5000, pieces = 50, least = 1 }: Offer = {}): Promise<void> {
      const stocks = [stock(pieces)];
      const subscription = { periods: [PERIOD], only: false, minDeliveries: least };
      const sizes = [aSizeDraft({ stocks, subscriptionPrice: price })];
      const items = [
        aDraft('1', { preferredId: 1, subscription, sizes }),
        aDraft('2', { preferredId: 2, sizes: [aSizeDraft({ stocks })] }),
      ];
      await importAll(shop.db, items, shop.now);
    },
    /** Somebody subscribes to two of product 1, and buys one of product 2 once. */
    async subscribed(payment: PaymentMethod = 'transfer'): Promise<{ order: Order; subscription: Subscription }> {
      const wanted = [cup({ quantity: '2', subscription: true }), cup({ product: 2 })];
      const order = await shop.placed(await shop.shopper(wanted), payment);
      const subscription = await shop.subscriptions.of(order);
      if (!subscription) throw new Error('no subscription was begun');
      return { order, subscription };
    },
    async paid(order: Pick<Order, 'id' | 'total'>): Promise<void> {
      const payment = await begunPayment(shop.db, order, order.total, shop.now);
      await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total, shop.now));
    },
    async after(days: number): Promise<number> {
      shop.now += days * DAY;
      return shop.subscriptions.run();
    },
    day,
    async now(subscription: Pick<Subscription, 'first'>): Promise<Subscription> {
      const order = await shop.orders.order(subscription.first.number);
      const found = order && (await shop.subscriptions.of(order));
      if (!found) throw new Error('the subscription is gone');
      return found;
    },
  };
}
