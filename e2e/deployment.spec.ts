import type { Page } from '@playwright/test';
import type { Guard } from './support/guard.ts';
import { expect, test } from './support/test.ts';

const LIST = '/kategoria/kubki-i-filizanki';

/**
 * Opens a page and then puts another build in its place: files of the old one are gone, and what a swap asks for is of
 * the new one. A document brings the new files.
 */
async function openOld(page: Page, guard: Guard): Promise<void> {
  guard.allowConsole(/404|Failed to fetch dynamically/);
  let gone = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.route('**/assets/**', (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  await page.route(/set_render/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/data-build="[^"]+"/, 'data-build="b"'),
    });
  });
  await page.goto(LIST);
  await expect(page.locator('#menu_navbar')).toHaveAttribute('data-live', 'true');
  await page.evaluate(() => Object.assign(window, { old: true }));
  gone = true;
}
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
    .getByRole('banner')
    .getByRole('link', { name: /^Koszyk/ })
    .click();
  await expect(page).toHaveURL(/\/koszyk$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
