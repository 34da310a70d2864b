import { expect, it } from 'vitest';
import { formatMoney } from '../../kit/priceFormat.ts';
import type { Order } from '../../orders/model.ts';
import { documents } from '../testing/documents.server.ts';
import { COURIER, placeOrder, region } from '../testing/orderForm.server.ts';
import { testShop } from '../testing/testShop.server.ts';

const opened = testShop({ shopDir: 'shop', realPages: true });

const TWO = [{ product: '1023' }, { product: '1001', size: '350' }];

/** What a merchant knows of an order, and does with it. */
function merchant(number: number) {
  const { orders } = opened.shop();
  const order = async (): Promise<Order> => {
    const found = await orders.order(number);
    if (!found) throw new Error('it was not placed');
    return found;
  };
  return {
    orders,
    order,
    money: async () => orders.money(await order()),
    toPay: async () => orders.toPay(await order()),
  };
}

it('who withdraws from a parcel on delivery gets back what was collected, and the shop pays it out once', async () => {
  const page = documents(opened);
  const number = await placeOrder(page, TWO, { delivery: COURIER, payment: /^Przy odbiorze/ });
  const at = `/zamowienie/${number}`;
  const { orders, order, money, toPay } = merchant(number);
  await orders.move(await order(), 'sent');
  await page.open(`${at}/odstapienie`);
  await page.press('Dalej');
  await page.press('Potwierdź odstąpienie');
  expect(page.heading()).toBe('Odstąpienie przyjęte');
  const { total } = await order();
  expect(await toPay()).toBe(total);
  const { kept, leaving } = await money();
  expect(kept).toBeLessThan(0);
  expect(leaving).toBe(-kept);
  expect(await orders.transferReturned(await order())).toBe(leaving);
  expect(await orders.transferCame(await order(), total)).toEqual({ ok: true, value: total });
  expect(await money()).toEqual({ kept: total + kept, leaving: 0 });
  await page.open(at);
  expect(page.main()).toContain('Zwrócone');
  expect(page.main()).not.toContain('w drodze');
});

it('withdrawing from an order that is paid in part keeps what the rest costs, and says so', async () => {
  const page = documents(opened);
  const number = await placeOrder(page, TWO);
  const { orders, order, money, toPay } = merchant(number);
  await orders.transferCame(await order(), 2000);
  await page.open(`/zamowienie/${number}/odstapienie`);
  page.tick('Tylko od niektórych rzeczy');
  page.field(/^Kubek Codzienny/).value = '1';
  await page.press('Dalej');
  expect(page.main()).toContain('Z tego, co już zapłacono, 20,00 zł idzie na resztę zamówienia.');
  await page.press('Potwierdź odstąpienie');
  expect(page.heading()).toBe('Odstąpienie przyjęte');
  expect(await money()).toEqual({ kept: 2000, leaving: 0 });
  const owed = await toPay();
  expect(owed).toBeGreaterThan(0);
  expect(owed).toBeLessThan((await order()).total - 2000);
  await page.open(`/zamowienie/${number}`);
  expect(region(page, 'Zapłać przelewem')).toContain(formatMoney(owed).replaceAll('\u00a0', ' '));
});
