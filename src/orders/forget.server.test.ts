import { beforeEach, expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { dayNumber, epochOf } from '../kit/wall.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { subscribedShop } from '../subscriptions/testing/subscribedShop.server.ts';
import { forgetOrders } from './forget.server.ts';
import type { Order } from './model.ts';

const newYear = (year: number) => epochOf(dayNumber(year, 1, 1), 0);

eachDatabase('orders that are old enough', (open) => {
  const shop = orderShop(open);
  const released: string[] = [];
  const forget = (db: Pick<Db, 'read' | 'write'> = shop.db) =>
    forgetOrders({
      ...{ db, clock: () => shop.now, baskets: shop.baskets.baskets, years: 6 },
      uploads: { release: async (_tx, purpose, ids, keepMs) => void released.push(`${purpose} ${ids} ${keepMs}`) },
    });
  const numbers = async () => (await shop.orders.list({ most: 100 })).map(({ number }) => number);
  beforeEach(() => void released.splice(0));
  const rows = async (table: keyof Tables) => (await shop.db.read.selectFrom(table).selectAll().execute()).length;

  async function paid(): Promise<Order> {
    const order = await shop.placed(await shop.shopper([cup()]));
    await shop.orders.transferCame(order);
    return order;
  }

  async function sent(): Promise<Order> {
    const order = await paid();
    await shop.orders.move(order, 'sent');
    return order;
  }

  it('are forgotten with all that is theirs, from the seventh year after their own on', async () => {
    shop.now = newYear(2030) + 100 * DAY;
    const old = await sent();
    await shop.withdrawals.make(old, {
      ...{ attempt: 'a'.repeat(24), name: 'Anna Nowak', email: 'anna@example.pl' },
      taken: [{ place: 0, quantity: 1 }],
    });
    expect(await shop.orders.transferReturned(old)).toBeGreaterThan(0);
    shop.now += DAY;
    const kept = await shop.placed(await shop.shopper());
    shop.now = newYear(2037) - 1;
    expect(await forget()).toBe(0);
    shop.now += 1;
    expect(await forget()).toBe(1);
    expect(await numbers()).toEqual([kept.number]);
    for (const table of ['order_money', 'payments', 'withdrawals'] as const) expect(await rows(table)).toBe(0);
    expect(await rows('order_lines')).toBe(kept.lines.length);
    expect(await rows('order_stock')).toBe(1);
    expect(released).toEqual([`order ${old.number}  0`]);
  });

  it('are kept from the last thing that happened to them', async () => {
    shop.now = newYear(2030) + 360 * DAY;
    const order = await paid();
    await shop.placed(await shop.shopper());
    shop.now = newYear(2031) + DAY;
    await shop.orders.move(order, 'sent');
    shop.now = newYear(2037) + DAY;
    expect(await forget()).toBe(0);
    shop.now = newYear(2038);
    expect(await forget()).toBe(1);
  });

  it('are kept for six years to the day when no money came for them', async () => {
    shop.now = newYear(2030) + 100 * DAY;
    const order = await shop.placed(await shop.shopper());
    await shop.orders.cancel(order, 'buyer');
    const bought = await paid();
    const last = await shop.placed(await shop.shopper());
    shop.now = newYear(2036) + 99 * DAY;
    expect(await forget()).toBe(0);
    shop.now += 3 * DAY;
    expect(await forget()).toBe(1);
    expect(await numbers()).toEqual([last.number, bought.number]);
  });

  it('are kept while money of theirs waits to go back, and from then on', async () => {
    shop.now = newYear(2030) + DAY;
    const order = await paid();
    await shop.orders.cancel(order, 'shop');
    await shop.placed(await shop.shopper());
    shop.now = newYear(2037);
    expect(await forget()).toBe(0);
    expect(await shop.orders.transferReturned(order)).toBe(order.total);
    expect(await forget()).toBe(0);
    shop.now = newYear(2044) - 1;
    expect(await forget()).toBe(0);
    shop.now += 1;
    expect(await forget()).toBe(1);
  });

  it('are not kept for what goes back ahead of a courier, whose money never came', async () => {
    shop.now = newYear(2030) + DAY;
    const orders = [];
    for (const attempt of ['a', 'b']) {
      const order = await shop.placed(await shop.shopper([cup()]), 'on_delivery');
      await shop.orders.move(order, 'sent');
      const taken = [{ place: 0, quantity: 1 }];
      const told = { name: 'Anna Nowak', email: 'anna@example.pl', taken };
      await shop.withdrawals.make(order, { attempt: attempt.repeat(24), ...told });
      orders.push(order);
    }
    const [brought] = orders;
    if (brought) await shop.orders.transferCame(brought);
    const last = await shop.placed(await shop.shopper([cup()]));
    shop.now = newYear(2037);
    expect(await forget()).toBe(1);
    expect(await numbers()).toEqual([last.number, brought?.number]);
  });

  it('are kept while they hold pieces of a store, which would never come back', async () => {
    const before = await shop.stock(1);
    shop.now = newYear(2030) + DAY;
    const order = await paid();
    const last = await shop.placed(await shop.shopper());
    await shop.orders.cancel(last, 'buyer');
    shop.now = newYear(2037);
    expect(await forget()).toBe(0);
    await shop.orders.cancel(order, 'shop');
    await shop.orders.transferReturned(order);
    expect(await shop.stock(1)).toBe(before);
    shop.now = newYear(2044);
    expect(await forget()).toBe(1);
  });

  it('are kept when something happens to them while they are looked for', async () => {
    shop.now = newYear(2030) + DAY;
    const [order, other] = [await sent(), await sent()];
    const last = await shop.placed(await shop.shopper());
    shop.now = newYear(2037);
    const late: Pick<Db, 'read' | 'write'> = {
      read: shop.db.read,
      async write(work) {
        await shop.orders.move(order, 'done');
        return shop.db.write(work);
      },
    };
    expect(await forget(late)).toBe(1);
    expect(await numbers()).toEqual([last.number, order.number]);
    expect(released).toEqual([`order ${other.number}  0`]);
  });

  it.each([
    ['as long as it may last', 84, (placed: number) => placed + 84 * 31 * DAY, [1, 1]],
    ['no longer than others where it is over before', 60, () => newYear(2037), [2, 0]],
  ])('are kept for the guarantee of a producer %s', async (_, months, until, [then, after]) => {
    shop.now = newYear(2030) + 100 * DAY;
    const order = await sent();
    const plain = await sent();
    await shop.placed(await shop.shopper([cup()]));
    const durability = { months, model: 'K-1', producer: 'Glinianka' };
    const data = JSON.stringify({ ...order.lines[0]?.data, durability });
    await shop.db.write((tx) => tx.updateTable('order_lines').set({ data }).where('order_id', '=', order.id).execute());
    shop.now = until(shop.now);
    expect(await forget()).toBe(then);
    expect(await shop.orders.order(plain.number)).toBeUndefined();
    shop.now += 1;
    expect(await forget()).toBe(after);
  });

  it('are kept for no guarantee of what was withdrawn from', async () => {
    shop.now = newYear(2030) + 100 * DAY;
    const order = await sent();
    await shop.placed(await shop.shopper([cup()]));
    const data = JSON.stringify({ durability: { months: 600 }, files: [] });
    const all = { data, withdrawn: order.lines[0]?.quantity ?? 0 };
    await shop.db.write((tx) => tx.updateTable('order_lines').set(all).where('order_id', '=', order.id).execute());
    shop.now = newYear(2037);
    expect(await forget()).toBe(1);
  });

  it('leave a use of their code counted, and nobody’s', async () => {
    shop.now = newYear(2030) + DAY;
    const visit = await shop.shopper();
    await shop.baskets.baskets.activateCode(visit, 'raz');
    const order = await shop.placed(visit);
    await shop.orders.transferCame(order);
    await shop.orders.move(order, 'sent');
    await shop.placed(await shop.shopper());
    const uses = () => shop.db.read.selectFrom('rebate_uses').select(['code', 'customer', 'account']).execute();
    expect(await uses()).toMatchObject([{ code: 'RAZ', customer: expect.any(String) }]);
    shop.now = newYear(2037);
    expect(await forget()).toBe(1);
    expect(await uses()).toEqual([{ code: 'RAZ', customer: null, account: null }]);
  });

  it('stay as the last of all, which the next number is counted from', async () => {
    shop.now = newYear(2030) + DAY;
    const order = await sent();
    shop.now = newYear(2044);
    expect(await forget()).toBe(0);
    expect((await shop.placed(await shop.shopper())).number).toBeGreaterThan(order.number);
    expect(await forget()).toBe(1);
  });

  it('are all forgotten, however many there are', async () => {
    shop.now = newYear(2030) + DAY;
    const order = await sent();
    const like = await shop.db.read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 120 }, (_, n) => ({
      ...{ ...like, id: `id ${n}`, number: order.number + 1 + n, attempt: `attempt ${n}` },
    }));
    await shop.db.write((tx) => tx.insertInto('orders').values(more).execute());
    shop.now = newYear(2037);
    expect(await forget()).toBe(120);
    expect(await rows('orders')).toBe(1);
  });
});

eachDatabase('an order that a subscription began with', (open) => {
  const world = subscribedShop(open);
  const { shop } = world;

  it('is kept while the subscription goes on', async () => {
    await world.offers();
    const { order, subscription } = await world.subscribed();
    await shop.orders.transferCame(order);
    await shop.orders.move(order, 'sent');
    await shop.placed(await shop.shopper());
    const forget = () =>
      forgetOrders({
        ...{ db: shop.db, clock: () => shop.now, baskets: shop.baskets.baskets, years: 6 },
        uploads: { release: async () => {} },
      });
    shop.now = newYear(2044);
    expect(await forget()).toBe(0);
    await shop.db.write((tx) =>
      tx.updateTable('subscriptions').set({ state: 'cancelled' }).where('id', '=', subscription.id).execute(),
    );
    expect(await forget()).toBe(1);
    expect(await shop.subscriptions.of(order)).toBeUndefined();
  });
});
