import { beforeEach, expect, it } from 'vitest';
import type { Wanted } from '../basket/model.ts';
import { cup } from '../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../catalogue/testing/drafts.server.ts';
import { stock } from '../catalogue/testing/things.ts';
import { createPoints, exportPoints, type Points } from '../customers/points/service.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { begunPayment } from '../orders/testing/payment.server.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { cutOrders } from './account/customerOrders.server.ts';
import type { Order, PaymentMethod } from './model.ts';
import { allPieces, imbalances } from './testing/balance.server.ts';
import { customerWith } from './testing/customer.server.ts';
import { receive } from './transitions/transitions.server.ts';

const free = (quantity = '1'): Wanted => cup({ quantity, forPoints: true });

eachDatabase('points of a customer', (open) => {
  const shop = orderShop(open);
  let points: Points;
  let pieces: Map<number, number>;

  beforeEach(async () => {
    await shop.baskets.brought([stock(5)], { pointsPrice: 40, pointsEarned: 30 });
    points = createPoints(shop.db, () => shop.now);
    pieces = await allPieces(shop.db);
    await customerWith(shop.db, 'anna', 100);
  });

  /** Each from a basket of its own, as if it were Anna's. */
  async function filled(wanted: readonly Wanted[], customer: string | undefined = 'anna') {
    const visit = await shop.shopper(wanted);
    return customer === '' ? visit : { ...visit, customer };
  }
  async function place(wanted: readonly Wanted[], payment: PaymentMethod = 'transfer', customer?: string) {
    const visit = await filled(wanted, customer);
    return shop.checkout.place(visit, await shop.input(visit, payment, customer === '' ? {} : { customerId: 'anna' }));
  }
  async function ordered(wanted: readonly Wanted[], payment?: PaymentMethod, customer?: string): Promise<Order> {
    const placed = await place(wanted, payment, customer);
    if (!placed.ok) throw new Error(placed.error.code);
    return placed.value;
  }
  async function pay(order: Order, amount = order.total): Promise<void> {
    const payment = await begunPayment(shop.db, order, amount, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, amount, shop.now));
  }
  const told = async () =>
    (await points.history('anna', { most: 20, skip: 0 })).entries.map(({ kind, amount, balance }) => [
      kind,
      amount,
      balance,
    ]);
  const balanced = async () => expect(await imbalances(shop.db, pieces)).toEqual([]);

  it('are taken when an order is placed, and given once it is paid, however often that is told', async () => {
    const order = await ordered([cup({ quantity: '2' }), free()]);
    expect(await points.balance('anna')).toBe(60);
    const payment = await begunPayment(shop.db, order, order.total, shop.now);
    const told2 = () => shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total, shop.now));
    await Promise.all([told2(), told2()]);
    expect(await told()).toEqual([
      ['earned', 60, 120],
      ['spent', -40, 60],
      ['earned', 100, 100],
    ]);
    await balanced();
  });

  it('buy goods whose price in money is by telephone', async () => {
    await importAll(
      shop.db,
      [
        aDraft('1', { preferredId: 1, sizes: [aSizeDraft({ stocks: [stock(5)], pointsPrice: 40, phonePrice: true })] }),
        aDraft('2', { preferredId: 2 }),
      ],
      shop.now,
    );
    pieces = await allPieces(shop.db);
    const order = await ordered([cup({ product: 2 }), free('2')]);
    expect(order.lines).toMatchObject([
      { product: 2 },
      { product: 1, quantity: 2, paid: 0, data: { points: 80, amount: { gross: 0, net: 0 } } },
    ]);
    expect(await points.balance('anna')).toBe(20);
    expect(await shop.stock(1)).toBe(3);
    await balanced();
  });

  it('pay no order when there are too few, and then nothing is ordered', async () => {
    const visit = await filled([cup(), free('3')]);
    const { view } = await shop.baskets.baskets.checkout(visit);
    expect(view).toMatchObject({ pointsHeld: 100, stops: [{ code: 'order_notenoughpoints', missing: 20 }] });
    expect(await place([cup(), free('3')])).toEqual({ ok: false, error: { code: 'stopped' } });
    const guest = await filled([cup(), free()], '');
    expect((await shop.baskets.baskets.checkout(guest)).view.stops).toEqual([{ code: 'points_account' }]);
    expect(await points.balance('anna')).toBe(100);
    await balanced();
  });

  it('are never spent twice by orders placed at once', async () => {
    const visits = await Promise.all([1, 2, 3].map(() => filled([cup(), free('2')])));
    const inputs = await Promise.all(visits.map((visit) => shop.input(visit, 'transfer', { customerId: 'anna' })));
    const all = await Promise.all(visits.map((visit, n) => shop.checkout.place(visit, inputs[n] as never)));
    // Whoever reads the basket after another has paid is stopped there already.
    const came = all
      .map((one) => (one.ok ? 'placed' : one.error.code))
      .map((one) => (one === 'stopped' ? 'points' : one));
    expect(came.sort()).toEqual(['placed', 'points', 'points']);
    expect(await points.balance('anna')).toBe(20);
    expect(await shop.stock(1)).toBe(2);
    await balanced();
  });

  it('come back once with an order that is cancelled, and what it gave is taken back', async () => {
    const order = await ordered([cup({ quantity: '2' }), free()]);
    await pay(order);
    await Promise.all([shop.orders.cancel(order, 'shop'), shop.orders.cancel(order, 'shop')]);
    expect((await told()).slice(0, 2)).toEqual([
      ['revoked', -60, 100],
      ['returned', 40, 160],
    ]);
    await balanced();
  });

  it('come back with what they paid for once that is withdrawn from, and the withdrawal says how many', async () => {
    const order = await ordered([cup(), free('2')]);
    await pay(order);
    const place = order.lines.find(({ data }) => data.points !== undefined)?.place ?? -1;
    const told = { name: 'Anna Nowak', email: 'anna@example.pl', taken: [{ place, quantity: 1 }] };
    const made = await shop.withdrawals.make(order, { attempt: 'x'.repeat(24), ...told });
    expect(made).toMatchObject({ ok: true, value: { amount: 0, points: 40 } });
    expect((await shop.withdrawals.of(order))[0]).toMatchObject({ points: 40 });
    expect(await points.balance('anna')).toBe(90);
    await balanced();
  });

  it('come back when an order expires, and pay it again when its money is late', async () => {
    const order = await ordered([cup(), free()]);
    shop.now += 8 * DAY;
    await shop.orders.expire();
    expect(await points.balance('anna')).toBe(100);
    await pay(order);
    expect(await points.balance('anna')).toBe(90);
    expect((await shop.orders.order(order.number))?.status).toBe('accepted');
    await balanced();
  });

  it('leave an expired order where it is when they were spent meanwhile', async () => {
    const order = await ordered([cup(), free('2')]);
    shop.now += 8 * DAY;
    await shop.orders.expire();
    await ordered([cup({ product: 2 }), { ...free('1'), product: 2 }]);
    await pay(order);
    expect((await shop.orders.order(order.number))?.status).toBe('expired');
    expect(await points.balance('anna')).toBe(60);
    await balanced();
  });

  it('are given on delivery when the order is done', async () => {
    const order = await ordered([cup()], 'on_delivery');
    await shop.orders.move(order, 'sent');
    expect(await points.balance('anna')).toBe(100);
    await shop.orders.move(order, 'done');
    expect(await points.balance('anna')).toBe(130);
    await balanced();
  });

  it('follow what is withdrawn from, though they were spent: the next ones make up for it', async () => {
    const order = await ordered([cup({ quantity: '3' }), free()]);
    await pay(order);
    await ordered([cup({ product: 2 }), { ...free('3'), product: 2 }]);
    expect(await points.balance('anna')).toBe(30);
    const give = async (n: number, taken: readonly { place: number; quantity: number }[]) =>
      shop.withdrawals.make(order, {
        attempt: `odstapienie-od-umowy-${n}`,
        name: 'Anna Nowak',
        email: 'anna@example.pl',
        taken,
      });
    expect((await give(1, [{ place: 0, quantity: 2 }])).ok).toBe(true);
    expect((await give(1, [{ place: 0, quantity: 2 }])).ok).toBe(true);
    expect((await told())[0]).toEqual(['revoked', -60, -30]);
    expect(await place([cup(), free()])).toMatchObject({ ok: false });
    await balanced();
    expect((await give(2, [{ place: 1, quantity: 1 }])).ok).toBe(true);
    expect((await told())[0]).toEqual(['returned', 40, 10]);
    await balanced();
  });

  it('stay apart, are told in stretches, and are handed out', async () => {
    await customerWith(shop.db, 'jan');
    const order = await ordered([cup(), free()]);
    expect(await points.balance('jan')).toBe(0);
    expect(await points.history('jan', { most: 5, skip: 0 })).toEqual({ entries: [], all: 0 });
    expect(await points.history('anna', { most: 1, skip: 1 })).toEqual({
      entries: [{ at: 0, kind: 'earned', order: 1, amount: 100, balance: 100 }],
      all: 2,
    });
    const at = new Date(shop.now).toISOString();
    expect((await exportPoints(shop.db, 'anna')).points[0]).toEqual({
      ...{ at, kind: 'spent', order: order.number },
      ...{ amount: -40, balance: 60 },
    });
  });

  it('are nobody’s once the account is gone, and its orders give them to nobody else', async () => {
    const order = await ordered([cup(), free()]);
    await pay(order);
    await shop.db.write(async (tx) => {
      await cutOrders(tx, 'anna');
      await tx.deleteFrom('sessions').where('id', '=', 'anna').execute();
    });
    expect(await exportPoints(shop.db, 'anna')).toEqual({ points: [] });
    await customerWith(shop.db, 'anna2');
    await shop.db.write(async (tx) => {
      await tx.updateTable('orders').set({ customer_id: 'anna2' }).execute();
    });
    await shop.orders.cancel(order, 'shop');
    expect(await points.balance('anna2')).toBe(0);
  });
});
