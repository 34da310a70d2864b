import type { Page } from '@playwright/test';
import {
  acceptTerms,
  expectPlaced,
  fillBuyer,
  openCheckout,
  payByTransfer,
  placeButton,
  way,
} from './support/checkout.ts';
import { desk } from './support/desk.ts';
import type { Guard } from './support/guard.ts';
import { expectAwake, expectTakenOver, islandOf } from './support/live.ts';
import { expect, test } from './support/test.ts';

const CUP = '/produkt/kubek-codzienny-kobalt-1001';
const LIST = '/kategoria/kubki-i-filizanki';

/**
 * Opens a page and then puts another build in its place: files of the old one are gone, and what a swap asks for is of
 * the new one. A document brings the new files.
 */
async function openOld(page: Page, guard: Guard, open = () => openTaken(page, LIST)): Promise<void> {
  guard.allowConsole(/404|Failed to fetch dynamically/);
  let gone = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.route('**/assets/**', (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.route(/set_render/, async (route) => {
    // The browser follows a redirect itself, as it does without this test.
    const answer = await route.fetch({ maxRedirects: 0 });
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/data-build="[^"]+"/, 'data-build="b"'),
    });
  });
  await open();
  await page.evaluate(() => Object.assign(window, { old: true }));
  gone = true;
}

async function openTaken(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectTakenOver(page);
}

const banner = (page: Page) => page.getByRole('banner');
const isOld = (page: Page) => page.evaluate(() => 'old' in window);

test('from a page of a build that is gone a link opens the new one, which buys', async ({ page, guard }) => {
  await openOld(page, guard);
  await page.locator('#content h3 a').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
  await expect.poll(() => isOld(page)).toBe(false);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);
});

test('what such a page has not fetched yet is not missed: filters and windows are forms and links', async ({
  page,
  guard,
}) => {
  await openOld(page, guard);
  await page
    .getByRole('group', { name: /^Szkliwo/ })
    .getByRole('checkbox', { name: /^Mech / })
    .check();
  await expect(page).toHaveURL(/filter_traits\d+=mech/);
  await expect.poll(() => isOld(page)).toBe(false);
  await expect(page.getByRole('navigation', { name: 'Wybrane filtry' })).toContainText('Mech');

  await openOld(page, guard);
  await banner(page).getByRole('link', { name: 'Konto', exact: true }).click();
  await expect(page).toHaveURL(/\/logowanie/);
  await expect.poll(() => isOld(page)).toBe(false);

  await openOld(page, guard);
  await banner(page)
    .getByRole('link', { name: /^Koszyk/ })
    .click();
  await expect(page).toHaveURL(/\/koszyk$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a product whose code is gone before it was fetched buys as without scripts', async ({ newContext, guard }) => {
  const context = await newContext({ baseURL: desk.url });
  const page = await context.newPage();
  await openOld(page, guard, async () => {
    // Nothing but the kernel has come.
    await page.route(/assets\/(?!kernel)[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await openTaken(page, CUP);
  });
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await expect(page).toHaveURL(/\/koszyk\?dodano=1$/);
  await expect(page.getByRole('main').getByText('Produkt został dodany.')).toBeVisible();
  await expect(page.getByRole('main').getByText('1 produkt', { exact: true })).toBeVisible();
});

test('a product that was open buys, and an order that was begun is placed', async ({ newContext, guard }) => {
  const context = await newContext({ baseURL: desk.url });
  const page = await context.newPage();
  const press = page.getByRole('button', { name: 'Do koszyka' }).first();
  await openOld(page, guard, async () => {
    await openTaken(page, CUP);
    await expectAwake(islandOf(press));
  });
  await press.click();
  await page.getByRole('main').getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page).toHaveURL(/\/koszyk$/);
  await expect(banner(page).getByRole('link', { name: /^Koszyk/ })).toHaveAccessibleName(/1 produkt/);

  await openOld(page, guard, () => openCheckout(page));
  await fillBuyer(page, 'wydanie@example.pl');
  await way(page, 'Kurier').check();
  await payByTransfer(page);
  await acceptTerms(page);
  await placeButton(page).click();
  await expectPlaced(page);
});
