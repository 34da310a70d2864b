import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import type { Grosze } from '../../kit/money.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import type { Order } from '../model.ts';
import { allPieces, imbalances } from '../testing/balance.server.ts';

eachDatabase('late money for what is left of an order', (open) => {
  const shop = orderShop(open);
  let order: Order;
  let left: Grosze;
  let pieces: ReadonlyMap<number, number>;

  const now = () => shop.orders.order(order.number);

  /** Three cups of one kind are withdrawn from before they are paid, one of another is left; then its time is over. */
  beforeEach(async () => {
    pieces = await allPieces(shop.db);
    order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]));
    const stated = { attempt: 'a'.repeat(22), name: 'Anna Nowak', email: 'anna@example.pl' };
    await shop.withdrawals.make(order, { ...stated, taken: [{ place: 0, quantity: 3 }] });
    left = await shop.orders.toPay(order);
    expect(left).toBe(order.total - (order.lines[0]?.paid ?? 0));
    shop.now = order.expiresAt ?? 0;
    await shop.orders.expire();
    expect(await now()).toMatchObject({ status: 'expired' });
  });

  it('takes it up again with as much as was asked for', async () => {
    await shop.orders.transferCame(order, left);
    expect(await now()).toMatchObject({ status: 'accepted', holdsStock: true });
    expect(await shop.orders.money(order)).toEqual({ kept: left, leaving: 0 });
    expect([await shop.stock(1), await shop.stock(2)]).toEqual([5, 4]);
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('goes back where it is for what was withdrawn from, whose pieces anybody may have bought', async () => {
    await shop.placed(await shop.shopper([cup({ quantity: '5' })]));
    await shop.orders.transferCame(order, order.total);
    expect(await now()).toMatchObject({ status: 'accepted' });
    expect(await shop.orders.money(order)).toEqual({ kept: left, leaving: order.total - left });
    expect([await shop.stock(1), await shop.stock(2)]).toEqual([0, 4]);
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('goes back whole when it is less', async () => {
    await shop.orders.transferCame(order, left - 1);
    expect(await now()).toMatchObject({ status: 'expired', holdsStock: false });
    expect(await shop.orders.money(order)).toEqual({ kept: 0, leaving: left - 1 });
  });
});
