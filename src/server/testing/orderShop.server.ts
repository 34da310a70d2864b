import { beforeEach } from 'vitest';
import type { Wanted } from '../../basket/model.ts';
import { basketShop, cup } from '../../basket/testing/shop.server.ts';
import type { PlaceInput } from '../../checkout/placing/newOrder.server.ts';
import { orderInput } from '../../checkout/testing/orderInput.server.ts';
import { createPoints } from '../../customers/points/service.server.ts';
import type { Tx } from '../../db/database.ts';
import type { OpenTestDatabase } from '../../db/testing/databases.server.ts';
import type { Order, PaymentMethod } from '../../orders/model.ts';
import { PAYMENT_TERMS } from '../../orders/testing/paymentTerms.ts';
import { joinHooks, type OrderHooks } from '../../orders/transitions/hooks.ts';
import type { Visit } from '../../session/model.ts';
import { type JoinOptions, joinOrders, type OrderServices } from '../open/joinOrders.ts';

/** The shop of a basket's tests with orders; new before each test. `hears` is told of them too. */
export function orderShop(
  open: OpenTestDatabase,
  hears: () => Partial<OrderHooks> = () => ({}),
  more: () => Partial<JoinOptions> = () => ({}),
) {
  const baskets = basketShop(open);
  let services: OrderServices;
  const told: { what: string; order: number }[] = [];
  const tell = (what: string) => async (_tx: Tx, order: Order) => void told.push({ what, order: order.number });
  beforeEach(() => {
    told.length = 0;
    services = shop.again();
  });
  const shop = {
    baskets,
    told,
    get db() {
      return baskets.db;
    },
    get orders() {
      return services.orders;
    },
    get withdrawals() {
      return services.withdrawals;
    },
    get checkout() {
      return services.checkout;
    },
    get subscriptions() {
      return services.subscriptions;
    },
    set now(at: number) {
      baskets.now = at;
    },
    get now() {
      return baskets.now;
    },
    again: (db = baskets.db): OrderServices =>
      joinOrders({
        db,
        clock: () => baskets.now,
        baskets: db === baskets.db ? baskets.baskets : baskets.again(db),
        points: createPoints(db, () => baskets.now),
        payments: PAYMENT_TERMS,
        online: true,
        giftCards: baskets.giftCards(db),
        hooks: joinHooks([
          {
            placed: tell('placed'),
            paid: tell('paid'),
            ended: (tx, order, status) => tell(status)(tx, order),
            refunding: tell('refunding'),
            refundFailed: tell('refundFailed'),
            refundByHand: tell('refundByHand'),
            cardRefunded: tell('cardRefunded'),
            cardsIssued: tell('cardsIssued'),
            sent: tell('sent'),
            done: tell('done'),
            stockBack: async () => {},
          },
          hears(),
        ]),
        onWithdrawn: [tell('withdrawn')],
        onReturnCode: [tell('return')],
        ...more(),
      }),
    /** A shopper with these in the basket. */
    async shopper(wanted: readonly Wanted[] = [cup({ quantity: '2' })]): Promise<Visit> {
      const visit = await baskets.visitor();
      for (const one of await baskets.baskets.add(visit, wanted)) {
        if (!one.ok) throw new Error(`not put in: ${one.error.code}`);
      }
      return visit;
    },
    /** What the page of an order would send for this basket. */
    input: (visit: Visit, payment?: PaymentMethod, more?: Partial<PlaceInput>): Promise<PlaceInput> =>
      orderInput(baskets.baskets, visit, payment, more),
    async placed(visit: Visit, payment?: PaymentMethod): Promise<Order> {
      const placed = await services.checkout.place(visit, await shop.input(visit, payment));
      if (!placed.ok) throw new Error(`not placed: ${JSON.stringify(placed.error)}`);
      return placed.value;
    },
    /** Pieces of a product in all stores. */
    async stock(product: number): Promise<number> {
      const rows = await baskets.db.read
        .selectFrom('stocks')
        .select('quantity')
        .where('product_id', '=', product)
        .execute();
      return rows.reduce((sum, { quantity }) => sum + quantity, 0);
    },
  };
  return shop;
}
