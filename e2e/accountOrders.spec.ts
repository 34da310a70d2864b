import type { Page } from '@playwright/test';
import { registered, someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { linkIn } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll, views } from './support/views.ts';

test.use({ baseURL: shop.url });

const cup = { product: '1001', size: '350', number: '2' };
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('who has signed in finds their order in the account and orders it again', async ({ page, context }) => {
  await registered(context, shop.url);
  await page.goto('/konto/zamowienia');
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze żadnego zamówienia' })).toBeVisible();
  await expectNoAxeViolations(page);

  const number = numberOf(await placeOrder(context, [cup, named]));
  await page.goto('/konto');
  await page.getByRole('main').getByRole('link', { name: 'Zamówienia' }).first().click();
  await expect(heading(page, 'Zamówienia')).toBeVisible();
  const row = page.getByRole('list', { name: 'Twoje zamówienia' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Czeka na zapłatę');
  await expect(row).toContainText('255,00 zł');
  await expectNoAxeViolations(page);
  await row.getByRole('link', { name: `Zamówienie nr ${number}` }).click();
  await expect(page.getByRole('region', { name: 'Zamówione' })).toContainText('Imię lub napis: Zosia');

  await page.goto('/konto/zamowienia');
  await page.getByRole('button', { name: `Zamów ponownie: zamówienie nr ${number}` }).click();
  await expect(heading(page, 'Koszyk')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Zosia');
  await expect(page.getByRole('main')).toContainText('Kubek Codzienny');
});

test('says what of an order cannot be bought any more, at every width', async ({ page, context }) => {
  await page.setViewportSize(views.phone);
  await registered(context, shop.url);
  const number = numberOf(await placeOrder(context, [cup]));
  await page.goto(`/konto/zamowienia/${number}?dodano=1&nie=0:order_notenough:3&mniej=0:1&nie=0:files`);
  await expect(heading(page, `Zamówienie nr ${number} jeszcze raz`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Do koszyka trafiła 1 pozycja' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tego nie udało się dodać' })).toContainText('Kubek Codzienny');
  await expect(page.getByRole('region', { name: 'Tego jest mniej niż w zamówieniu' })).toContainText('trafiło 1 szt.');
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
  await page.goto('/konto/zamowienia');
  await expectNoHorizontalScroll(page);
});

// Whose orders join, and by whose link, is told over HTTP (src/server/journeys/guestOrders.server.test.ts).
test('the pages on which orders of a guest join the account have no barrier', async ({ page, context, newContext }) => {
  const email = `${someone()}@example.pl`;
  await placeOrder(await newContext({ baseURL: shop.url }), [cup], { more: { client_email: email } });
  await registered(context, shop.url, { email });
  await page.goto('/konto/zamowienia-bez-konta');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText('Sprawdź pocztę')).toBeVisible();
  const shape = /\/konto\/zamowienia-bez-konta\/[\w-]{43}/;
  const link = await linkIn(shop.dataDir, 'zamowienia-bez-konta/', shape, email);
  await page.goto(link);
  await expect(heading(page, 'Dołączyć zamówienia do konta?')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Dołącz zamówienia' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Do konta dołączyło 1 zamówienie' })).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'Ten link już nie działa')).toBeVisible();
  await expectNoAxeViolations(page);
});
