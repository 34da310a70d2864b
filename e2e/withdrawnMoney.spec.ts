import { desk } from './support/desk.ts';
import { merchantOrders } from './support/merchantOrders.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { expect, test } from './support/test.ts';

const TWO = [
  { product: '1023', size: 'uniw' },
  { product: '1001', size: '350' },
];

const shown = async (number: string) => JSON.parse(await merchantOrders('show', number, '--json'));

test('who withdraws from a parcel on delivery gets back what was collected, and the shop pays it out once', async ({
  newContext,
}) => {
  const context = await newContext({ baseURL: desk.url });
  const at = await placeOrder(context, TWO, { shipping: 'kurier-0', payment: 'on_delivery' });
  const number = String(numberOf(at));
  await merchantOrders('set-status', number, 'sent');
  const page = await context.newPage();
  await page.goto(`${at}/odstapienie`);
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odstąpienie przyjęte' })).toBeVisible();
  const { total, owed, money } = await shown(number);
  expect(owed).toBe(total);
  expect(money.kept).toBeLessThan(0);
  expect(money.leaving).toBe(-money.kept);
  await merchantOrders('refunded', number);
  expect(await merchantOrders('paid', number, total.replace('.', ','))).not.toContain('goes back');
  expect((await shown(number)).money).toEqual({ kept: Math.round(total * 100) + money.kept, leaving: 0 });
  await page.goto(at);
  await expect(page.getByRole('main')).toContainText('Zwrócone');
  await expect(page.getByRole('main')).not.toContainText('w drodze');
});

test('withdrawing from an order that is paid in part keeps what the rest costs, and says so', async ({
  newContext,
}) => {
  const context = await newContext({ baseURL: desk.url });
  const at = await placeOrder(context, TWO);
  const number = String(numberOf(at));
  await merchantOrders('paid', number, '20,00');
  const page = await context.newPage();
  await page.goto(`${at}/odstapienie`);
  await page.getByLabel('Tylko od niektórych rzeczy').check();
  await page.getByLabel(/^Kubek Codzienny/).selectOption('1');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('main')).toContainText('Z tego, co już zapłacono, 20,00 zł idzie na resztę zamówienia.');
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odstąpienie przyjęte' })).toBeVisible();
  const { to_pay, owed, money } = await shown(number);
  expect(money).toEqual({ kept: 2000, leaving: 0 });
  expect(Number(owed)).toBeGreaterThan(0);
  expect(Number(owed)).toBeLessThan(Number(to_pay) - 20);
  await page.goto(at);
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toContainText(owed.replace('.', ','));
});
