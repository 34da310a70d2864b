import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';

const INVOICE = { number: '5265877635-20250826-0100001AF629-AF' };

eachDatabase('the invoice of an order', (open) => {
  const shop = orderShop(open);

  it('is written down once, and told of once', async () => {
    const order = await shop.placed(await shop.shopper());
    expect(await shop.orders.invoice(order, INVOICE)).toBe('status');
    await shop.orders.transferCame(order);
    expect(await shop.orders.invoice(order, INVOICE)).toMatchObject({ data: { invoice: INVOICE } });
    await shop.orders.invoice(order, INVOICE);
    const now = await shop.orders.order(order.number);
    expect(now?.data).toEqual({ ...order.data, invoice: INVOICE });
    const kinds = (await shop.orders.history(order)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'invoice')).toHaveLength(1);
  });

  it('comes after everything was handed over too, and gives way to another', async () => {
    const order = await shop.placed(await shop.shopper());
    await shop.orders.transferCame(order);
    await shop.orders.move(order, 'sent');
    await shop.orders.move(order, 'done');
    await shop.orders.invoice(order, INVOICE);
    const other = { number: '5265877635-20260826-0100001AF629-00' };
    expect(await shop.orders.invoice(order, other)).toMatchObject({ data: { invoice: other } });
  });
});
