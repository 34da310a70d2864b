import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { desk as shop } from './support/desk.ts';
import { expectLaidOut, expectLaidOutNow } from './support/layout.ts';
import { test } from './support/oneTab.ts';
import { expect } from './support/test.ts';
import { expectFits } from './support/views.ts';

test.use({ baseURL: shop.url });

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const ABOUT = /^około \d+,\d{2}\s€$/;
const product = (page: Page) => page.locator('#projector_prices_section').getByText(ABOUT);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Ustawienia/ }).click();
  await page.getByRole('banner').getByRole('combobox', { name: 'Waluta' }).selectOption(name);
  await page.getByRole('banner').getByRole('button', { name: 'Zapisz walutę' }).click();
}

// Sizes and quantities are drawn by scripts, the basket too: only a browser shows that they tell the same as the server.
test('a currency chosen in the header stands beside prices that scripts draw and calls bring, until złote are chosen again', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: 'preferences', url: shop.url }]);
  await page.goto(CUP);
  await expect(page.locator('#projector_price_value')).toBeVisible();
  await expect(product(page)).toHaveCount(0);
  await choose(page, 'euro (EUR)');
  await expect(page).toHaveURL(CUP);
  await expect(product(page)).toBeVisible();
  await page.getByRole('button', { name: /^Ustawienia/ }).click();
  await expect(
    page
      .getByRole('banner')
      .getByText(/^1 EUR = 4,2731\szł/)
      .first(),
  ).toBeVisible();
  await expectNoAxeViolations(page, { part: page.getByRole('banner') });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('link', { name: /^Koszyk/ })).toContainText('1');
  await expect(product(page)).toBeVisible();
  // A page that comes within the document.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Promocje' })
    .or(page.locator('nav a[href^="/kategoria/"]'))
    .first()
    .click();
  await expect(page.getByRole('main').getByText(ABOUT).first()).toBeVisible();

  // What was looked at.
  await page.goto('/produkt/czajnik-nocny-1023');
  const seen = page.getByRole('region', { name: 'Ostatnio oglądane' });
  await page.mouse.wheel(0, 10_000);
  await expect(seen.getByText(ABOUT).first()).toBeVisible();
  await seen.scrollIntoViewIfNeeded();
  await expectLaidOut(page);
  await expectNoAxeViolations(page, { part: seen });

  // No page is open while the window changes: it would fetch its pictures for the new width, and never show them.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/koszyk');
  const sums = page.getByRole('region', { name: 'Podsumowanie' });
  await expect(sums.getByText(ABOUT)).toBeVisible();
  await page
    .getByRole('button', { name: /Zwiększ|Więcej/ })
    .first()
    .click();
  await expect(sums.getByText(ABOUT)).toBeVisible();
  await expectLaidOut(page);
  await expectNoAxeViolations(page, { part: sums });

  await page.goto('/kraj-dostawy');
  await expectFits(page, () => expectLaidOutNow(page));
  // Under the search box two prices of an answer have the least room on a phone.
  await page.getByRole('banner').getByRole('textbox', { name: 'Szukaj', exact: true }).click();
  await page.getByRole('combobox', { name: 'Szukaj', exact: true }).fill('kubek');
  const found = page.getByRole('listbox', { name: 'Podpowiedzi wyszukiwarki' });
  await expect(found.getByText(ABOUT).first()).toBeInViewport();
  await expectLaidOutNow(page);
  await expectNoAxeViolations(page, { part: page.getByRole('search') });
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
  const main = page.getByRole('main');
  await expectNoAxeViolations(page, { part: main });
  await main.getByRole('combobox', { name: 'Waluta' }).selectOption('złoty (PLN)');
  await main.getByRole('button', { name: 'Zapisz walutę' }).click();
  await page.goto(CUP);
  await expect(page.locator('#projector_price_value')).toBeVisible();
  await expect(product(page)).toHaveCount(0);
});
