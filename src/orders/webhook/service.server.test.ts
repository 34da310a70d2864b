import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY, HOUR, MINUTE } from '../../kit/clock.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { plainOrders } from '../../server/testing/plainOrders.server.ts';
import { transferCame } from '../merchant/transfer.server.ts';
import type { Order } from '../model.ts';
import { joinHooks } from '../transitions/hooks.ts';
import type { SignedEvent } from './post.server.ts';
import { createWebhookDelivery, createWebhookQueue } from './service.server.ts';

eachDatabase('events for the merchant’s program', (open) => {
  const shop = orderShop(open);

  function watched() {
    const { db } = shop;
    const clock = () => shop.now;
    const queue = createWebhookQueue(clock);
    const { orders, checkout } = plainOrders(db, clock, shop.baskets.baskets, { hooks: joinHooks([queue.hooks]) });
    const got: SignedEvent[] = [];
    const failures: { tries: number; givenUp: boolean }[] = [];
    let away = false;
    const delivery = (on = true) =>
      createWebhookDelivery({
        db,
        clock,
        post: on
          ? async (event) => {
              if (away) throw new Error('nobody answers');
              got.push(event);
            }
          : undefined,
        onFailure: ({ tries, givenUp }) => failures.push({ tries, givenUp }),
      });
    return {
      orders,
      got,
      failures,
      queue,
      delivery,
      away: (is: boolean) => {
        away = is;
      },
      async placed(): Promise<Order> {
        const visit = await shop.shopper();
        const done = await checkout.place(visit, await shop.input(visit));
        if (!done.ok) throw new Error(done.error.code);
        return done.value;
      },
      types: () => got.map(({ type }) => type),
    };
  }

  it('tell each turn of an order once, with what it is then', async () => {
    const { orders, placed, delivery, got, types } = watched();
    const sending = delivery();
    const order = await placed();
    await shop.db.write((tx) => transferCame(tx, orders.deps, order.id, order.total + 100, shop.now));
    const paid = await orders.order(order.number);
    if (paid) await orders.move(paid, 'sent');
    await orders.cancel(await placed(), 'buyer');
    const late = await placed();
    shop.now = late.expiresAt ?? 0;
    await orders.expire();
    expect(await sending.run()).toBe(8);
    expect(await sending.run()).toBe(0);
    expect(types().sort()).toEqual([
      'order.cancelled',
      'order.expired',
      'order.paid',
      ...['order.placed', 'order.placed', 'order.placed'],
      'order.sent',
      'refund.due',
    ]);
    const told = got.map(({ body }) => JSON.parse(body));
    expect(told.find(({ type }) => type === 'order.paid')).toMatchObject({
      order: { number: String(order.number), status: 'accepted', owed: '0.00' },
    });
    expect(told.find(({ type }) => type === 'order.placed').order).toMatchObject({ to_pay: '184.90', owed: '184.90' });
    expect(told.find(({ type }) => type === 'order.cancelled').order.status).toBe('cancelled');
    expect(told.find(({ type }) => type === 'refund.due')).toMatchObject({ amount: '1.00', currency: 'PLN' });
    expect(got.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
    expect(new Set(got.map(({ id }) => id)).size).toBe(8);
    expect(got.some(({ body }) => body.includes(order.accessKey))).toBe(false);
  });

  it('tell the number and the link of a parcel once', async () => {
    const { orders, placed, delivery, got } = watched();
    const order = await placed();
    await shop.db.write((tx) => transferCame(tx, orders.deps, order.id, order.total, shop.now));
    const paid = await orders.order(order.number);
    if (!paid) throw new Error('no order');
    const shipment = { number: '620000123456', href: 'https://kurier.example/620000123456' };
    await orders.ship(paid, shipment);
    await orders.ship(paid, shipment);
    await delivery().run();
    const told = got.filter(({ type }) => type === 'order.shipment').map(({ body }) => JSON.parse(body));
    expect(told).toMatchObject([
      { order: { number: String(order.number), shipment: shipment.number, tracking: shipment.href } },
    ]);
  });

  it('are not told of what was not done', async () => {
    const { queue, delivery, placed, types } = watched();
    const order = await placed();
    let told = 0;
    queue.onWaiting(() => {
      told += 1;
    });
    const failed = shop.db.write(async (tx) => {
      await queue.hooks.sent(tx, order);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await delivery().run();
    expect([types(), told]).toEqual([['order.placed'], 0]);
    await shop.db.write((tx) => queue.hooks.sent(tx, order));
    expect(told).toBe(1);
  });

  it('wait for a program that is away, longer and longer, then no more', async () => {
    const { placed, delivery, failures, away, got, types } = watched();
    away(true);
    await placed();
    const sending = delivery();
    await sending.run();
    shop.now += MINUTE - 1;
    await sending.run();
    expect(failures).toEqual([{ tries: 1, givenUp: false }]);
    shop.now += 1;
    away(false);
    expect(await sending.run()).toBe(1);
    expect(got[0]?.at).toBe(shop.now);
    await placed();
    away(true);
    for (let tries = 0; tries < 12; tries += 1) {
      await sending.run();
      shop.now += 24 * HOUR;
    }
    expect(failures.at(-1)).toEqual({ tries: 9, givenUp: true });
    expect(failures).toHaveLength(10);
    expect(types()).toEqual(['order.placed']);
  });

  it('are sent by one process, and forgotten after a month', async () => {
    const { placed, delivery, got } = watched();
    await placed();
    const sent = await Promise.all([delivery().run(), delivery().run()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(got).toHaveLength(1);
    expect(await delivery(false).run()).toBe(0);
    shop.now += 31 * DAY;
    expect(await delivery(false).sweep()).toBe(1);
  });
});
