import type { Page } from '@playwright/test';
import { someone } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectFormAwake } from './support/live.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { linkIn, mailWith } from './support/outbox.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const cup = { product: '1001', size: '350', number: '2' };
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('thanks, says how to pay, and is cancelled', async ({ page, context }) => {
  const at = await placeOrder(context, [cup, named]);
  const number = numberOf(at);
  const answer = await page.goto(at);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
  await expect(heading(page, 'Dziękujemy za zamówienie')).toBeVisible();
  const transfer = page.getByRole('region', { name: 'Zapłać przelewem' });
  await expect(transfer).toContainText('61 1090 1014 0000 0712 1981 2874');
  await expect(transfer).toContainText(`Zamówienie ${number}`);
  await expect(transfer).toContainText('255,00 zł');
  await expect(page.getByRole('region', { name: 'Zamówione' })).toContainText('Imię lub napis: Zosia');
  const copy = transfer.getByRole('button', { name: 'Kopiuj: Numer konta' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(transfer.getByRole('status')).toHaveText('Skopiowano: Numer konta');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('61109010140000071219812874');
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Anuluj zamówienie' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `Anulować zamówienie nr ${number}?` })).toBeVisible();
  await page.getByRole('button', { name: 'Tak, anuluj zamówienie' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Zamówienie anulowane' })).toBeVisible();
  await expect(heading(page, `Zamówienie nr ${number}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Zapłać przelewem' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Anuluj zamówienie' })).toHaveCount(0);
  await mailWith(shop.dataDir, `Zam=C3=B3wienie_nr_${number}_anulowane`);
});

test('is withdrawn from in part and then whole', async ({ page, context }) => {
  const at = await placeOrder(context, [cup], { shipping: 'kurier-0', payment: 'on_delivery' });
  await page.goto(at);
  await page.getByRole('main').getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await expect(heading(page, 'Odstąpienie od umowy')).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Anna Nowak');
  await expectNoAxeViolations(page);
  await page.getByLabel('E-mail').fill('ala@example');
  await page.getByLabel('Tylko od niektórych rzeczy').check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wskaż co najmniej jedną rzecz.' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ala@example');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Podaj adres e-mail/);
  await expectNoAxeViolations(page);

  const email = `${someone()}@example.pl`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Kubek Codzienny/).selectOption('1');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('heading', { name: 'Sprawdź i potwierdź' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 szt. Kubek Codzienny, kobalt, 350 ml');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Zmień' }).click();
  await expect(page.getByLabel(/^Kubek Codzienny/)).toHaveValue('1');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(heading(page, 'Odstąpienie przyjęte')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(email);
  await expectNoAxeViolations(page);
  await mailWith(shop.dataDir, 'Kubek Codzienny, kobalt, 350 ml', email);

  await page.getByRole('link', { name: 'Wróć do zamówienia' }).click();
  await expect(page.getByRole('region', { name: 'Zamówione' })).toContainText('Odstąpiono: 1 szt.');
  await page.getByRole('main').getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await page.getByRole('link', { name: 'Wróć do zamówienia' }).click();
  await expect(page.getByRole('main')).toContainText('Odstąpiono od całej umowy.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Odstąp od umowy tutaj' })).toHaveCount(0);
  await page.goto(`${at}/odstapienie`);
  await expect(page.getByRole('main')).toContainText('To zamówienie jest już zakończone');
});

test('Back after a withdrawal tells what became of it, and nothing is typed anew', async ({ page, context }) => {
  const at = await placeOrder(context, [cup], { shipping: 'kurier-0', payment: 'on_delivery' });
  await page.goto(`${at}/odstapienie`);
  const email = `${someone()}@example.pl`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Tylko od niektórych rzeczy').check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wskaż co najmniej jedną rzecz.' })).toBeVisible();
  await expect(page).toHaveURL(/#dlaczego$/);
  await page.getByLabel(/^Kubek Codzienny/).selectOption('1');
  await page.getByRole('button', { name: 'Dalej' }).click();
  const check = page.getByRole('heading', { name: 'Sprawdź i potwierdź' });
  await expect(check).toBeVisible();
  await page.reload();
  await expect(check).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel(/^Kubek Codzienny/)).toHaveValue('1');
  await page.goForward();
  await expect(check).toBeVisible();
  expect(page.url()).not.toMatch(/@|%40/);
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(heading(page, 'Odstąpienie przyjęte')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Odstąpienie przyjęte')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('1 szt. Kubek Codzienny');
});

// Without scripts httpsProxy.spec.ts finds one.
test('is found by number and e-mail', async ({ page, newContext }) => {
  const at = await placeOrder(await newContext({ baseURL: shop.url }), [cup], {
    shipping: 'kurier-0',
    payment: 'on_delivery',
  });
  const number = numberOf(at);
  await page.goto('/kontakt');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Odstąp od umowy tutaj' }).click();
  await expect(heading(page, 'Odstąp od umowy tutaj')).toBeVisible();
  await expectFormAwake(page.getByRole('button', { name: 'Wyślij mi link' }));
  await expectNoAxeViolations(page);
  await page.getByLabel('Numer zamówienia').fill(String(number));
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ANNA@example.pl');
  await page.getByRole('button', { name: 'Wyślij mi link' }).click();
  await expect(page.getByRole('main')).toContainText('Jeśli jest takie zamówienie, link jest już w drodze');

  const email = `Twoje_zam=C3=B3wienie_nr_${number}`;
  const shape = new RegExp(`/zamowienie/${number}/odstapienie\\?klucz=[\\w-]{24}`);
  const link = await linkIn(shop.dataDir, email, shape);
  await page.goto(link);
  await page.getByLabel('Imię i nazwisko').fill('Ala Nowak');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Potwierdź odstąpienie' }).press('Enter');
  await expect(page.getByRole('main')).toContainText('Ja, Ala Nowak, odstępuję od umowy');
  await page.getByRole('link', { name: 'Wróć do zamówienia' }).click();
  await expect(page).toHaveURL(/klucz=/);
  await expect(heading(page, `Zamówienie nr ${number}`)).toBeVisible();
});

test('fits every width', async ({ page, context }) => {
  const at = await placeOrder(context, [cup, named], { shipping: 'kurier-0', payment: 'on_delivery' });
  for (const path of [at, `${at}/odstapienie`, '/zamowienie/znajdz', '/zamowienie/znajdz/odstapienie']) {
    await page.goto(path);
    await expectFits(page);
  }
});
