import type { BrowserContext } from '@playwright/test';
import { ordered, placeButton } from './support/checkout.ts';
import { expectLaidOut, expectLaidOutLarge, expectLaidOutNow, listenToAll } from './support/layout.ts';
import { expectAwake, expectTakenOver, islandOf } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { buy, form, number, openAwake } from './support/productPage.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';

/** What looks unlike the first of its kind, besides the pages that `everyPage.spec.ts` visits. */
const STATES = [
  '/kategoria/glina-i-szkliwa',
  // By the square metre, a bundle, without a picture and with a long name.
  '/produkt/kafle-10x10-kobalt-1050',
  '/produkt/zestaw-herbaciany-nocny-1052',
  '/produkt/czarka-nocna-1011',
  '/koszyk',
  '/logowanie',
  '/rejestracja',
] as const;

const add = (context: BrowserContext, fields: Record<string, string>) =>
  context.request.post('/koszyk', { form: { mode: '1', ...fields }, maxRedirects: 0 });

for (const path of STATES) {
  test(`${path} is laid out well in every window`, async ({ page }) => {
    await page.goto(path);
    await expectTakenOver(page);
    await expectLaidOut(page);
  });
}

async function fillBasket(context: BrowserContext): Promise<void> {
  await add(context, { product: '1001', size: '350', number: '2' });
  await add(context, { product: '1007', 'personalisation[imie]': 'Zosia' });
  await add(context, { product: '1050', number: '1,76' });
  await add(context, { product: '1052' });
}

test('a full basket is laid out well in every window', async ({ page, context }) => {
  await fillBasket(context);
  await page.goto('/koszyk');
  await expectLaidOut(page);
  await page.setViewportSize(views.phone);
  for (const fold of ['#kod', '#karta']) await page.locator(`${fold} > summary`).click();
  await expectLaidOutLarge(page);
});

test('the order form, as it comes and with its errors, is laid out well in every window', async ({ page, context }) => {
  await fillBasket(context);
  await page.goto('/zamowienie');
  await expect(ordered(page)).toContainText('Zosia');
  await expectLaidOut(page);
  await placeButton(page).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectLaidOut(page);
});

test('what opens over a page is laid out well', async ({ page, context }) => {
  await fillBasket(context);
  await page.goto('/kategoria/stol');
  await expectTakenOver(page);
  await page.getByRole('link', { name: 'Stół' }).first().hover();
  await expect(page.getByRole('link', { name: 'Wszystko: Stół' })).toBeVisible();
  await expectLaidOutNow(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .click();
  await expect(page.getByRole('region', { name: 'Podręczny koszyk' })).toBeVisible();
  await expectLaidOutNow(page);
  await page.setViewportSize(views.phone);
  await expectLaidOutNow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /Menu/ })).toBeVisible();
  await expectLaidOutNow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filtry' })).toBeVisible();
  await expectLaidOutNow(page);
});

test('the button to buy comes along on a phone, and one thing is said at a time', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await openAwake(page, CUP);
  const late = page.locator('#projector_late').getByRole('button', { name: 'Do koszyka' });
  const said = await listenToAll(page);
  await buy(page).scrollIntoViewIfNeeded();
  await expect(late).toHaveCount(0);
  await page.getByRole('heading', { name: 'Szczegóły' }).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(late).toBeVisible();
  await expect(page.locator('#projector_late')).toContainText('59,00');
  await expectLaidOutNow(page);
  await expectLaidOutLarge(page);
  await late.click();
  await expect(page.locator('#projector_late')).toContainText('Produkt został dodany.');
  await expectLaidOutLarge(page);
  expect(await said()).toEqual([expect.stringContaining('Produkt został dodany.')]);
  await expect(form(page).getByRole('link', { name: 'Przejdź do koszyka' })).toHaveCount(1);
  await number(page).fill('500');
  await number(page).blur();
  await expect(page.getByText('Maksymalnie możesz zamówić')).toBeVisible();
  expect(await said()).toHaveLength(1);
});

test('the button that comes along has the price for a measure beside the price', async ({ page }) => {
  await page.setViewportSize(views.phone);
  await openAwake(page, '/produkt/herbata-lipa-i-miod-1035');
  await page.getByRole('heading', { name: 'Szczegóły' }).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#projector_late')).toContainText(/34,00\szł\s425,00\szł\sza\s1\skg/);
  await expectLaidOutLarge(page);
});

test('messages of the basket stand where they belong, one at a time', async ({ page, context }) => {
  await fillBasket(context);
  await page.goto('/koszyk');
  await expectAwake(islandOf(page.getByRole('heading', { level: 1 })));
  const said = await listenToAll(page);
  const toasts = page.getByRole('region', { name: 'Komunikaty' }).locator('p');
  await page.getByText('Masz kod rabatowy?').click();
  await page.getByRole('textbox', { name: 'Kod rabatowy' }).fill('NIEMA');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Nie ma takiego kodu rabatowego.')).toBeVisible();
  await expect(toasts).toHaveCount(0);
  expect(await said()).toHaveLength(1);
  const quantity = page.getByRole('textbox', { name: /^Ilość.*Kubek Codzienny/ });
  await quantity.fill('900');
  await quantity.blur();
  await expect(page.getByText('Maksymalnie możesz zamówić')).toBeVisible();
  await expect(toasts).toHaveCount(0);
  expect(await said()).toHaveLength(1);
  await expectLaidOut(page);
  await page.getByRole('button', { name: /^Usuń z koszyka: Kubek Codzienny/ }).click();
  await expect(page.getByText('Maksymalnie możesz zamówić')).toHaveCount(0);
});
