import { beforeEach, expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { cutOrders } from '../orders/account/customerOrders.server.ts';
import { endSubscriptions, exportSubscriptions } from './account.server.ts';
import { subscribedShop } from './testing/subscribedShop.server.ts';

eachDatabase('whose subscriptions are', (open) => {
  const world = subscribedShop(open);
  const { shop, news } = world;

  beforeEach(async () => {
    news.length = 0;
    await world.offers();
  });

  it('end when all of them is withdrawn from in the order they began with', async () => {
    const { order, subscription } = await world.subscribed();
    await world.paid(order);
    const place = order.lines.find(({ data }) => data.subscriptionDays > 0)?.place ?? -1;
    const withdraw = (attempt: string, quantity: number) =>
      shop.withdrawals.make(order, {
        attempt: attempt.repeat(22),
        ...{ name: 'Anna', email: order.email, taken: [{ place, quantity }] },
      });
    expect(await withdraw('a', 1)).toMatchObject({ ok: true });
    expect(await world.now(subscription)).toMatchObject({ state: 'active' });
    expect(await withdraw('b', 1)).toMatchObject({ ok: true });
    expect(await world.now(subscription)).toMatchObject({ state: 'cancelled', why: 'buyer' });
    expect(world.told()).toEqual(['cancelled']);
  });

  it('are their customer’s: listed, handed out, and ended with the account', async () => {
    const visit = await shop.shopper([cup({ quantity: '2', subscription: true })]);
    const customerId = 'c-1';
    const placed = await shop.checkout.place(visit, await shop.input(visit, 'on_delivery', { customerId }));
    if (!placed.ok) throw new Error(placed.error.code);
    const other = await world.subscribed();
    const own = await shop.subscriptions.ofCustomer(customerId);
    expect(own.map(({ first }) => first.number)).toEqual([placed.value.number]);
    expect(await exportSubscriptions(shop.db, customerId)).toMatchObject({
      subscriptions: [
        { firstOrder: placed.value.number, state: 'active', lines: [{ name: 'Rzecz 1', quantity: '2' }] },
      ],
    });
    await world.after(27);
    await world.after(3);
    expect((await shop.orders.list({ most: 1 }))[0]?.customerId).toBe(customerId);
    await shop.db.write(async (tx) => {
      await endSubscriptions(tx, customerId, shop.now);
      await cutOrders(tx, customerId);
    });
    expect(await world.now(own[0] ?? other.subscription)).toMatchObject({ state: 'cancelled', why: 'account' });
    expect(await world.now(other.subscription)).toMatchObject({ state: 'active' });
    expect(await shop.subscriptions.ofCustomer(customerId)).toEqual([]);
  });
});
