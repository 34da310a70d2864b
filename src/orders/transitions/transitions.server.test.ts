import { expect, it, vi } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY, HOUR, MINUTE } from '../../kit/clock.ts';
import { endOfDay } from '../../kit/wall.ts';
import { begunPayment } from '../../orders/testing/payment.server.ts';
import { PAYMENT_TERMS } from '../../orders/testing/paymentTerms.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';
import { changeOrder } from '../store/orders.server.ts';
import { endOrder } from './end.server.ts';
import { receive } from './transitions.server.ts';

eachDatabase('an order', (open) => {
  const shop = orderShop(open);

  async function placedWith(code?: string) {
    const visit = await shop.shopper();
    if (code !== undefined) await shop.baskets.baskets.activateCode(visit, code);
    return shop.placed(visit);
  }
  async function paid(order: { id: string; total: number }): Promise<void> {
    const payment = await begunPayment(shop.db, order, order.total, shop.now);
    await shop.db.write((tx) => receive(tx, shop.orders.deps, payment, order.total, shop.now));
  }
  const statusOf = async ({ number }: { number: number }) => (await shop.orders.order(number))?.status;

  it('is not cancelled by a buyer whose page shows it unpaid when it is paid', async () => {
    const seen = await placedWith();
    await paid(seen);
    expect(await shop.orders.cancel(seen, 'buyer')).toBe('status');
    expect(await statusOf(seen)).toBe('accepted');
  });

  it('does not end before its time, whatever a sweep has read', async () => {
    const order = await placedWith();
    const expire = () => shop.db.write((tx) => endOrder(tx, shop.orders.deps, order.id, 'expired', shop.now));
    expect(await expire()).toBe('status');
    shop.now = order.expiresAt ?? 0;
    expect(await expire()).toMatchObject({ status: 'expired' });
  });

  it('waits for a transfer to the end of the day that its page names, also when it is chosen later', async () => {
    const order = await placedWith();
    const days = PAYMENT_TERMS.transfer?.days ?? 0;
    expect(order.expiresAt).toBe(endOfDay(order.placedAt, days));
    shop.now += HOUR;
    expect(await shop.orders.payByTransfer(order)).toBe('done');
    expect((await shop.orders.order(order.number))?.expiresAt).toBe(endOfDay(order.placedAt, days));
  });

  it('waits for a transfer no longer than its days from the day it was placed, however often that is chosen', async () => {
    const order = await shop.placed(await shop.shopper(), 'blik');
    const days = PAYMENT_TERMS.transfer?.days ?? 0;
    shop.now += 40 * MINUTE;
    await Promise.all([shop.orders.payByTransfer(order), shop.orders.payByTransfer(order)]);
    const until = async () => (await shop.orders.order(order.number))?.expiresAt;
    const last = endOfDay(order.placedAt, days);
    expect(await until()).toBe(last);
    shop.now += (days - 1) * DAY;
    expect(await shop.orders.payByTransfer(order)).toBe('done');
    expect(await until()).toBe(last);
    const chosen = (await shop.orders.history(order)).filter(({ kind }) => kind === 'payment_chosen');
    expect(chosen).toHaveLength(1);
  });

  it('keeps the longer time that it had when a transfer is chosen', async () => {
    const order = await shop.placed(await shop.shopper(), 'blik');
    const later = order.placedAt + 30 * DAY;
    await shop.db.write((tx) => changeOrder(tx, order.id, { expires_at: later }, shop.now));
    await shop.orders.payByTransfer(order);
    expect((await shop.orders.order(order.number))?.expiresAt).toBe(later);
  });

  it('promises no days once it waits for a transfer, and its chosen day only as far as that comes in time', async () => {
    const place = async (more: Parameters<typeof shop.input>[2]) => {
      const visit = await shop.shopper();
      const placed = await shop.checkout.place(visit, await shop.input(visit, 'blik', more));
      if (!placed.ok) throw new Error(placed.error.code);
      return placed.value;
    };
    const told = { promise: 'Wyślemy we wtorek. U Ciebie w środę.', arrival: 'U Ciebie w środę.' };
    const order = await place(told);
    expect(order.data.delivery).toMatchObject(told);
    expect(await shop.orders.payByTransfer(order)).toBe('done');
    const { promise: _, arrival: __, ...rest } = order.data.delivery ?? {};
    expect((await shop.orders.order(order.number))?.data).toEqual({ ...order.data, delivery: rest });
    const visit = await shop.shopper();
    const { checked } = await shop.input(visit, 'blik');
    const dated = await place({ ...told, checked: { ...checked, day: '2026-12-01' } });
    const wish = '1 grudnia, o ile przelew dotrze wcześniej.';
    expect(await shop.orders.payByTransfer(dated, wish)).toBe('done');
    expect((await shop.orders.order(dated.number))?.data).toEqual({
      ...dated.data,
      delivery: { ...dated.data.delivery, day: '2026-12-01', promise: wish, arrival: wish },
    });
  });

  it('is taken up again by late money only with its code', async () => {
    const first = await placedWith('RAZ');
    shop.now = first.expiresAt ?? 0;
    await shop.orders.expire();
    const second = await placedWith('RAZ');
    await paid(first);
    expect(await statusOf(first)).toBe('expired');
    expect(await shop.orders.money(first)).toEqual({ kept: 0, leaving: first.total });
    await shop.orders.cancel(second, 'shop');
    await paid(first);
    expect(await statusOf(first)).toBe('accepted');
    const uses = await shop.db.read.selectFrom('rebate_uses').select('order_id').execute();
    expect(uses).toEqual([{ order_id: first.id }]);
  });

  it('gives the use of a code back only when it had one', async () => {
    const released = vi.spyOn(shop.orders.deps.baskets, 'releaseCode');
    const [plain, coded] = [await placedWith(), await placedWith('RAZ')];
    for (const order of [plain, coded]) await shop.orders.cancel(order, 'shop');
    expect(released.mock.calls.map(([, order]) => order)).toEqual([coded.id]);
  });

  it('that is not taken up again is told of as it was to be paid', async () => {
    const first = await placedWith('RAZ');
    shop.now = first.expiresAt ?? 0;
    await shop.orders.expire();
    await placedWith('RAZ');
    const told = vi.spyOn(shop.orders.deps.hooks, 'refunding');
    await paid(first);
    expect(first.payment).not.toBe('blik');
    expect(told.mock.calls.map(([, { payment }]) => payment)).toEqual([first.payment]);
  });
});
