import type { BrowserContext, Page } from '@playwright/test';
import { registered as registeredAt } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { payByBlik } from './support/pay.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

/** Gives 1490 points. */
const basin = { product: '1049', number: '1' };
const cup = { product: '1001', size: '350', number: '1' };
/** 1200 points, and no price in money. */
const small = { product: '1005', number: '1', forpoints: '1' };

const registered = (context: BrowserContext): Promise<string> => registeredAt(context, shop.url, { firstname: 'Ola' });

const rows = (page: Page) => page.getByRole('table', { name: 'Historia' }).getByRole('row');
const balance = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();

test('are earned, spent and given back', async ({ page, context, newContext }) => {
  await registered(context);
  await page.goto('/konto');
  await page.getByRole('main').getByRole('link', { name: 'Punkty' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Punkty' })).toBeVisible();
  await expect(page.getByText('Nie ma tu jeszcze żadnych punktów')).toBeVisible();

  // Too few: the basket says so, and so does the page of the order, before anything is sent.
  await context.request.post('/koszyk', { form: { mode: '1', ...cup } });
  await context.request.post('/koszyk', { form: { mode: '1', ...small } });
  await page.goto('/koszyk');
  await expect(page.getByText('Brakuje Ci 1 200 punktów')).toBeVisible();
  await expect(page.getByText('Masz 0 punktów.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Przejdź do zamówienia' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto('/zamowienie');
  await expect(page.getByText('Masz 0 punktów.')).toBeVisible();
  await expect(page.getByText('Brakuje Ci 1 200 punktów.')).toBeVisible();
  await page.goto('/koszyk');
  await page.getByRole('button', { name: /^Usuń z koszyka: Kubek mały/ }).click();
  await expect(page.getByText('Brakuje Ci')).toHaveCount(0);

  const bought = await placeOrder(context, [basin], { payment: 'blik' });
  await page.goto(`/zamowienie/${numberOf(bought)}`);
  await expect(page.getByText('Po zapłacie dopiszemy do konta 1 558 punktów.')).toBeVisible();
  await payByBlik(page, bought);
  await expect(page.getByText('Za to zamówienie masz na koncie 1 558 punktów.')).toBeVisible();
  await page.goto('/konto/punkty');
  await balance(page, '1 558 punktów');
  await expect(page.getByRole('main').getByText('Twoje punkty', { exact: true }).last()).toHaveCSS('font-size', '15px');
  await expect(rows(page)).toHaveCount(2);

  await context.request.post('/koszyk', { form: { mode: '1', ...cup } });
  await context.request.post('/koszyk', { form: { mode: '1', ...small } });
  await page.goto('/koszyk');
  await expect(page.getByText('Masz 1 558 punktów.')).toBeVisible();
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click();
  await expect(page.getByText('Masz 1 558 punktów. Zostanie 358 punktów.')).toBeVisible();
  const paid = await placeOrder(context, [], { payment: 'transfer' });
  const number = numberOf(paid);
  await page.goto(`/zamowienie/${number}`);
  await expect(page.getByRole('region', { name: 'Podsumowanie' })).toContainText('1 200 punktów');
  await expectNoAxeViolations(page);
  await page.goto('/konto/punkty');
  await balance(page, '358 punktów');
  // Who has no scripts reads the same.
  const storageState = await context.storageState();
  const plain = await (await newContext({ baseURL: shop.url, javaScriptEnabled: false, storageState })).newPage();
  await plain.goto('/konto/punkty');
  await balance(plain, '358 punktów');
  await expect(rows(plain).nth(1)).toContainText(`Zapłata za zamówienie nr ${number}`);
  await expect(rows(page).nth(1)).toContainText(`Zapłata za zamówienie nr ${number}`);
  await expectNoAxeViolations(page);

  await page.goto(`/zamowienie/${number}?anuluj=1`);
  await page.getByRole('button', { name: 'Tak, anuluj zamówienie' }).click();
  await expect(page.getByText('Zamówienie jest anulowane. Niczego nie wyślemy.')).toBeVisible();
  await page.goto('/konto/punkty');
  await balance(page, '1 558 punktów');
  await expect(rows(page).nth(1)).toContainText(`Zwrot za zamówienie nr ${number}`);
  await expect(rows(page).nth(1)).toContainText('+1 200');
});

test('fit every width', async ({ page, context }) => {
  await registered(context);
  await page.goto('/konto/punkty');
  await expectFits(page);
  await payByBlik(page, await placeOrder(context, [basin], { payment: 'blik' }));
  await page.goto('/konto/punkty');
  await balance(page, '1 490 punktów');
  await expectFits(page, async (view) => {
    if (view === 'phone') await expectNoAxeViolations(page);
  });
});

test('are nobody else’s', async ({ page, context }) => {
  await page.goto('/konto/punkty');
  await expect(page).toHaveURL(/\/logowanie\?dalej=%2Fkonto%2Fpunkty$/);
  await context.request.post('/koszyk', { form: { mode: '1', ...cup } });
  await context.request.post('/koszyk', { form: { mode: '1', ...small } });
  await page.goto('/koszyk');
  await expect(page.getByText('Produkty za punkty zamówisz po zalogowaniu')).toBeVisible();
});

test('buy what has its price in money by telephone', async ({ page }) => {
  await page.goto('/produkt/dzien-z-mistrzem-toczenia-1069');
  await page.getByRole('button', { name: /^Kup za punkty/ }).click();
  await expect(page.getByText('Produkt został dodany.')).toBeVisible();
  await page.goto('/koszyk');
  await expect(page.getByRole('main')).toContainText('Dzień z mistrzem toczenia');
  await expect(page.getByRole('main')).toContainText(/6\s000\spunktów/);
  await expect(page.getByRole('main')).not.toContainText('wyprzedan');
});
