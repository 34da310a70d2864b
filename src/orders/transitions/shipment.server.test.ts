import { expect, it } from 'vitest';
import { eachDatabase } from '../../db/testing/databases.server.ts';
import { orderShop } from '../../server/testing/orderShop.server.ts';

const SHIPMENT = { number: '620000123456', href: 'https://kurier.example/620000123456' };

eachDatabase('the number of a parcel', (open) => {
  const shop = orderShop(open);

  it('is written down once, and told of once', async () => {
    const order = await shop.placed(await shop.shopper());
    expect(await shop.orders.ship(order, SHIPMENT)).toBe('status');
    await shop.orders.transferCame(order);
    expect(await shop.orders.ship(order, SHIPMENT)).toMatchObject({ data: { shipment: SHIPMENT } });
    await shop.orders.ship(order, SHIPMENT);
    const now = await shop.orders.order(order.number);
    expect(now?.data.shipment).toEqual(SHIPMENT);
    expect(now?.data).toEqual({ ...order.data, shipment: SHIPMENT });
    const kinds = (await shop.orders.history(order)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'shipment')).toHaveLength(1);
  });

  it('can be another one on the way, and none once it is there', async () => {
    const order = await shop.placed(await shop.shopper());
    await shop.orders.transferCame(order);
    await shop.orders.move(order, 'sent');
    await shop.orders.ship(order, SHIPMENT);
    expect(await shop.orders.ship(order, { number: 'INNY-1' })).toMatchObject({
      data: { shipment: { number: 'INNY-1' } },
    });
    await shop.orders.move(order, 'done');
    expect(await shop.orders.ship(order, SHIPMENT)).toBe('status');
  });
});
