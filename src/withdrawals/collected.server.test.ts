import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import type { Order } from '../orders/model.ts';
import { allPieces, imbalances } from '../orders/testing/balance.server.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';

eachDatabase('withdrawing from a parcel that a courier is paid for', (open) => {
  const shop = orderShop(open);
  const sent = async (quantity = '3') => {
    const order = await shop.placed(await shop.shopper([cup({ quantity }), cup({ product: 2 })]), 'on_delivery');
    await shop.orders.move(order, 'sent');
    return now(order);
  };
  const withdraw = async (order: Order, ...pieces: number[]) => {
    const made = await shop.withdrawals.make(order, {
      ...{ attempt: randomBytes(18).toString('base64url'), name: 'Anna Nowak', email: 'anna@example.pl' },
      taken: pieces.map((quantity, place) => ({ place, quantity })),
    });
    if (!made.ok) throw new Error(made.error);
    return made.value.amount;
  };
  const now = async ({ number }: Order) => {
    const order = await shop.orders.order(number);
    if (!order) throw new Error('the order is gone');
    return order;
  };

  it('is paid back once, whether the courier brings its money before or after', async () => {
    const pieces = await allPieces(shop.db);
    for (const returnedFirst of [true, false]) {
      const order = await sent('2');
      const back = await withdraw(order, 2, 1);
      expect(await shop.orders.money(order)).toEqual({ kept: -back, leaving: back });
      if (returnedFirst) expect(await shop.orders.transferReturned(order)).toBe(back);
      expect(await shop.orders.toPay(order)).toBe(order.total);
      expect(await shop.orders.transferCame(order, order.total)).toEqual({ ok: true, value: order.total });
      if (!returnedFirst) expect(await shop.orders.transferReturned(order)).toBe(back);
      expect(await shop.orders.money(order)).toEqual({ kept: order.total - back, leaving: 0 });
      expect(await shop.orders.transferReturned(order)).toBe(0);
      expect(await now(order)).toMatchObject({ status: 'sent', paidAt: shop.now });
    }
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('tells its buyer of nothing on its way: whether it was paid for, the shop finds out', async () => {
    await withdraw(await sent(), 1);
    expect(shop.told.map(({ what }) => what)).toEqual(['placed', 'sent', 'withdrawn']);
  });

  it('takes all that the courier brings for what was to be paid, without an amount as with it', async () => {
    const order = await sent();
    const back = await withdraw(order, 1);
    expect(await shop.orders.transferCame(order)).toEqual({ ok: true, value: order.total });
    expect(await shop.orders.money(order)).toEqual({ kept: order.total - back, leaving: back });
  });

  it('gives back what came above it, and of the rest no more than is left', async () => {
    const pieces = await allPieces(shop.db);
    const order = await sent();
    const first = await withdraw(order, 1);
    await shop.orders.transferReturned(order);
    await shop.orders.transferCame(order, order.total + 700);
    expect(await shop.orders.money(order)).toEqual({ kept: order.total - first, leaving: 700 });
    const rest = await withdraw(await now(order), 2, 1);
    expect(await shop.orders.money(order)).toEqual({ kept: order.total - first - rest, leaving: 700 + rest });
    expect(await shop.orders.transferReturned(order)).toBe(700 + rest);
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('pays out beside what the courier has what was paid before', async () => {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]), 'on_delivery');
    await shop.orders.transferCame(order, 5000);
    await shop.orders.move(order, 'sent');
    const back = await withdraw(await now(order), 3);
    expect(await shop.orders.money(order)).toEqual({ kept: 5000 - back, leaving: back });
    expect(await shop.orders.transferCame(order)).toEqual({ ok: true, value: order.total - 5000 });
    expect(await shop.orders.money(order)).toEqual({ kept: order.total - back, leaving: back });
  });
});
