import { describe, expect, it } from 'vitest';
import { createCatalogue } from '../catalogue/service.server.ts';
import { walkCatalogue } from '../catalogue/walk.server.ts';
import { eachDatabase } from '../db/testing/databases.server.ts';
import { baseAction } from './base/actions.ts';
import { BASE_PATH } from './base/connector.ts';
import { orderShop } from './testing/orderShop.server.ts';
import { form, testShop } from './testing/testShop.server.ts';

const KEY = 'klucz-do-prob-0123456789';

describe('the connector of Base.com', () => {
  const { ask } = testShop({ env: async () => ({ BASE_KEY: KEY }) });
  const call = async (fields: Record<string, string>) => {
    const answer = await ask(BASE_PATH, form(fields));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return answer.json();
  };
  const asked = (action: string, fields: Record<string, string> = {}) => call({ bl_pass: KEY, action, ...fields });

  it('answers its key alone', async () => {
    expect(await call({ action: 'OrdersGet' })).toMatchObject({ error: true, error_code: 'no_password' });
    for (const key of ['x', `${KEY}x`, KEY.slice(1)]) {
      expect(await call({ bl_pass: key, action: 'OrdersGet' })).toMatchObject({ error_code: 'incorrect_password' });
    }
    expect(await asked('toString')).toMatchObject({ error_code: 'unsupported_action' });
    expect((await ask(BASE_PATH)).headers.get('Content-Type')).not.toContain('json');
  });

  it('tells what it is and what it answers', async () => {
    expect(await asked('FileVersion')).toEqual({ platform: 'Witryna', version: '1.0.0', standard: 4 });
    expect(await asked('SupportedMethods')).toEqual(
      expect.arrayContaining(['ProductsList', 'ProductsData', 'OrdersGet', 'OrderUpdate', 'StatusesList']),
    );
    expect(await asked('StatusesList')).toMatchObject({ 1: 'waiting', 2: 'accepted', 3: 'sent' });
  });

  it('gives products with prices and stock', async () => {
    const list = (await asked('ProductsList')) as Record<string, { name: string; price: number }>;
    const [id = ''] = Object.keys(list).filter((key) => key !== 'pages');
    expect(list.pages).toBe(1);
    expect(list[id]).toMatchObject({
      name: expect.any(String),
      price: expect.any(Number),
      quantity: expect.any(Number),
    });
    const data = (await asked('ProductsData', { products_id: `${id},999999,x` })) as Record<string, object>;
    expect(Object.keys(data)).toEqual([id]);
    expect(data[id]).toMatchObject({
      name: list[id]?.name,
      price: list[id]?.price,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/produkt\//),
      man_name: expect.any(String),
    });
    expect(await asked('ProductsPrices')).toMatchObject({ [id]: { 0: list[id]?.price } });
    expect(await asked('ProductsList', { filter_name: 'nie ma takiego' })).toEqual({ pages: 1 });
    expect(await asked('ProductsList', { filter_id: id, category_id: 'all' })).toEqual({ [id]: list[id], pages: 1 });
    const pictures = (await asked('ProductsData', { products_id: id, only_images: '1' })) as Record<string, object>;
    expect(Object.keys(pictures[id] ?? {})).toEqual(['images']);
    expect(Object.values((await asked('ProductsCategories')) as object)).toEqual(
      expect.arrayContaining([expect.any(String)]),
    );
  });
});

describe('a shop without a key', () => {
  const { ask } = testShop();
  it('has no connector', async () => {
    expect((await ask(BASE_PATH, form({ bl_pass: '' }))).headers.get('Content-Type')).not.toContain('json');
  });
});

eachDatabase('orders at Base.com', (open) => {
  const shop = orderShop(open);
  const asked = (action: string, fields: Record<string, string> = {}) => {
    const { orders, db } = shop;
    const base = { orders, catalogue: createCatalogue(db), clock: () => shop.now, file: { delivery: [] } };
    return baseAction({ shop: base, walk: walkCatalogue(db), shopUrl: 'https://sklep.pl' }, action, fields);
  };

  it('go out whole, and numbers of parcels and statuses come in', async () => {
    const order = await shop.placed(await shop.shopper());
    const number = String(order.number);
    expect(await asked('OrdersGet', { time_from: '0' })).toMatchObject({
      [number]: {
        status_id: 1,
        paid: 0,
        email: order.email,
        delivery_city: order.data.buyer.client.city,
        products: [
          {
            id: String(order.lines[0]?.product),
            quantity: 2,
            price: (order.lines[0]?.data.unitPrice?.gross ?? 0) / 100,
          },
        ],
      },
    });
    expect(await asked('OrdersGet', { time_from: '0', only_paid: '1' })).toEqual({});
    expect(await asked('OrdersGet', { time_from: '0', id_from: number })).toEqual({});
    const update = (type: string, value: string) =>
      asked('OrderUpdate', { orders_ids: `${number},999`, update_type: type, update_value: value });
    expect(await update('delivery_number', '620000123456')).toEqual({ counter: 0 });
    expect(await update('paid', '1')).toEqual({ counter: 1 });
    expect(await update('delivery_number', '620000123456')).toEqual({ counter: 1 });
    expect(await update('status', '3')).toEqual({ counter: 1 });
    expect(await update('status', '1')).toEqual({ counter: 0 });
    expect(await update('status', 'constructor')).toEqual({ counter: 0 });
    const now = await shop.orders.order(order.number);
    expect(now).toMatchObject({ status: 'sent', data: { shipment: { number: '620000123456' } } });
    expect(await asked('OrdersGet', { order_id: number, only_paid: '1' })).toMatchObject({
      [number]: { status_id: 3, paid: 1 },
    });
  });
});
