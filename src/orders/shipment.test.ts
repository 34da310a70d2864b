import { expect, it } from 'vitest';
import { isSameShipment, mayShip, readShipment } from './shipment.ts';
import { richOrder } from './testing/richOrder.ts';

it('a shipment has the number of a parcel, and https addresses alone', () => {
  expect(readShipment('620000123456')).toEqual({ number: '620000123456' });
  expect(readShipment('1Z-99', 'https://kurier.example/p?n=1')).toEqual({
    number: '1Z-99',
    href: 'https://kurier.example/p?n=1',
  });
  for (const number of ['', 'abc', '=SUM(1)', 'a b c d', '<b>12345</b>', '1'.repeat(51)]) {
    expect(readShipment(number)).toBeUndefined();
  }
  const odd = [
    '',
    'kurier.example',
    'http://kurier.example/1',
    'javascript:alert(1)',
    'https://a@b.example/',
    'https://x',
  ];
  for (const href of odd) expect(readShipment('620000123456', href)).toBeUndefined();
});

it('a shipment is of what travels and is made up or on its way', () => {
  const sent = (['waiting', 'accepted', 'sent', 'done', 'cancelled', 'expired'] as const).filter((status) =>
    mayShip(richOrder({ status })),
  );
  expect(sent).toEqual(['accepted', 'sent']);
  const { delivery: _, ...nothing } = richOrder().data;
  expect(mayShip({ status: 'sent', data: nothing })).toBe(false);
});

it('a shipment is told apart by number and address', () => {
  expect(isSameShipment({ number: '1234' }, { number: '1234' })).toBe(true);
  expect(isSameShipment({ number: '1234' }, { number: '1234', href: 'https://kurier.example/' })).toBe(false);
  expect(isSameShipment(undefined, { number: '1234' })).toBe(false);
});
