import { expect, it } from 'vitest';
import { anOrder } from '../orders/testing/order.ts';
import type { ShopFile } from '../settings/shopFile.ts';
import { returnWay } from './returnWay.ts';

const order = anOrder();
const usual = { how: 'Wpisz numer zamówienia.', link: 'https://zwroty.example/sklep' };
const file = (more: { return?: typeof usual }) =>
  ({ delivery: [{ id: order.data.delivery?.id ?? '', ...more }] }) as unknown as Pick<ShopFile, 'delivery'>;
const parcel = { number: 'ZWR-1234', href: 'https://kurier.example/1' };

it('the way back is the usual one of the way that the order went, or nothing', () => {
  expect(returnWay(order, { sent: true }, file({ return: usual }))).toEqual({
    ...{ how: usual.how, href: usual.link, scanned: usual.link },
  });
  expect(returnWay(order, { sent: true }, file({}))).toBeUndefined();
  expect(returnWay(order, { sent: true }, { delivery: [] })).toBeUndefined();
});

it('the way back is the code of this return once the carrier has given one', () => {
  expect(returnWay(order, { sent: true, parcel }, file({ return: usual }))).toEqual({
    ...{ how: usual.how, code: parcel.number, href: parcel.href, scanned: parcel.href },
  });
  expect(returnWay(order, { sent: true, parcel: { number: 'ZWR-1234' } }, file({ return: usual }))).toEqual({
    ...{ how: usual.how, code: 'ZWR-1234', scanned: 'ZWR-1234' },
  });
});

it('the way back is none for what never left', () => {
  expect(returnWay(order, { sent: false, parcel }, file({ return: usual }))).toBeUndefined();
});
