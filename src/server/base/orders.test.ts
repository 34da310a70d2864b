import { expect, it } from 'vitest';
import { aLine, anOrder } from '../../orders/testing/order.ts';
import { baseOrder } from './orders.ts';

const amount = (gross: number) => ({ gross, net: Math.round(gross / 1.23) });
const rows = (...lines: Parameters<typeof anOrder>[0][]) =>
  lines.flatMap((order) =>
    baseOrder(anOrder(order)).products.map(({ name, quantity, price }) => [name, quantity, price]),
  );
const sum = (some: (string | number)[][]) =>
  some.reduce((all, [, quantity, price]) => all + Math.round(Number(quantity) * Number(price) * 100), 0);

it('rows of an order come to what the buyer pays, to the grosz', () => {
  const line = (quantity: number, gross: number, more: object = {}) =>
    aLine({ quantity, data: { name: 'Kubek', amount: amount(gross), ...more } });
  const even = rows({ lines: [line(2, 11_800)] });
  expect(even).toEqual([['Kubek', 2, 59]]);
  const uneven = rows({ lines: [line(3, 10_000)] });
  expect(uneven).toEqual([
    ['Kubek', 1, 33.34],
    ['Kubek', 2, 33.33],
  ]);
  expect(sum(uneven)).toBe(10_000);
  const part = rows({
    lines: [aLine({ quantity: 264, precision: 2, data: { name: 'Kafle', unit: 'm²', amount: amount(39_573) } })],
  });
  expect(part).toEqual([['Kafle (2,64 m²)', 1, 395.73]]);
});

it('a size is told by an id of its own, and the only size by none', () => {
  const ids = (data: object) =>
    baseOrder(anOrder({ lines: [aLine({ product: 1001, size: '350', data })] })).products.map((row) => row.variant_id);
  expect(ids({ sizeName: '350 ml' })).toEqual(['1001-350']);
  expect(ids({})).toEqual([0]);
});

it('a telephone has its prefix once', () => {
  const { buyer } = anOrder({}).data;
  const client = { ...buyer.client, phone_prefix: '+48', phone: '+48512345678' };
  expect(baseOrder(anOrder({ data: { buyer: { ...buyer, client } } })).phone).toBe('+48512345678');
});

it('a courier does not collect what a gift card has paid', () => {
  const lines = [aLine({ quantity: 1, data: { name: 'Kubek', amount: amount(5900) } })];
  const { sums } = anOrder({}).data;
  const data = { sums: { ...sums, card: 2000 }, giftCard: { id: 'a', tail: 'K7PQ' } };
  expect(rows({ payment: 'on_delivery', lines, data })).toContainEqual(['Karta …K7PQ', 1, -20]);
  expect(rows({ payment: 'transfer', lines, data })).toHaveLength(1);
});
