import { beforeEach, expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import type { Order } from '../orders/model.ts';
import type { Subscription } from './model.ts';
import type { SubscriptionRequest } from './request.ts';
import { subscribedShop } from './testing/subscribedShop.server.ts';

eachDatabase('subscriptions', (open) => {
  /** Points that take no money any more. */
  const unpaid = new Set<string>();
  const world = subscribedShop(open, () => ({ takesNoMoney: async (_way, point) => unpaid.has(point) }));
  const { shop, news } = world;
  const listed = () => shop.orders.list({ most: 10 });
  const newest = async (): Promise<Order> => {
    const [order] = await listed();
    if (!order) throw new Error('nothing was ordered');
    return order;
  };
  const asks = (subscription: Subscription, asked: SubscriptionRequest) =>
    shop.subscriptions.change(subscription, asked);

  beforeEach(async () => {
    news.length = 0;
    unpaid.clear();
    await world.offers();
  });

  /** Paid and announced: the next run on its day makes the order. */
  async function announced(payment: 'transfer' | 'blik' | 'on_delivery' = 'transfer') {
    const begun = await world.subscribed(payment);
    if (payment !== 'on_delivery') await world.paid(begun.order);
    await world.after(27);
    expect(world.told()).toEqual(['announced']);
    return begun;
  }

  it('begin with an order, of its lines that are subscribed to', async () => {
    const { order, subscription } = await world.subscribed();
    expect(order.data.subscription).toEqual({
      id: subscription.id,
      days: 30,
      place: 1,
      next: '2026-12-21',
      each: 11_690,
    });
    expect(subscription).toMatchObject({
      ...{ state: 'active', days: 30, made: 1, least: 1, next: '2026-12-21', look: '2026-12-18' },
      first: { number: order.number, accessKey: order.accessKey },
      data: { email: 'anna@example.pl', payment: 'transfer', way: { id: 'kurier', prepaid: true } },
    });
    expect(subscription.data.things.map(({ name, line }) => [name, line.quantity])).toEqual([['Rzecz 1', 2]]);
    const once = await shop.placed(await shop.shopper());
    expect(once.data.subscription).toBeUndefined();
    expect(await shop.subscriptions.of(once)).toBeUndefined();
  });

  it('take along of the consents what is about their own things', async () => {
    const visit = await shop.shopper([cup({ subscription: true }), cup({ product: 2 })]);
    const consents = ['terms_agree', 'order_virtual', 'order_service'].map((name) => ({ name, words: name }));
    const placed = await shop.checkout.place(visit, await shop.input(visit, 'transfer', { consents }));
    if (!placed.ok) throw new Error('not placed');
    expect(placed.value.data.consents).toEqual(consents);
    const subscription = await shop.subscriptions.of(placed.value);
    expect(subscription?.data.consents.map(({ name }) => name)).toEqual(['terms_agree']);
  });

  it('announce the next order with its price and make it on its day, once', async () => {
    const { order, subscription } = await announced();
    expect(news[0]).toMatchObject({ order: { total: 2 * 5000 + 1690, lines: [{ product: 1, quantity: 2 }] } });
    expect(await world.after(0)).toBe(0);
    expect(await world.after(2)).toBe(0);
    expect(await listed()).toHaveLength(1);
    expect(await world.after(1)).toBe(1);
    const next = await newest();
    expect(next).toMatchObject({
      ...{ number: order.number + 1, status: 'waiting', payment: 'transfer', total: 11_690, email: order.email },
      data: { subscription: { id: subscription.id, place: 2, next: '2027-01-20' }, buyer: order.data.buyer },
    });
    expect(next.sessionId).toBeUndefined();
    expect(await shop.stock(1)).toBe(50 - 4);
    expect(shop.told.filter(({ what }) => what === 'placed')).toHaveLength(2);
    expect(await world.after(0)).toBe(0);
    expect(await world.now(subscription)).toMatchObject({ made: 2, next: '2027-01-20', look: '2027-01-17' });
    expect(world.told()).toEqual(['announced']);
    expect((await shop.subscriptions.orders(subscription)).map(({ number }) => number)).toEqual([
      next.number,
      order.number,
    ]);
  });

  it('give who pays online days, and what is paid on delivery goes at once', async () => {
    await announced('blik');
    await world.after(3);
    const next = await newest();
    expect(next).toMatchObject({ status: 'waiting', payment: 'blik', expiresAt: shop.now + 3 * 86_400_000 });
    const { order } = await world.subscribed('on_delivery');
    await world.after(27);
    await world.after(3);
    expect(await newest()).toMatchObject({
      status: 'accepted',
      payment: 'on_delivery',
      data: { delivery: order.data.delivery },
    });
  });

  it('take no more than was announced: a price that rose is announced anew, one that fell is taken', async () => {
    const { subscription } = await announced();
    await world.offers({ price: 6000 });
    expect(await world.after(3)).toBe(0);
    expect(news[1]).toMatchObject({ what: 'announced', before: 11_690, order: { total: 13_690 } });
    expect(await world.now(subscription)).toMatchObject({ next: '2026-12-24', announced: 13_690 });
    await world.offers({ price: 4000 });
    expect(await world.after(2)).toBe(0);
    expect(await world.after(1)).toBe(1);
    expect((await newest()).total).toBe(9690);
  });

  it('order nothing to be paid at a point that takes no money any more, tell it, and go on when it does', async () => {
    const point = 'WAW01M, Chłodna 22, 00-891 Warszawa';
    for (const payment of ['on_delivery', 'transfer'] as const) {
      const visit = await shop.shopper([cup({ quantity: '2', subscription: true })]);
      const input = await shop.input(visit, payment);
      const placed = await shop.checkout.place(visit, { ...input, checked: { ...input.checked, point } });
      if (!placed.ok) throw new Error(placed.error.code);
      if (payment === 'transfer') await world.paid(placed.value);
    }
    await world.after(27);
    expect(world.told()).toEqual(['announced', 'announced']);
    unpaid.add(point);
    // The one that is paid in advance goes.
    expect(await world.after(3)).toBe(1);
    expect((await newest()).payment).toBe('transfer');
    expect(news.slice(2)).toEqual([{ what: 'trouble', code: 'point', names: [point] }]);
    unpaid.clear();
    expect(await world.after(1)).toBe(1);
    expect(await newest()).toMatchObject({ payment: 'on_delivery', data: { delivery: { point } } });
  });

  it('order nothing while things are not to be had, tell it once, and go on when they are back', async () => {
    const { subscription } = await announced();
    await world.offers({ pieces: 1 });
    expect(await world.after(3)).toBe(0);
    expect(await world.after(1)).toBe(0);
    expect(news.slice(1)).toEqual([{ what: 'trouble', code: 'things', names: ['Rzecz 1'] }]);
    await world.offers();
    expect(await world.after(1)).toBe(1);
    expect(await world.now(subscription)).toMatchObject({ made: 2 });
    expect((await world.now(subscription)).trouble).toBeUndefined();
  });

  it('leave a cycle out when its things stay away', async () => {
    const { subscription } = await announced();
    await world.offers({ pieces: 0 });
    for (let day = 0; day <= 10; day += 1) await world.after(day === 0 ? 3 : 1);
    expect(world.told()).toEqual(['announced', 'trouble', 'missed']);
    expect(await world.now(subscription)).toMatchObject({ state: 'active', made: 1, next: '2027-01-20' });
    expect(await listed()).toHaveLength(1);
  });

  it('make one order, announced before, when the shop was closed for long', async () => {
    const { order } = await world.subscribed();
    await world.paid(order);
    expect(await world.after(400)).toBe(0);
    expect(world.told()).toEqual(['announced']);
    expect(await world.after(3)).toBe(1);
    expect(await world.after(0)).toBe(0);
    expect(await listed()).toHaveLength(2);
  });

  it('wait for money, rest when it does not come, and go on when it comes late', async () => {
    const { subscription } = await announced();
    await world.after(3);
    const next = await newest();
    shop.now = next.expiresAt ?? 0;
    await shop.orders.expire();
    expect(await world.now(subscription)).toMatchObject({ state: 'paused', why: 'unpaid' });
    await world.paid(next);
    expect(await world.now(subscription)).toMatchObject({ state: 'active' });
    expect((await world.now(subscription)).why).toBeUndefined();
    expect(world.told()).toEqual(['announced', 'paused', 'resumed']);
  });

  it('end with their first order, and begin again when it is taken up', async () => {
    const { order, subscription } = await world.subscribed();
    shop.now = order.expiresAt ?? 0;
    await shop.orders.expire();
    expect(await world.now(subscription)).toMatchObject({ state: 'cancelled', why: 'order' });
    await world.paid(order);
    expect(await world.now(subscription)).toMatchObject({ state: 'active' });
    const other = await world.subscribed();
    await shop.orders.cancel(other.order, 'buyer');
    expect(await world.now(other.subscription)).toMatchObject({ state: 'cancelled', why: 'order' });
    expect(await world.after(60)).toBe(0);
  });

  it('go on when a later order is cancelled', async () => {
    const { subscription } = await announced();
    await world.after(3);
    await shop.orders.cancel(await newest(), 'buyer');
    expect(await world.now(subscription)).toMatchObject({ state: 'active', made: 2 });
  });

  it('do what their buyer asks for, and tell it', async () => {
    const { subscription } = await announced();
    expect(await asks(subscription, { do: 'pause' })).toMatchObject({ state: 'paused' });
    expect(await asks(subscription, { do: 'pause' })).toBe('refused');
    expect(await world.after(30)).toBe(0);
    expect(await asks(subscription, { do: 'resume' })).toMatchObject({ state: 'active', next: '2027-01-20' });
    expect(await asks(subscription, { do: 'skip' })).toMatchObject({ next: '2027-02-19' });
    expect(await asks(subscription, { do: 'move', to: '2027-02-01' })).toMatchObject({ next: '2027-02-01' });
    expect(await asks(subscription, { do: 'cancel' })).toMatchObject({ state: 'cancelled', why: 'buyer' });
    expect(world.told()).toEqual(['announced', 'paused', 'resumed', 'skipped', 'moved', 'cancelled']);
    expect(await world.after(100)).toBe(0);
  });

  it('end after as many orders as were agreed on at least', async () => {
    await world.offers({ least: 2 });
    const { order, subscription } = await world.subscribed();
    await world.paid(order);
    expect(subscription.least).toBe(2);
    expect(await asks(subscription, { do: 'cancel' })).toMatchObject({ state: 'active', last: 2 });
    expect(world.told()).toEqual(['ending']);
    await world.after(27);
    expect(await world.after(3)).toBe(1);
    expect((await newest()).data.subscription).toEqual({ id: subscription.id, days: 30, place: 2 });
    expect(await world.now(subscription)).toMatchObject({ state: 'cancelled', why: 'done' });
  });

  it('end at once when an order that was agreed to is announced dearer than it was agreed', async () => {
    await world.offers({ least: 3 });
    const { order, subscription } = await world.subscribed();
    await world.paid(order);
    expect(subscription.data.each).toBe(order.data.subscription?.each);
    expect(await asks(subscription, { do: 'cancel' })).toMatchObject({ state: 'active', last: 3 });
    await world.offers({ least: 3, price: 5001 });
    await world.after(27);
    expect(await asks(subscription, { do: 'cancel' })).toMatchObject({ state: 'cancelled', why: 'buyer' });
    expect(world.told()).toEqual(['ending', 'announced', 'cancelled']);
    expect(await world.after(3)).toBe(0);
  });

  it('are made once by many who look at the same time, in two processes', async () => {
    const { order } = await world.subscribed();
    await world.paid(order);
    await world.after(27);
    shop.now += 3 * 86_400_000;
    const other = shop.again(await open.again());
    const runs = [shop, other, shop, other].map(({ subscriptions }) => subscriptions.run());
    const made = await Promise.all(runs);
    expect(made.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await listed()).toHaveLength(2);
    expect(await shop.stock(1)).toBe(50 - 4);
  });

  it('are no way to more than there is, when a shopper is faster', async () => {
    await world.offers({ pieces: 4 });
    const first = await world.subscribed();
    const second = await world.subscribed();
    await world.paid(first.order);
    await world.paid(second.order);
    await world.offers({ pieces: 2 });
    await world.after(27);
    expect(await world.after(3)).toBe(1);
    expect(await shop.stock(1)).toBe(0);
    expect(world.told().filter((what) => what === 'trouble')).toHaveLength(1);
  });
});
