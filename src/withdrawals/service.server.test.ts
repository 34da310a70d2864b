import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { DAY } from '../kit/clock.ts';
import { orderJson } from '../orders/merchant/columns.ts';
import type { Order } from '../orders/model.ts';
import { begunPayment } from '../orders/testing/payment.server.ts';
import { receive } from '../orders/transitions/transitions.server.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { endOfTerm } from './model.ts';
import type { WithdrawInput } from './service.server.ts';

eachDatabase('withdrawing', (open) => {
  const shop = orderShop(open);
  const input = (taken: WithdrawInput['taken'], more: Partial<WithdrawInput> = {}): WithdrawInput => ({
    attempt: randomBytes(18).toString('base64url'),
    name: 'Anna Nowak',
    email: 'anna@example.pl',
    taken,
    ...more,
  });

  /** An order of three cups of one kind and one of another, paid. */
  async function paidOrder(): Promise<Order> {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]));
    await shop.orders.transferCame(order);
    return again(order);
  }

  async function again({ number }: Order): Promise<Order> {
    const order = await shop.orders.order(number);
    if (!order) throw new Error('the order is gone');
    return order;
  }

  const all = ({ lines }: Order) =>
    lines.filter(({ data }) => !data.gift).map(({ place, quantity }) => ({ place, quantity }));

  it('gives back all that was paid and all that was taken, once', async () => {
    const order = await paidOrder();
    const stock = (await shop.stock(1)) + (await shop.stock(2));
    const asked = input(all(order));
    const made = await Promise.all([shop.withdrawals.make(order, asked), shop.withdrawals.make(order, asked)]);
    expect(made.map((one) => one.ok && one.value.amount)).toEqual([order.total, order.total]);
    expect(await shop.withdrawals.make(order, asked)).toEqual(made[0]);
    expect(await shop.withdrawals.of(order)).toHaveLength(1);
    const now = await again(order);
    expect(now).toMatchObject({ status: 'cancelled', holdsStock: false });
    expect(now.lines.every(({ quantity, withdrawn }) => quantity === withdrawn)).toBe(true);
    expect((await shop.orders.money(order)).kept).toBe(0);
    expect((await shop.stock(1)) + (await shop.stock(2))).toBeGreaterThanOrEqual(stock + 4);
    expect(await shop.stock(1)).toBe(5);
    expect(shop.told.map(({ what }) => what)).toEqual(['placed', 'paid', 'withdrawn', 'refunding']);
    expect(await shop.withdrawals.make(order, input(all(order)))).toEqual({ ok: false, error: 'ended' });
  });

  it('takes the code of a return once things have to come back, and tells of it once', async () => {
    const order = await paidOrder();
    const parcel = { number: 'ZWR-123456', href: 'https://kurier.example/zwrot/1' };
    expect(await shop.withdrawals.giveCode(order, parcel)).toBeUndefined();
    await shop.withdrawals.make(order, input([{ place: 0, quantity: 1 }]));
    expect(await shop.withdrawals.giveCode(order, parcel)).toBeUndefined();
    await shop.orders.move(order, 'sent');
    shop.now += DAY;
    await shop.withdrawals.make(order, input([{ place: 0, quantity: 1 }]));
    shop.told.length = 0;
    expect(await shop.withdrawals.giveCode(order, parcel)).toMatchObject({ sent: true, parcel });
    expect(await shop.withdrawals.giveCode(order, parcel)).toMatchObject({ parcel });
    expect(shop.told.map(({ what }) => what)).toEqual(['return']);
    const [early, late] = await shop.withdrawals.of(order);
    expect([early?.parcel, late?.parcel]).toEqual([undefined, parcel]);
    expect(late).toMatchObject({ name: 'Anna Nowak', email: 'anna@example.pl', whole: false });
    expect((await shop.orders.history(order)).at(-1)).toMatchObject({ kind: 'return_code' });
    expect(orderJson(await again(order), 0)).toMatchObject({ return_code: 'ZWR-123456', return_link: parcel.href });
    await shop.withdrawals.giveCode(order, { number: 'ZWR-654321' });
    expect(orderJson(await again(order), 0)).toMatchObject({ return_code: 'ZWR-654321', return_link: '' });
    expect((await shop.withdrawals.of(order)).at(-1)?.parcel).toEqual({ number: 'ZWR-654321' });
    expect(await again(order)).toMatchObject({ status: 'sent' });
  });

  it('takes a part, and gives back what that part cost and held', async () => {
    const order = await paidOrder();
    const [line] = order.lines;
    const made = await shop.withdrawals.make(order, input([{ place: 0, quantity: 1 }]));
    expect(made).toMatchObject({ ok: true, value: { whole: false, delivery: 0 } });
    expect(await shop.stock(1)).toBe(3);
    const second = await shop.withdrawals.make(order, input([{ place: 0, quantity: 2 }]));
    const amounts = [made, second].map((one) => (one.ok ? one.value.amount : 0));
    expect(amounts[0]).toBeGreaterThan(0);
    expect((amounts[0] ?? 0) + (amounts[1] ?? 0)).toBe(line?.paid);
    expect(await shop.stock(1)).toBe(5);
    expect(await again(order)).toMatchObject({ status: 'accepted', holdsStock: true });
    expect(await shop.withdrawals.make(order, input([{ place: 0, quantity: 1 }]))).toEqual({
      ok: false,
      error: 'changed',
    });
    expect(await shop.withdrawals.due(await again(order), [{ place: 1, quantity: 1 }])).toEqual({
      amount: order.total - (line?.paid ?? 0),
      card: 0,
      byHand: order.total - (line?.paid ?? 0),
    });
  });

  it('writes down what the shop pays out itself: what came by transfer, whatever else was paid with', async () => {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' })]), 'blik');
    await shop.orders.transferCame(order, 1000);
    const payment = await begunPayment(shop.db, order, order.total - 1000, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total - 1000, shop.now));
    const paid = await again(order);
    expect(paid.payment).toBe('blik');
    expect(await shop.withdrawals.due(paid, all(paid))).toEqual({ amount: paid.total, card: 0, byHand: 1000 });
    const made = await shop.withdrawals.make(paid, input(all(paid)));
    expect(made).toMatchObject({ ok: true, value: { amount: paid.total, byHand: 1000 } });
    expect((await shop.withdrawals.of(paid))[0]).toMatchObject({ byHand: 1000 });
    expect(await shop.orders.transferReturned(paid)).toBe(1000);
  });

  it('leaves the stock as it is once the parcel has left, and the delivery at its cheapest', async () => {
    const order = await paidOrder();
    await shop.orders.move(order, 'sent');
    const stock = await shop.stock(1);
    const made = await shop.withdrawals.make(order, input(all(order)));
    expect(made).toMatchObject({ ok: true, value: { whole: true } });
    expect(await shop.stock(1)).toBe(stock);
    expect((await again(order)).status).toBe('sent');
    expect((await shop.orders.money(order)).kept).toBe(
      order.data.sums.delivery.gross - (order.data.delivery?.cheapest ?? 0),
    );
  });

  it('ends an order that waits for its money, and sends back what comes for it later', async () => {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' })]));
    await shop.orders.transferCame(order, 1000);
    shop.told.length = 0;
    const made = await shop.withdrawals.make(order, input(all(order)));
    expect(made).toMatchObject({ ok: true, value: { amount: 1000, byHand: 1000, sent: false, whole: true } });
    expect(await again(order)).toMatchObject({ status: 'cancelled', holdsStock: false });
    expect(await shop.stock(1)).toBe(5);
    expect(shop.told.map(({ what }) => what)).toEqual(['withdrawn', 'refunding']);
    const late = await begunPayment(shop.db, order, order.total, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, late, order.total, shop.now));
    expect(await shop.orders.money(order)).toEqual({ kept: 0, leaving: 1000 + order.total });
  });

  it('leaves less to be paid of an order that waits, in part', async () => {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]));
    const [line] = order.lines;
    const made = await shop.withdrawals.make(order, input([{ place: 0, quantity: 3 }]));
    expect(made).toMatchObject({ ok: true, value: { amount: 0, whole: false } });
    expect(await again(order)).toMatchObject({ status: 'waiting', holdsStock: true });
    expect(await shop.stock(1)).toBe(5);
    expect(await shop.orders.toPay(order)).toBe(order.total - (line?.paid ?? 0));
    await shop.orders.transferCame(order);
    expect(await again(order)).toMatchObject({ status: 'accepted' });
    expect((await shop.orders.money(order)).kept).toBe(order.total - (line?.paid ?? 0));
  });

  it('accepts an order of which nothing is left that money has to pay for', async () => {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]));
    // As of a thing for points that is sent free of charge.
    await shop.db.write(async (tx) => {
      await tx.updateTable('order_lines').set({ paid: 0 }).where('place', '=', 1).execute();
      const total = order.lines[0]?.paid ?? 0;
      await tx.updateTable('orders').set({ total }).where('id', '=', order.id).execute();
    });
    expect(await shop.withdrawals.make(order, input([{ place: 0, quantity: 3 }]))).toMatchObject({ ok: true });
    expect(await again(order)).toMatchObject({ status: 'accepted', payment: 'nothing', paidAt: shop.now });
    expect(await shop.orders.toPay(await again(order))).toBe(0);
  });

  it('is refused too late, and for what was sent by nobody or is not in the order', async () => {
    const order = await paidOrder();
    const refused = (taken: WithdrawInput['taken'], more = {}) => shop.withdrawals.make(order, input(taken, more));
    expect(await refused(all(order), { attempt: 'short' })).toEqual({ ok: false, error: 'attempt' });
    for (const taken of [
      [],
      [{ place: 0, quantity: 4 }],
      [{ place: 7, quantity: 1 }],
      [
        { place: 0, quantity: 1 },
        { place: 0, quantity: 1 },
      ],
    ]) {
      expect(await refused(taken)).toEqual({ ok: false, error: 'changed' });
    }
    await shop.orders.move(order, 'sent');
    expect(await shop.withdrawals.term(order)).toMatchObject({ open: true });
    shop.now += 60 * DAY;
    expect(await refused(all(order))).toEqual({ ok: false, error: 'late' });
    expect((await shop.orders.money(order)).kept).toBe(order.total);
  });

  it('counts its days from when it was collected, however long it lay ready for that', async () => {
    const paid = await paidOrder();
    await shop.orders.move(paid, 'sent');
    const ready = await again(paid);
    const { delivery } = ready.data;
    if (!delivery) throw new Error('nothing is delivered');
    const collected = { data: { ...ready.data, delivery: { ...delivery, pickUp: true } } };
    shop.now += 60 * DAY;
    expect(await shop.withdrawals.term({ ...ready, ...collected })).toEqual({ open: true });
    await shop.orders.move(ready, 'done');
    const done = { ...(await again(paid)), ...collected };
    expect(await shop.withdrawals.term(done)).toMatchObject({ open: true, until: endOfTerm(shop.now, 14) });
  });

  it('counts its days from when it was done, for what was never sent', async () => {
    const order = await paidOrder();
    await shop.orders.move(order, 'done');
    const done = await again(order);
    expect(await shop.withdrawals.term(done)).toMatchObject({ open: true, until: expect.any(Number) });
    expect(await shop.withdrawals.make(done, input([{ place: 0, quantity: 1 }]))).toMatchObject({ ok: true });
    shop.now += 60 * DAY;
    expect(await shop.withdrawals.term(done)).toMatchObject({ open: false });
  });

  it('pays nothing out for a parcel that was to be paid on delivery and never left', async () => {
    const order = await shop.placed(await shop.shopper([cup()]), 'on_delivery');
    const asked = input(all(order));
    expect(await shop.withdrawals.make(order, asked)).toMatchObject({ ok: true, value: { amount: 0 } });
    expect(shop.told.map(({ what }) => what)).toEqual(['placed', 'withdrawn']);
    const other = await shop.placed(await shop.shopper([cup()]), 'on_delivery');
    expect(await shop.withdrawals.make(other, asked)).toEqual({ ok: false, error: 'attempt' });
  });

  it('asks nothing for what was withdrawn before anything was paid, and gives it back when it is paid after all', async () => {
    const [asked, whole] = [
      await shop.placed(await shop.shopper([cup({ quantity: '2' })]), 'on_delivery'),
      await shop.placed(await shop.shopper([cup({ quantity: '2' })]), 'on_delivery'),
    ];
    const one = (asked.lines[0]?.paid ?? 0) / 2;
    for (const order of [asked, whole]) {
      expect(await shop.withdrawals.make(order, input([{ place: 0, quantity: 1 }]))).toMatchObject({
        ok: true,
        value: { amount: 0 },
      });
    }
    expect(await shop.orders.transferCame(asked)).toEqual({ ok: true, value: asked.total - one });
    expect((await shop.orders.money(asked)).kept).toBe(asked.total - one);
    await shop.orders.transferCame(whole, whole.total);
    expect((await shop.orders.money(whole)).kept).toBe(whole.total - one);
    for (const order of [asked, whole]) {
      await shop.withdrawals.make(await again(order), input([{ place: 0, quantity: 1 }]));
      expect(await again(order)).toMatchObject({ status: 'cancelled' });
      expect((await shop.orders.money(order)).kept).toBe(0);
    }
  });
});
