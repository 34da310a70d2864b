import { expect, it } from 'vitest';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { exportOrders } from '../orders/account/customerOrders.server.ts';
import type { Order } from '../orders/model.ts';
import { orderShop } from '../server/testing/orderShop.server.ts';
import { exportWithdrawals } from './account.server.ts';

eachDatabase('the copy of a customer’s withdrawals', (open) => {
  const shop = orderShop(open);

  async function paid(customerId: string): Promise<Order> {
    const visit = await shop.shopper();
    const placed = await shop.checkout.place(visit, await shop.input(visit, 'transfer', { customerId }));
    if (!placed.ok) throw new Error(placed.error.code);
    await shop.orders.transferCame(placed.value);
    return placed.value;
  }

  it('has each statement as it was made, of this customer alone', async () => {
    const order = await paid('anna');
    await shop.orders.move(order, 'sent');
    const account = 'PL61109010140000071219812874';
    const made = { name: 'Anna Nowak', email: 'anna@example.pl', account, taken: [{ place: 0, quantity: 1 }] };
    for (const [n, one] of [order, await paid('jan')].entries())
      expect(await shop.withdrawals.make(one, { ...made, attempt: `${n}`.repeat(24) })).toMatchObject({ ok: true });
    const parcel = { number: 'ZWR-1' };
    await shop.withdrawals.giveCode(order, parcel);
    const [kept] = await shop.withdrawals.of(order);
    expect((await exportWithdrawals(shop.db, 'anna')).withdrawals).toMatchObject([
      {
        ...{ order: order.number, name: 'Anna Nowak', email: 'anna@example.pl', account, parcel },
        ...{ statement: kept?.words, amount: kept?.amount, lines: [{ name: 'Rzecz 1', quantity: '1' }] },
      },
    ]);
    expect(await exportOrders(shop.db, 'anna')).toMatchObject({ orders: [{ returning: parcel }] });
  });
});
