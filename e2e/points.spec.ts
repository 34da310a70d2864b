import type { Page } from '@playwright/test';
import { registered } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

/** Gives 1490 points. */
const basin = { product: '1049', number: '1' };
const cup = { product: '1001', size: '350', number: '1' };
/** 1200 points, and no price in money. */
const small = { product: '1005', number: '1', forpoints: '1' };

const balance = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();

test.use({ baseURL: shop.url });

// What forms do with points is a journey over HTTP, in src/server/journeys.
test('too few are told in the basket, until what they would buy is taken out', async ({ page, context }) => {
  await registered(context, shop.url, { firstname: 'Ola' });
  for (const form of [cup, small]) await context.request.post('/koszyk', { form: { mode: '1', ...form } });
  await page.goto('/koszyk');
  await expect(page.getByText('Brakuje Ci 1 200 punktów')).toBeVisible();
  await expect(page.getByText('Masz 0 punktów.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Usuń z koszyka: Kubek mały/ }).click();
  await expect(page.getByText('Brakuje Ci')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toBeVisible();
});

test('fit every width in the account, before and after there are some, and read well in an order', async ({
  page,
  context,
}) => {
  await registered(context, shop.url, { firstname: 'Ola' });
  await page.goto('/konto/punkty');
  await expectFits(page);
  const bought = await placeOrder(context, [basin], { payment: 'blik' });
  await context.request.post(bought, { form: { do: 'blik', blik_code: '777123' } });
  await expect(async () => {
    await page.goto('/konto/punkty');
    await expect(page.getByRole('main').getByText('1 490 punktów', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('main').getByText('Twoje punkty', { exact: true }).last()).toHaveCSS('font-size', '15px');
  await expectFits(page, async (view) => {
    if (view === 'phone') await expectNoAxeViolations(page);
  });
  const paid = await placeOrder(context, [cup, small]);
  await page.goto(`/zamowienie/${numberOf(paid)}`);
  await expect(page.getByRole('region', { name: 'Podsumowanie' })).toContainText('1 200 punktów');
  await expectNoAxeViolations(page);
  await page.goto('/konto/punkty');
  await balance(page, '290 punktów');
});
