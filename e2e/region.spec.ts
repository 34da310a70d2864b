import type { Page } from '@playwright/test';
import { registered, someone, withAddress } from './support/account.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { add, openCheckout } from './support/checkout.ts';
import { desk as shop } from './support/desk.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { placeOrder } from './support/order.ts';
import { expect } from './support/test.ts';

test.use({ baseURL: shop.url });

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const notice = (page: Page) => page.getByRole('dialog', { name: 'Kraj dostawy: Czechy' });
const settings = (page: Page) => page.getByRole('button', { name: /^Ustawienia/ });
const country = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Kraj dostawy' });

/** Hands rest on a page of this address, and nothing comes over it. */
async function expectNoNotice(page: Page, at: RegExp): Promise<void> {
  await expect(page).toHaveURL(at);
  await page.mouse.wheel(0, 50);
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Chooses a country in the header, from the page that is open. */
async function choose(page: Page, name: string): Promise<void> {
  await settings(page).click();
  await country(page).selectOption(name);
  await page.getByRole('banner').getByRole('button', { name: 'Zapisz kraj' }).click();
}

test('a country chosen in the header stays on the page, in the basket and in the order, without a notice for a guest', async ({
  page,
}) => {
  await page.goto(CUP);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('link', { name: /^Koszyk/ })).toContainText('1');
  await choose(page, 'Niemcy');
  await expect(page).toHaveURL(CUP);
  await settings(page).click();
  await expect(country(page)).toHaveValue('DE');
  await expectNoAxeViolations(page);
  await page.goto('/koszyk');
  await expect(page.getByText('Kraj dostawy: Niemcy.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Zmień kraj dostawy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kraj dostawy' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
  await page.goto('/zamowienie');
  await expect(page.getByLabel('Kraj', { exact: true }).first()).toHaveValue('DE');
});

test('a customer reads once that the country is not the usual one, and goes back with the postcode by a press that may fail', async ({
  page,
  context,
  guard,
}) => {
  await registered(context, shop.url, { email: `${someone()}@example.pl` });
  await context.addCookies([
    {
      name: 'setRegionForced',
      value: '{"currentCountry":"Czechy","defaultCountry":"Polska","showModal":true}',
      url: shop.url,
    },
  ]);
  // Nobody is held up while they order or pay.
  const cup = { product: '1001', size: '350' };
  const at = await placeOrder(context, [cup], { payment: 'blik' });
  await add(context, cup);
  await openCheckout(page);
  await expectNoNotice(page, /\/zamowienie$/);
  await page.goto(at);
  await expectNoNotice(page, /\/platnosc$/);
  await page.goto('/zamowienie/znajdz');
  await page.mouse.wheel(0, 50);
  await expect(notice(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await notice(page).getByRole('button', { name: 'Kontynuuj' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const value = (await context.cookies()).find(({ name }) => name === 'setRegionForced')?.value;
  expect(value).toBe('{"currentCountry":"Czechy","defaultCountry":"Polska","showModal":false}');

  const zipcode = '{"currentZipcode":"110 00","defaultZipcode":"00-891","showModal":true}';
  await context.addCookies([
    { name: 'setRegionForced', value: value ?? '', url: shop.url },
    { name: 'setZipcodeForced', value: zipcode, url: shop.url },
  ]);
  await page.goto('/kontakt');
  await page.mouse.wheel(0, 50);
  const both = page.getByRole('dialog', { name: /^Kraj dostawy: Czechy, kod\s110\s00$/ });
  await expect(both).toBeVisible();
  await expectNoAxeViolations(page);
  guard.allowConsole(/503/);
  guard.allowRequest(/unsetRegionAndZipcode/);
  await page.route(/unsetRegionAndZipcode/, (route) => route.fulfill({ status: 503 }), { times: 1 });
  await both.getByRole('button', { name: 'Przywróć zwykłe miejsce' }).click();
  await expect(both.getByRole('alert')).toContainText('Nie udało się przywrócić');
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
  await Promise.all([page.waitForEvent('load'), both.getByRole('button', { name: 'Przywróć zwykłe miejsce' }).click()]);
  const left = (await context.cookies()).map(({ name }) => name);
  expect([left.includes('setRegionForced'), left.includes('setZipcodeForced')]).toEqual([false, false]);

  // One of the two is taken back: the page comes anew, with its prices, and says the rest.
  await context.addCookies([
    { name: 'setRegionForced', value: (value ?? '').replace('false', 'true'), url: shop.url },
    { name: 'setZipcodeForced', value: zipcode, url: shop.url },
  ]);
  await page.goto('/kontakt');
  await page.mouse.wheel(0, 50);
  const half = { unsetTemporaryRegion: { status: 'success' }, unsetTemporaryZipcode: { status: 'error' } };
  await page.route(/unsetRegionAndZipcode/, (route) => route.fulfill({ json: { data: half } }), { times: 1 });
  await Promise.all([page.waitForEvent('load'), both.getByRole('button', { name: 'Przywróć zwykłe miejsce' }).click()]);
  await page.mouse.wheel(0, 50);
  await expect(page.getByRole('dialog', { name: /^Dostawa pod kod\s110\s00$/ })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'setRegionForced')).toBe(false);

  // The postcode alone; Escape keeps it.
  await context.addCookies([{ name: 'setZipcodeForced', value: zipcode, url: shop.url }]);
  await page.goto('/kontakt');
  await page.mouse.wheel(0, 50);
  const postcode = page.getByRole('dialog', { name: /^Dostawa pod kod\s110\s00$/ });
  await expect(postcode).toContainText(/Twój zwykły kod pocztowy to\s00-891\./);
  await expect(postcode.getByRole('button', { name: 'Przywróć zwykły kod' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const kept = (await context.cookies()).find(({ name }) => name === 'setZipcodeForced')?.value;
  expect(kept).toBe(zipcode.replace('true', 'false'));

  // Set on the shop's own page, by who usually has another: the notice tells it and takes it back.
  await context.clearCookies({ name: 'setZipcodeForced' });
  await withAddress(context, shop.url);
  await page.goto('/kontakt');
  await settings(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Kod pocztowy dostawy' }).click();
  await page.getByLabel('Kod pocztowy dostawy').fill('31056');
  await page.getByRole('button', { name: 'Zapisz kod' }).click();
  await expect(page.getByLabel('Kod pocztowy dostawy')).toHaveValue('31-056');
  await page.mouse.wheel(0, 50);
  const own = page.getByRole('dialog', { name: /^Dostawa pod kod\s31-056$/ });
  await expect(own).toBeVisible();
  await expect(own).toContainText(/Twój zwykły kod pocztowy to\s59-700\./);
  await own.getByRole('button', { name: 'Zamknij' }).click();
  await expect(page.getByLabel('Kod pocztowy dostawy')).toHaveValue('31-056');
  await expectNoAxeViolations(page);
  await expectLaidOut(page);
  await page.getByRole('button', { name: 'Zapomnij kod 31-056' }).click();
  await expect(page.getByLabel('Kod pocztowy dostawy')).toHaveValue('');
});
