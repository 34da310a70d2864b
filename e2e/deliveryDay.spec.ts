import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import {
  acceptTerms,
  add,
  expectPlaced,
  fillBuyer,
  openCheckout,
  orderForm,
  payByTransfer,
  placeButton,
  way,
} from './support/checkout.ts';
import { expectLaidOut } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectNoHorizontalScroll } from './support/views.ts';

// As many as are wanted are made: an order leaves the stock of other tests as it is.
const named = { product: '1007', 'personalisation[imie]': 'Zosia' };
const field = (page: Page) => orderForm(page).getByLabel('Wybierz dzień dostawy');

test('a day is chosen in the calendar, and the order keeps it', async ({ page, context }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await add(context, named);
  await openCheckout(page);
  await fillBuyer(page, 'dzien@example.pl');
  await expect(field(page)).toBeHidden();
  await way(page, 'Odbiór w pracowni, ul. Garncarska 7').check();
  await expect(field(page)).toBeHidden();
  await way(page, 'Kurier').check();
  await field(page).fill('1.1.2020');
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expect(orderForm(page)).toContainText(/Tego dnia nie można wybrać: .+ Najbliższy wolny dzień: /);
  await expectNoAxeViolations(page);
  expect(fetched.filter((path) => /\/Calendar-/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Wybierz z kalendarza' }).click();
  const popup = page.getByRole('dialog', { name: 'Wybierz dzień dostawy' });
  const free = popup.locator('td button:not([aria-disabled="true"])').first();
  await expect(free).toBeVisible();
  await free.click();
  await expect(popup).toBeHidden();
  const day = await field(page).inputValue();
  expect(day).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  await placeButton(page).click();
  await expectPlaced(page);
  const [of = ''] = day.split('.').map(Number).map(String);
  await expect(page.getByRole('main')).toContainText(
    new RegExp(`Wybrany dzień dostawy: .*\\b${of}\\s.+, o\\sile przelew dotrze wcześniej`),
  );
});

test('without a day nothing changes, and the field fits every window', async ({ page, context }) => {
  await add(context, named);
  await openCheckout(page);
  await way(page, 'Kurier').check();
  await expect(field(page)).toBeVisible();
  await field(page).fill('w przyszły poniedziałek');
  await expectLaidOut(page);
});

test('the calendar fits a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await add(context, named);
  await openCheckout(page);
  await way(page, 'Kurier').check();
  await page.getByRole('button', { name: 'Wybierz z kalendarza' }).click();
  await expect(page.getByRole('dialog', { name: 'Wybierz dzień dostawy' })).toBeVisible();
  await expectNoHorizontalScroll(page);
});
