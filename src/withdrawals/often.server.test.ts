import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { cup } from '../basket/testing/shop.server.ts';
import { createLimiter } from '../customers/service/attempts.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { MINUTE } from '../kit/clock.ts';
import type { Order } from '../orders/model.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';

eachDatabase('withdrawing piece by piece', (open) => {
  const counted: Parameters<typeof orderShop>[2] = () => ({ limiter: createLimiter(shop.db, () => shop.now) });
  const shop = orderShop(open, undefined, counted);

  async function paidOrder(): Promise<Order> {
    await shop.baskets.brought([{ branch: 'pracownia', own: true, quantity: 500 }]);
    const order = await shop.placed(await shop.shopper([cup({ quantity: '40' })]));
    await shop.orders.transferCame(order);
    const paid = await shop.orders.order(order.number);
    if (!paid) throw new Error('the order is gone');
    return paid;
  }
  const states = (order: Order, email: string) =>
    shop.withdrawals.make(order, {
      attempt: randomBytes(18).toString('base64url'),
      name: 'Anna Nowak',
      email,
      taken: [{ place: 0, quantity: 1 }],
    });
  const often = { ok: false, error: 'often' };

  it('fills nobody’s mailbox: the eleventh of one order waits', async () => {
    const order = await paidOrder();
    for (let n = 0; n < 10; n++) expect(await states(order, order.email)).toMatchObject({ ok: true });
    expect(await states(order, order.email)).toEqual(often);
    shop.now += 5 * MINUTE;
    expect(await states(order, order.email)).toMatchObject({ ok: true });
  });

  it('fills no stranger’s mailbox from many orders, and keeps nobody from their own address', async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    for (let n = 0; n < 5; n++) {
      expect(await states(one, 'obcy@example.pl')).toMatchObject({ ok: true });
      expect(await states(two, 'OBCY@example.pl')).toMatchObject({ ok: true });
    }
    expect(await states(one, 'obcy@example.pl')).toEqual(often);
    expect(await states(one, one.email)).toMatchObject({ ok: true });
  });
});
