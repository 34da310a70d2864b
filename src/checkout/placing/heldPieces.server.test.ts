import { beforeEach, expect, it } from 'vitest';
import { cup } from '../../basket/testing/shop.server.ts';
import { aDraft, aSizeDraft, importAll } from '../../catalogue/testing/drafts.server.ts';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { DAY } from '../../kit/clock.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';

eachDatabase('an order that waits for money', (open) => {
  const shop = orderShop(open);
  const many = (quantity: string) => shop.shopper([cup({ quantity })]);
  const from = async (visit: Awaited<ReturnType<typeof many>>, address: string, payment?: 'on_delivery') =>
    shop.checkout.place(visit, await shop.input(visit, payment, { from: address }));
  const refused = { ok: false, error: { code: 'held' } };

  beforeEach(() => shop.baskets.brought([{ branch: 'pracownia', own: true, quantity: 500 }]));

  it('lets one network address hold so many pieces and no more, however many sessions it opens', async () => {
    expect(await from(await many('90'), '192.0.2.1')).toMatchObject({ ok: true });
    expect(await from(await many('11'), '192.0.2.1')).toEqual(refused);
    expect(await from(await many('10'), '192.0.2.1')).toMatchObject({ ok: true });
    expect(await from(await many('1'), '192.0.2.1')).toEqual(refused);
    // Nothing was taken of what was refused; another address, and what is paid on delivery, is free.
    expect(await shop.stock(1)).toBe(400);
    expect(await from(await many('11'), '192.0.2.2')).toMatchObject({ ok: true });
    expect(await from(await many('11'), '192.0.2.1', 'on_delivery')).toMatchObject({ ok: true });
  });

  it('may hold any number when it is the first of its address', async () => {
    expect(await from(await many('300'), '192.0.2.1')).toMatchObject({ ok: true });
    expect(await from(await many('1'), '192.0.2.1')).toEqual(refused);
  });

  it('holds nothing any more once it is paid, cancelled or out of time', async () => {
    for (const ends of ['paid', 'cancelled', 'late'] as const) {
      const placed = await from(await many('99'), '192.0.2.1');
      if (!placed.ok) throw new Error(`not placed: ${placed.error.code}`);
      expect(await from(await many('2'), '192.0.2.1')).toEqual(refused);
      if (ends === 'paid') await shop.orders.transferCame(placed.value);
      else if (ends === 'cancelled') await shop.orders.cancel(placed.value, 'buyer');
      else {
        shop.now += 8 * DAY;
        await shop.orders.expire();
      }
      expect(await shop.db.read.selectFrom('order_holders').selectAll().execute()).toEqual([]);
    }
  });

  it('holds less once a part of it was withdrawn from', async () => {
    const sizes = [aSizeDraft({ stocks: [{ branch: 'pracownia', own: true, quantity: 500 }] })];
    await importAll(shop.db, [aDraft('1', { sizes }), aDraft('2', { sizes, precision: 1 })], shop.now);
    const visit = await shop.shopper([cup({ quantity: '90' }), cup({ product: 2, quantity: '9,5' })]);
    const placed = await from(visit, '192.0.2.1');
    if (!placed.ok) throw new Error(`not placed: ${placed.error.code}`);
    expect(await from(await many('60'), '192.0.2.1')).toEqual(refused);
    const stated = { attempt: 'a'.repeat(22), name: 'Anna', email: 'anna@example.pl' };
    await shop.withdrawals.make(placed.value, { ...stated, taken: [{ place: 0, quantity: 60 }] });
    const [held] = await shop.db.read.selectFrom('order_holders').select('pieces').execute();
    expect(held?.pieces).toBe(30 + 10);
    expect(await from(await many('60'), '192.0.2.1')).toMatchObject({ ok: true });
  });

  it('is counted by two at once from one address', async () => {
    const visits = await Promise.all(Array.from({ length: 6 }, () => many('40')));
    const done = await Promise.all(visits.map((visit) => from(visit, '192.0.2.1')));
    expect(done.filter(({ ok }) => ok)).toHaveLength(2);
  });
});
