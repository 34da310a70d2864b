import { beforeEach, expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { cutOrders } from '../orders/account/customerOrders.server.ts';
import type { PaymentMethod } from '../orders/model.ts';
import { endSubscriptions, exportSubscriptions, moveSubscriptions } from './account.server.ts';
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

  const CUSTOMER = 'c-1';
  async function ofCustomer(payment: PaymentMethod = 'transfer') {
    const visit = await shop.shopper([cup({ quantity: '2', subscription: true })]);
    const input = await shop.input(visit, payment, { customerId: CUSTOMER });
    const placed = await shop.checkout.place(visit, input);
    const [subscription] = await shop.subscriptions.ofCustomer(CUSTOMER);
    if (!placed.ok || !subscription) throw new Error('no subscription was begun');
    return { order: placed.value, subscription };
  }

  it('go where the account is read now, from the next order on, and leave what others have begun', async () => {
    const { order, subscription } = await ofCustomer();
    await world.paid(order);
    const other = await world.subscribed();
    await world.after(27);
    const from = order.email.toUpperCase();
    await shop.db.write((tx) => moveSubscriptions(tx, { customer: CUSTOMER, from, to: 'nowa@example.pl' }, shop.now));
    expect((await world.now(other.subscription)).data.email).toBe(order.email);
    const { data, turn } = await world.now(subscription);
    expect([data.email, data.buyer.client.email]).toEqual(['nowa@example.pl', 'nowa@example.pl']);
    expect(turn).toBe(subscription.turn + 2);
    await world.after(3);
    const made = (await shop.orders.list({ most: 9 })).filter(({ data }) => data.subscription?.place === 2);
    expect(made.map(({ email }) => email)).toEqual(['nowa@example.pl']);
  });

  it('keep an address that was not that of the account', async () => {
    const { order, subscription } = await ofCustomer();
    const news = { customer: CUSTOMER, from: 'konto@example.pl', to: 'nowa@example.pl' };
    await shop.db.write((tx) => moveSubscriptions(tx, news, shop.now));
    const { data } = await world.now(subscription);
    expect([data.email, data.buyer.client.email]).toEqual([order.email, order.data.buyer.client.email]);
  });

  it('begin again for nobody whose account is gone, when money for the first order comes late', async () => {
    const { order, subscription } = await ofCustomer();
    shop.now = order.expiresAt ?? 0;
    await shop.orders.expire();
    await shop.db.write(async (tx) => {
      await endSubscriptions(tx, CUSTOMER, shop.now);
      await cutOrders(tx, CUSTOMER);
    });
    await world.paid(order);
    expect((await shop.orders.order(order.number))?.status).toBe('accepted');
    expect(await world.now(subscription)).toMatchObject({ state: 'cancelled', why: 'account' });
    expect(world.told()).toEqual([]);
  });

  it('are their customer’s: listed, handed out, and ended with the account', async () => {
    const customerId = CUSTOMER;
    const placed = await ofCustomer('on_delivery');
    const other = await world.subscribed();
    const own = await shop.subscriptions.ofCustomer(customerId);
    expect(own.map(({ first }) => first.number)).toEqual([placed.order.number]);
    expect(await exportSubscriptions(shop.db, customerId)).toMatchObject({
      subscriptions: [
        { firstOrder: placed.order.number, state: 'active', lines: [{ name: 'Rzecz 1', quantity: '2' }] },
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
