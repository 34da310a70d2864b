import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import type { Order } from '../orders/model.ts';
import { allPieces, imbalances } from '../orders/testing/balance.server.ts';
import { begunPayment } from '../orders/testing/payment.server.ts';
import { receive } from '../orders/transitions/transitions.server.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { collectLess } from './money.ts';

eachDatabase('withdrawing from an order that is paid in part', (open) => {
  const shop = orderShop(open);
  const placed = async () => shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]));
  const withdraw = (order: Order, quantity: number) =>
    shop.withdrawals.make(order, {
      ...{ attempt: randomBytes(18).toString('base64url'), name: 'Anna Nowak', email: 'anna@example.pl' },
      taken: [{ place: 0, quantity }],
    });
  const now = ({ number }: Order) => shop.orders.order(number);
  const worthOf = ({ lines }: Order) => lines[0]?.paid ?? 0;

  it('gives back only what is not needed for the rest, which is paid by that', async () => {
    const pieces = await allPieces(shop.db);
    const order = await placed();
    const left = order.total - worthOf(order);
    await shop.orders.transferCame(order, left + 5000);
    expect(await shop.withdrawals.due(order, [{ place: 0, quantity: 3 }])).toMatchObject({ amount: 5000, kept: left });
    const made = await withdraw(order, 3);
    expect(made).toMatchObject({ ok: true, value: { amount: 5000, byHand: 5000, kept: left } });
    expect(await now(order)).toMatchObject({ status: 'accepted', payment: 'transfer', paidAt: shop.now });
    expect(await shop.orders.money(order)).toEqual({ kept: left, leaving: 5000 });
    expect(await shop.orders.toPay(order)).toBe(0);
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('gives nothing back while the rest needs more, and asks for that alone', async () => {
    const pieces = await allPieces(shop.db);
    const order = await placed();
    await shop.orders.transferCame(order, 5000);
    expect(await withdraw(order, 1)).toMatchObject({ ok: true, value: { amount: 0, kept: 5000 } });
    expect(await withdraw(order, 2)).toMatchObject({ ok: true, value: { amount: 0, kept: 5000 } });
    expect(await now(order)).toMatchObject({ status: 'waiting' });
    expect(await shop.orders.money(order)).toEqual({ kept: 5000, leaving: 0 });
    expect(await shop.orders.toPay(order)).toBe(order.total - worthOf(order) - 5000);
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('is paid as its money came, when that is just enough for the rest', async () => {
    const order = await placed();
    const left = order.total - worthOf(order);
    const payment = await begunPayment(shop.db, order, left, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, left, shop.now));
    expect(await withdraw(order, 3)).toMatchObject({ ok: true, value: { amount: 0, kept: left } });
    expect(await now(order)).toMatchObject({ status: 'accepted', payment: 'blik', paidAt: shop.now });
    expect(await shop.orders.money(order)).toEqual({ kept: left, leaving: 0 });
    expect(shop.told.map(({ what }) => what)).toEqual(['placed', 'withdrawn', 'paid']);
  });

  it('collects less on delivery first, and gives back only what the rest does not need', async () => {
    const pieces = await allPieces(shop.db);
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]), 'on_delivery');
    const one = worthOf(order) / 3;
    await shop.orders.transferCame(order, order.total - one - 5000);
    const kept = order.total - one - 5000;
    const less = await withdraw(order, 1);
    expect(less).toMatchObject({ ok: true, value: { amount: 0, byHand: 0, kept } });
    expect(less.ok && collectLess(order, less.value)).toBe(one);
    expect(await shop.orders.toPay(order)).toBe(5000);
    expect(await now(order)).not.toHaveProperty('paidAt');
    const rest = await withdraw(order, 1);
    expect(rest).toMatchObject({ ok: true, value: { amount: one - 5000, byHand: one - 5000 } });
    expect(rest.ok && collectLess(order, rest.value)).toBe(5000);
    expect(await shop.orders.toPay(order)).toBe(0);
    // Nothing is left to be collected: it is paid by that.
    expect(await now(order)).toMatchObject({ status: 'accepted', payment: 'on_delivery', paidAt: shop.now });
    expect(await imbalances(shop.db, pieces)).toEqual([]);
  });

  it('gives all back of a parcel on delivery that has come, of which a part was paid before', async () => {
    const order = await shop.placed(await shop.shopper([cup({ quantity: '3' }), cup({ product: 2 })]), 'on_delivery');
    await shop.orders.transferCame(order, 5000);
    await shop.orders.move(order, 'sent');
    const due = { amount: worthOf(order), byHand: worthOf(order) };
    expect(await withdraw((await now(order)) ?? order, 3)).toMatchObject({ ok: true, value: due });
  });
});
