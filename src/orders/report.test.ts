import { expect, it } from 'vitest';
import { salesSums } from './report.ts';
import { aLine, anOrder } from './testing/order.ts';

it('the sums of a report add up to the grosz: rates to goods and delivery, products to what was paid', () => {
  const sums = salesSums(2300);
  const line = (product: number, gross: number, net: number, bp: number, quantity = 1) =>
    aLine({ product, quantity, paid: gross, data: { amount: { gross, net }, vat: { bp, exempt: false } } });
  sums.take(anOrder({ lines: [line(1, 9999, 8129, 2300, 3), line(2, 1050, 1000, 500)] }));
  sums.take(anOrder({ status: 'done', lines: [line(1, 3333, 2710, 2300)], data: { code: 'STÓŁ10' } }));
  sums.take(anOrder({ status: 'cancelled' }));
  sums.take(anOrder({ status: 'waiting' }));
  const report = sums.report();
  expect(report).toMatchObject({ orders: 2, goods: 14_382, delivery: 3380, total: 17_762 });
  expect(report.vat).toEqual([
    { rate: '23', net: 8129 + 2710 + 2 * 1374, vat: 3125, gross: 9999 + 3333 + 3380 },
    { rate: '5', net: 1000, vat: 50, gross: 1050 },
  ]);
  expect(report.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(report.goods + report.delivery);
  expect(report.codes).toEqual([{ code: 'STÓŁ10', orders: 1, worth: 3333, rebate: 0 }]);
  expect(report.products.map(({ product, quantity, paid }) => [product, quantity, paid])).toEqual([
    [1, 4, 13_332],
    [2, 1, 1050],
  ]);
});
