import { describe, expect, it } from 'vitest';
import type { Order } from '../model.ts';
import { aLine, anOrder } from '../testing/order.ts';
import { csvHead, csvRows, orderJson } from './columns.ts';

const SHIPMENT = { number: '620000123456', href: 'https://kurier.example/620000123456' };

const cells = (line: string) => line.slice(1, -1).split('","');
const tableOf = (order: Order) =>
  csvRows(order, 0).map((row) => {
    const values = cells(row);
    return Object.fromEntries(cells(csvHead()).map((name, place) => [name, values[place]]));
  });

describe('the export of orders', () => {
  it('has the number and the link of a parcel on each line of its order', () => {
    const order = anOrder({ lines: [aLine(), aLine({ place: 1 })], data: { shipment: SHIPMENT } });
    const expected = { shipment: SHIPMENT.number, tracking: SHIPMENT.href };
    expect(tableOf(order)).toMatchObject([
      { line: '1', ...expected },
      { line: '2', ...expected },
    ]);
    expect(orderJson(order, 0)).toMatchObject(expected);
  });

  it('leaves them empty before the parcel goes, and the link where its carrier has none', () => {
    expect(tableOf(anOrder())).toMatchObject([{ shipment: '', tracking: '' }]);
    const order = anOrder({ data: { shipment: { number: 'INNY-1' } } });
    expect(tableOf(order)).toMatchObject([{ shipment: 'INNY-1', tracking: '' }]);
  });
});

it('the export of orders says what is still to be paid, and that nothing is for what has ended', () => {
  expect(orderJson(anOrder(), 1250)).toMatchObject({ to_pay: '184.90', owed: '12.50' });
  expect(orderJson(anOrder({ status: 'accepted' }), -100)).toMatchObject({ owed: '0.00' });
  for (const status of ['cancelled', 'expired'] as const)
    expect(orderJson(anOrder({ status }), 18_490)).toMatchObject({ owed: '0.00' });
});
