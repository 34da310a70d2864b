import type { Page } from '@playwright/test';
import { registered, someone, withAddress } from './support/account.ts';
import { desk as shop } from './support/desk.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { numberOf, placeOrder } from './support/order.ts';
import { payByBlik } from './support/pay.ts';
import { expect } from './support/test.ts';
import { views } from './support/views.ts';

/** Goes once to each page; what is wrong is told of all of them together. */
async function expectAllLaidOut(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectLaidOut(page).catch((wrong: Error) => expect.soft(wrong.message, path).toBe(''));
  }
}

const named = { product: '1007', 'personalisation[imie]': 'Zosia' };
const tiles = { product: '1050', number: '1,76' };
const coffee = { product: '1034', size: 'ziarno', number: '2', subscription: '1', days_in_period: '30' };
const course = { product: '1065', size: 'pdf' };
const bundle = { product: '1052' };

test.use({ baseURL: shop.url });

test('every page of an account is laid out well in every window', async ({ page, context }) => {
  const email = await registered(context, shop.url, {
    email: `${someone()}@poczta-o-bardzo-dlugiej-nazwie.example.pl`,
    firstname: 'Konstantyna-Wilhelmina',
    lastname: 'Brzęczyszczykiewicz',
  });
  await withAddress(context, shop.url);
  const at = await placeOrder(context, [named, tiles, coffee], { more: { client_email: email } });
  const number = numberOf(at);
  await page.goto('/konto/adresy');
  const address = await page
    .getByRole('link', { name: /^Zmień adres/ })
    .first()
    .getAttribute('href');
  await expectAllLaidOut(page, [
    '/konto',
    '/konto/dane',
    '/konto/adresy',
    address ?? '',
    '/konto/adresy/nowy',
    '/konto/zgody',
    '/konto/bezpieczenstwo',
    '/konto/zamowienia',
    `/konto/zamowienia/${number}?dodano=1&nie=0:order_notenough:3&mniej=0:1&nie=0:files`,
    '/konto/punkty',
    '/konto/potwierdzenie-adresu',
    '/konto/moje-dane',
    '/konto/zamowienia-bez-konta',
    '/wyloguj',
    `${at}/abonament`,
  ]);
});

test('every page of an order is laid out well in every window', async ({ page, context }) => {
  const transfer = await placeOrder(context, [named, tiles, bundle]);
  const paid = await placeOrder(context, [named, course], { payment: 'blik', more: { order_virtual: '1' } });
  await expectAllLaidOut(page, [transfer, paid, `${transfer}/odstapienie`, '/zamowienie/znajdz/odstapienie']);
  await payByBlik(page, paid);
  await expectLaidOut(page);
  await page.goto('/odzyskiwanie-hasla');
  await expectLaidOut(page);
});

test('amounts of the lines of an order stand at the right on a phone', async ({ page, context }) => {
  await page.setViewportSize(views.phone);
  await page.goto(await placeOrder(context, [named, tiles]));
  const ends = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^\d[\d\s]*,\d\d\szł$/u)
    .evaluateAll((amounts) =>
      amounts
        .filter((amount) => amount.checkVisibility())
        .map((amount) => {
          const range = document.createRange();
          range.selectNodeContents(amount);
          return Math.round(range.getBoundingClientRect().right);
        }),
    );
  expect(ends).toEqual([344, 344]);
});
